import { describe, expect, test } from "vitest";
import type { ModeratedPost } from "#contracts/discussions/moderation";
import type { OwnPosts } from "#contracts/discussions/own-posts";
import type { PostDetail } from "#contracts/discussions/posts";
import { discussionWorld } from "./discussion-world";
import type { Start } from "./start";

export function discussionHidingSuite(start: Start): void {
  describe("a hidden discussion", () => {
    const { people, db, key, get, post, question, thread, startThread, reply } = discussionWorld(start);
    const decide = async (id: string, decision: object) =>
      expect((await post(people.staff, `/post-moderation/${id}/decide/`, decision)).status).toBe(204);
    const hide = (id: string) => decide(id, { decision: "hide", reason: "abusive" });

    test("keeps its title for whoever gave it, wherever others read of it", async () => {
      const { id, slug, opening, sent } = await startThread(people.owner, {
        title: "Call the Smiths of Elm Street liars",
      });
      const { id: added } = (await reply(people.sleeper, id)).body as { id: string };
      const read = async (by = people.anybody) => [
        (await thread(slug, by)).thread.title,
        (await get<PostDetail>(`/posts/${added}/`, by)).discussion.title,
        (await get<PostDetail>(`/posts/${opening.id}/`, by)).discussion.title,
      ];
      expect(await read()).toEqual([sent.title, sent.title, sent.title]);
      await hide(opening.id);
      expect(await read()).toEqual([null, null, null]);
      expect(await read(people.sleeper)).toEqual([null, null, null]);
      expect(await read(people.owner)).toEqual([sent.title, sent.title, sent.title]);
      const own = async (by = people.sleeper) => (await get<OwnPosts>("/own-posts/", by)).items[0]!.discussion.title;
      expect([await own(), await own(people.owner)]).toEqual([null, sent.title]);
      const { discussion } = await get<ModeratedPost>(`/post-moderation/${added}/`, people.staff);
      expect(discussion.title).toBe(sent.title);
      await decide(opening.id, { decision: "restore" });
      expect(await read()).toEqual([sent.title, sent.title, sent.title]);
    });

    test("has no word of its title in its address, and gets the old one back when it is shown again", async () => {
      const title = "The Smiths of Oak Street are liars";
      const { id, slug, opening } = await startThread(people.owner, { title });
      const { id: added } = (await reply(people.sleeper, id)).body as { id: string };
      const slugs = async () => [
        (await thread(slug)).thread.slug,
        (await get<PostDetail>(`/posts/${added}/`)).discussion.slug,
        (await get<OwnPosts>("/own-posts/", people.owner)).items[0]!.discussion.slug,
      ];
      await hide(opening.id);
      const neutral = `hidden--${id}`;
      expect(await slugs()).toEqual([neutral, neutral, neutral]);
      expect((await thread(neutral)).thread.id).toBe(id);
      expect(JSON.stringify([await thread(slug), await get(`/posts/${added}/`)])).not.toMatch(/smiths/i);
      // Nobody else gets the address meanwhile.
      const second = await startThread(people.expert, { title });
      expect(second.slug).toBe(`${slug}-${second.id}`);
      await decide(opening.id, { decision: "restore" });
      expect(await slugs()).toEqual([slug, slug, second.slug === slug ? "" : slug]);
      expect((await people.anybody.get(`/api/v2/forum/threads/${neutral}/`)).status).toBe(404);
    });

    test("of a question has neither title nor related ones, and is found by its earlier address", async () => {
      const asked = {
        title: "Are the Smiths of Ash Street liars?",
        text: "They are.",
        topics: ["care"],
        name: "Owen P",
      };
      const { slug } = (await post(people.owner, "/questions/", { ...asked, key: key() })).body as { slug: string };
      const { post: opening, id } = (await question(slug)).question;
      await hide(opening.id);
      const hidden = await question(slug);
      expect(hidden.question).toMatchObject({ title: null, slug: `hidden--${id}` });
      expect(hidden.related).toEqual([]);
      expect(JSON.stringify(hidden)).not.toMatch(/smiths/i);
      expect((await question(slug, people.owner)).question.title).toBe(asked.title);
      const { slug: stored, shown_slug } = await db()
        .selectFrom("discussion")
        .select(["slug", "shown_slug"])
        .where("id", "=", Number(id))
        .executeTakeFirstOrThrow();
      expect([stored, shown_slug]).toEqual([`hidden--${id}`, slug]);
    });
  });
}
