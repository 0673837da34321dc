import { describe, expect, test } from "vitest";
import type { ForumHome, ThreadListing } from "#contracts/discussions/forum";
import type { PostDetail } from "#contracts/discussions/posts";
import type { ExpertListing } from "#contracts/discussions/questions";
import { readCategories } from "../../../upstream/content/forum-categories";
import { readQuestionFiles, readThreadFiles } from "../../../upstream/demo/discussions/discussion-files";
import { discussionWorld } from "./discussion-world";
import type { Start } from "./start";

export function discussionReadingSuite(start: Start): void {
  describe("reading questions and the forum", () => {
    const { people, get, questions, question, thread } = discussionWorld(start);

    test("every seeded question and thread is there, with as many answers and replies as its file has", async () => {
      const [asked, files] = [await questions(), readQuestionFiles()];
      expect(asked.count).toBe(files.length);
      expect(asked.items).toHaveLength(20);
      for (const file of files.slice(0, 5)) {
        const { question: read, answers } = await question(file.slug);
        expect(read.title).toBe(file.title);
        expect(answers.map(({ text }) => text).sort()).toEqual(file.answers.map(({ text }) => text).sort());
        expect(read.accepted).toBe(file.answers.some(({ accepted }) => accepted));
      }
      const forum = await get<ForumHome>("/forum/");
      const threads = readThreadFiles();
      expect(forum.categories.map(({ slug }) => slug)).toEqual(readCategories().map(({ slug }) => slug));
      expect(forum.categories.reduce((sum, each) => sum + each.threads, 0)).toBe(threads.length);
      expect(forum.latest).toHaveLength(10);
      const longest = threads.find(({ posts }) => posts.length === 45)!;
      expect((await thread(longest.slug, people.anybody, "?page=3")).posts.map(({ number }) => number)).toEqual([
        41, 42, 43, 44, 45,
      ]);
      expect((await people.anybody.get(`/api/v2/forum/threads/${longest.slug}/?page=4`)).status).toBe(404);
    });

    test("questions are narrowed by topic, state and words, and each count holds", async () => {
      for (const { values, key: name } of (await questions()).facets) {
        for (const { value, count } of values) expect((await questions(`?${name}=${value}`)).count, value).toBe(count);
      }
      const found = await questions("?q=memory+foam+slats");
      expect(found.count).toBeGreaterThan(0);
      expect(found.count).toBeLessThan(20);
      expect((await questions("?q=zebra+submarine")).items).toEqual([]);
      expect((await people.anybody.get(`/api/v2/questions/?page=99`)).status).toBe(404);
      const byVotes = await questions("?sort=votes");
      const votes = await Promise.all(
        byVotes.items
          .slice(0, 4)
          .map(async ({ slug }) => Math.max(...(await question(slug)).answers.map((each) => each.votes))),
      );
      expect(votes).toEqual([...votes].sort((one, other) => other - one));
    });

    test("the accepted answer comes first, then those of experts, and an expert says who pays them", async () => {
      const file = readQuestionFiles().find(
        ({ answers }) => answers.length > 1 && answers.some(({ accepted }) => accepted),
      )!;
      const { answers, question: read } = await question(file.slug);
      expect(answers[0]!.accepted).toBe(true);
      expect(read.accepted).toBe(true);
      const { items } = await get<ExpertListing>("/experts/");
      expect(items).toHaveLength(6);
      for (const { expert: said, answers: count } of items) {
        expect(said!.works_for + said!.conflicts).not.toBe("");
        expect(count).toBeGreaterThan(0);
      }
    });

    test("similar questions are found by what somebody is about to ask", async () => {
      const file = readQuestionFiles()[3]!;
      const { items } = (await people.anybody.get(`/api/v2/similar-questions/?q=${encodeURIComponent(file.title)}`))
        .body;
      expect(items[0].slug).toBe(file.slug);
      expect((await people.anybody.get(`/api/v2/similar-questions/?q=%F0%9F%99%82`)).body).toEqual({ items: [] });
    });

    test("similar ones share what is rare: “mattress” alone makes no two questions alike", async () => {
      const similar = async (title: string) => {
        const { items } = await get<{ items: { slug: string }[] }>(
          `/similar-questions/?q=${encodeURIComponent(title)}`,
        );
        return items.map(({ slug }) => slug);
      };
      expect((await similar("How do I get cat pee out of my memory foam mattress?"))[0]).toBe(
        "pet-urine-in-memory-foam",
      );
      expect(await similar("Which mattress do astronomers with telescopes prefer?")).toEqual([]);
    });

    test("a topic, a state or an order that there is not is refused by name", async () => {
      for (const [name, value] of [
        ["topic", "toString"],
        ["state", "answered,lost"],
        ["sort", "best"],
      ] as const) {
        const { status, body } = await people.anybody.get(`/api/v2/questions/?${name}=${value}`);
        expect([status, Object.keys(body)]).toEqual([400, [name]]);
      }
    });

    test("a NUL or half a character in a query is as if it weren’t there", async () => {
      for (const broken of ["%00", "%ED%A0%80"]) {
        for (const path of ["questions/?q=", "forum/threads/?q="])
          expect((await people.anybody.get(`/api/v2/${path}${broken}`)).status, path + broken).toBe(200);
        for (const path of ["similar-questions/?q=", "search/?q="])
          expect((await people.anybody.get(`/api/v2/${path}mattress${broken}`)).status, path + broken).toBe(200);
      }
      expect((await questions("?q=memory%00+foam+slats")).count).toBe((await questions("?q=memory+foam+slats")).count);
      expect((await questions("?topic=care%00")).count).toBe((await questions("?topic=care")).count);
      expect((await people.anybody.get("/api/v2/forum/threads/?category=no%00")).status).toBe(404);
    });

    test("threads are listed by category, the pinned ones first, and found by their words", async () => {
      const pinned = readThreadFiles().find((file) => file.pinned)!;
      const listed = await get<ThreadListing>(`/forum/threads/?category=${pinned.category}`);
      expect(listed.items[0]).toMatchObject({ slug: pinned.slug, pinned: true });
      expect(listed.category!.threads).toBe(listed.count);
      expect((await get<ThreadListing>("/forum/threads/?q=zebra+submarine")).items).toEqual([]);
      expect((await people.anybody.get(`/api/v2/forum/threads/?category=no-such`)).status).toBe(404);
    });

    test("a hidden post keeps its place and its reason, and nobody else reads its text", async () => {
      const file = readThreadFiles().find(({ posts }) => posts.some(({ hidden }) => hidden))!;
      const at = file.posts.findIndex(({ hidden }) => hidden);
      const hidden = (await thread(file.slug)).posts[at]!;
      expect(hidden).toMatchObject({ number: at + 1, text: null, hidden: { reason: file.posts[at]!.reason } });
      const { history } = await get<PostDetail>(`/posts/${hidden.id}/`);
      expect(history).toEqual([]);
      const words = file.posts[at]!.text.split(/\s+/).slice(0, 6).join(" ");
      expect((await get<ThreadListing>(`/forum/threads/?q=${encodeURIComponent(`"${words}"`)}`)).items).toEqual([]);
    });
  });
}
