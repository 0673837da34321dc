import { describe, expect, test } from "vitest";
import type { ThreadListing } from "#contracts/discussions/forum";
import type { PostDetail } from "#contracts/discussions/posts";
import { dayOf, plusDays } from "#contracts/us-days";
import type { ApiVisitor } from "../../support/api-visitor";
import { discussionWorld } from "./discussion-world";
import type { Start } from "./start";

export function discussionWritingSuite(start: Start): void {
  describe("writing in questions and the forum", () => {
    const { people, person, db, key, get, post, questions, question, thread, mailsTo, startThread, reply } =
      discussionWorld(start);

    test("needs an account, and with the first post a name", async () => {
      const sent = { category: "after-you-buy", title: "A title that is long enough", text: "Words.", key: key() };
      expect((await post(people.anybody, "/forum/threads/", sent)).status).toBe(401);
      const before = (await people.sleeper.get(`/api/v2/participant/`)).body;
      expect(before).toMatchObject({ name: null, suggested: "Sandy", newcomer: true });
      expect((await post(people.sleeper, "/forum/threads/", sent)).body).toEqual({ name: ["Choose a name to show"] });
      for (const name of ["Bedlark team", "Mod\u00aderator", "Joan", "Harold \u2060 Imai", "spam@evil.com"]) {
        const { status, body } = await post(people.sleeper, "/forum/threads/", { ...sent, name });
        expect([status, Object.keys(body)], name).toEqual([400, ["name"]]);
      }
      expect((await post(people.sleeper, "/forum/threads/", { ...sent, name: "\u200bSan\u00addy " })).status).toBe(201);
      expect((await people.sleeper.get(`/api/v2/participant/`)).body).toMatchObject({ name: "Sandy" });
      expect((await people.expert.get(`/api/v2/participant/`)).body).toMatchObject({ role: "expert", newcomer: false });
    });

    test("a title that is the name of a page gets an address of its own", async () => {
      const own = "named-as-a-page-kkkkkk";
      const sent = { category: "after-you-buy", title: "Ask???????", text: "Anybody?", key: own };
      const { status, body } = await post(people.expert, "/forum/threads/", sent);
      expect(status).toBe(201);
      expect(body.slug).toMatch(/^ask-\d+$/);
    });

    test("a title that ends in the number of the next thread leaves that one an address too", async () => {
      const title = "Springs collide at night";
      const first = await startThread(people.expert, { title });
      const named = await startThread(people.expert, { title: `${title} ${Number(first.id) + 2}` });
      const next = await startThread(people.expert, { title });
      expect(next.id).toBe(String(Number(first.id) + 2));
      expect([first.slug, named.slug, next.slug]).toEqual([
        "springs-collide-at-night",
        `springs-collide-at-night-${next.id}`,
        `springs-collide-at-night--${next.id}`,
      ]);
    });

    test("what is wrong with it is said beside its field", async () => {
      const sent = { title: "Short", text: " ", category: "nowhere", key: key(), name: "Owen P" };
      expect((await post(people.owner, "/forum/threads/", sent)).body).toEqual({
        title: ["Say a little more, in at least 10 characters"],
        text: ["Write something"],
      });
      const whole = { ...sent, title: "Where do I buy slats?", text: "Anybody?" };
      expect((await post(people.owner, "/forum/threads/", whole)).body).toEqual({ category: ["Choose a category"] });
      const asked = { ...whole, topics: [] };
      expect((await post(people.owner, "/questions/", asked)).body).toEqual({ topics: ["Choose at least one topic"] });
      const links = "See https://one.example.com/a and www.two-beds.com";
      const fault = (await post(people.owner, "/forum/threads/", { ...whole, category: "after-you-buy", text: links }))
        .body;
      expect(fault.text).toEqual(["New members can put in one link until their third post. Take out the others"]);
      const mine = "Write to me: sandy.sleeper@example.com or call 415-555-0134";
      const two = (await post(people.owner, "/forum/threads/", { ...whole, category: "after-you-buy", text: mine }))
        .body;
      expect(two.text).toHaveLength(2);
    });

    test("what is wrong with a title is said beside it, when it is opened and when it is changed", async () => {
      const fault = async (path: string, sent: object) => (await post(people.expert, path, sent)).body;
      const title = "Write to sandy@example.com or 415-555-0134";
      const sent = { title, text: "Anybody?", key: key() };
      const thread = { ...sent, category: "after-you-buy" };
      expect((await fault("/forum/threads/", thread)).title).toHaveLength(2);
      expect((await fault("/questions/", { ...sent, topics: ["care"] })).title).toHaveLength(2);
      const link = { ...thread, title: "Cheap beds at www.two-beds.com", text: "Call 415-555-0134." };
      expect(Object.keys(await fault("/forum/threads/", link))).toEqual(["title", "text"]);
      const { opening } = await startThread(people.expert);
      const changed = { text: opening.text, title, base: 1 };
      expect(Object.keys(await fault(`/posts/${opening.id}/edit/`, changed))).toEqual(["title"]);
    });

    test("a reply is numbered, quotes words that are there, and reaches whoever follows once until they return", async () => {
      const { id, slug, opening, sent } = await startThread(people.owner, { watch: true });
      const wrong = await reply(people.sleeper, id, { quote: { number: 1, text: "the right one" } });
      expect(Object.keys(wrong.body)).toEqual(["quote"]);
      const quoted = await reply(people.sleeper, id, { quote: { number: 1, text: "by an inch" } });
      expect(quoted.body).toMatchObject({ number: 2, page: 1 });
      await reply(people.sleeper, id);
      const news = async () =>
        (await mailsTo("owner@example.com")).filter(({ subject }) => subject.includes(sent.title));
      expect((await news()).map(({ kind }) => kind)).toEqual(["discussion-news"]);
      expect((await news())[0]!.body).toContain(`/mattress-forum/threads/${slug}/#post-2`);
      const read = await thread(slug, people.owner);
      expect(read.posts[1]!.quote).toEqual({ number: 1, author: opening.author.name, text: "by an inch" });
      await reply(people.sleeper, id, { text: "And now?" });
      expect(await news()).toHaveLength(2);
      await post(people.owner, `/discussions/${id}/watch/`, { on: false });
      await thread(slug, people.owner);
      await reply(people.expert, id, { text: "Slats too far apart, I would guess." });
      expect(await news()).toHaveLength(2);
    });

    test("posting throws its draft away, and the form that was posted keeps no other", async () => {
      const { id } = await startThread();
      const sent = { key: key(), text: "Is the frame level?" };
      const draft = `/discussion-drafts/reply-${id}/`;
      const keep = (used: string) => post(people.sleeper, draft, { key: used, fields: { text: sent.text } });
      const kept = async () => (await get<{ fields: unknown }>(draft, people.sleeper)).fields;
      const nowhere = { key: key(), fields: { text: sent.text } };
      expect((await post(people.sleeper, "/discussion-drafts/reply-99999999/", nowhere)).status).toBe(404);
      expect((await keep(sent.key)).status).toBe(204);
      expect(await kept()).toEqual({ text: sent.text });
      expect((await reply(people.sleeper, id, sent)).status).toBe(201);
      expect(await kept()).toBeNull();
      const late = await keep(sent.key);
      expect([late.status, late.body.code]).toEqual([409, "posted"]);
      expect(await kept()).toBeNull();
      expect((await keep(key())).status).toBe(204);
      expect(await kept()).toEqual({ text: sent.text });
      expect((await post(people.sleeper, draft, { key: key(), fields: { text: "Is\0 it?\ud800" } })).status).toBe(204);
      expect(await kept()).toEqual({ text: "Is it?" });
    });

    test("an edit keeps the earlier text and title, which everybody may read, and an older base is told so", async () => {
      const { opening, slug, sent } = await startThread();
      const edit = (text: string, base: number, by = people.owner) =>
        post(by, `/posts/${opening.id}/edit/`, { text, base });
      expect((await edit("By two inches.", 1)).status).toBe(204);
      expect((await edit("By two inches.", 1)).status).toBe(204);
      const late = await edit("By three.", 1);
      expect([late.status, late.body.code]).toEqual([409, "newer_version"]);
      expect((await edit("Not mine.", 2, people.sleeper)).status).toBe(404);
      const { history, post: now } = await get<PostDetail>(`/posts/${opening.id}/`);
      expect(history.map(({ text }) => text)).toEqual(["By two inches.", opening.text]);
      expect(now.edited_at).not.toBeNull();
      const titled = { text: "By two inches.", title: "Corner of the bed hangs low", base: 2 };
      expect((await post(people.owner, `/posts/${opening.id}/edit/`, titled)).status).toBe(204);
      expect((await thread(slug)).thread.title).toBe(titled.title);
      const titles = (await get<PostDetail>(`/posts/${opening.id}/`)).history.map(({ title, text }) => [title, text]);
      expect(titles).toEqual([
        [titled.title, "By two inches."],
        [sent.title, "By two inches."],
        [sent.title, opening.text],
      ]);
      expect((await edit("By three.", 2)).body.code).toBe("newer_version");
      expect((await edit("By three.", 3)).status).toBe(204);
    });

    test("a post is changed ten times an hour, and the latest fifty of its earlier texts are read, ten texts a page", async () => {
      const { opening } = await startThread(people.expert);
      const edit = (base: number) =>
        post(people.expert, `/posts/${opening.id}/edit/`, { text: `By ${base} inches.`, base });
      for (let base = 1; base <= 10; base += 1) expect((await edit(base)).status).toBe(204);
      const refused = await edit(11);
      expect([refused.status, refused.body.code]).toEqual([429, "throttled"]);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3000);
      const versions = Array.from({ length: 60 }, (_, each) => ({
        ...{ post_id: Number(opening.id), version: 100 + each, text: `Then ${each}.`, written_at: new Date(0) },
      }));
      await db().insertInto("post_version").values(versions).execute();
      const read: number[] = [];
      for (let page = 1; page <= 6; page += 1) {
        const { history, ...at } = await get<PostDetail>(`/posts/${opening.id}/?page=${page}`);
        expect(at).toMatchObject({ count: 51, page, pages: 6 });
        expect(history).toHaveLength(page === 6 ? 1 : 10);
        read.push(...history.map(({ version }) => version));
      }
      expect(read).toEqual(Array.from({ length: 51 }, (_, each) => 159 - each));
      expect((await people.anybody.get(`/api/v2/posts/${opening.id}/?page=7`)).status).toBe(404);
    });

    test("whoever is new writes five posts an hour, however many they have written, and twenty once they aren’t", async () => {
      const member = await person("holder@example.com");
      const { id } = await startThread();
      const write = () =>
        post(member, `/discussions/${id}/posts/`, { text: "Have you turned it?", name: "Harper Q", key: key() });
      const given: number[] = [];
      for (let each = 0; each < 5; each += 1) given.push((await write()).status);
      const refused = await write();
      expect(given).toEqual([201, 201, 201, 201, 201]);
      expect([refused.status, refused.body.code]).toEqual([429, "throttled"]);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3000);
      const joined = (daysAgo: number) =>
        db()
          .updateTable("participant")
          .set({ joined_on: plusDays(dayOf(new Date()), -daysAgo) })
          .where("name", "=", "Harper Q")
          .execute();
      await joined(1);
      expect((await write()).status).toBe(429);
      await joined(2);
      expect((await write()).status).toBe(201);
    });

    test("what was new since an earlier visit is marked, and lists count it", async () => {
      const { slug, id } = await startThread();
      await thread(slug, people.colleague);
      expect((await thread(slug, people.colleague)).seen).toBeNull();
      await db()
        .updateTable("discussion_visit")
        .set({ seen_at: new Date(Date.now() - 3_600_000) })
        .where("discussion_id", "=", Number(id))
        .execute();
      await reply(people.expert, id);
      const listed = await get<ThreadListing>("/forum/threads/?category=after-you-buy&sort=newest", people.colleague);
      expect(listed.items.find((each) => each.slug === slug)!.unread).toBe(1);
      expect((await thread(slug, people.colleague)).seen).toBe(1);
      expect((await thread(slug, people.colleague)).seen).toBe(1);
      const again = await get<ThreadListing>("/forum/threads/?category=after-you-buy&sort=newest", people.colleague);
      expect(again.items.find((each) => each.slug === slug)!.unread).toBe(0);
    });
    test("a question is answered by an expert, accepted by whoever asked, and voted for by others", async () => {
      const asked = {
        title: "Will a split foundation creak?",
        text: "Ours has two halves.",
        topics: ["foundations"],
        key: key(),
      };
      const { body, status } = await post(people.sleeper, "/questions/", { ...asked, name: "Sandy" });
      expect([status, body]).toEqual([201, { slug: "will-a-split-foundation-creak" }]);
      const open = await question(body.slug as string, people.sleeper);
      expect(open.question).toMatchObject({ own: true, answers: 0, topics: ["foundations"] });
      expect(open.terms.map(({ slug }) => slug)).toContain("foundation");
      expect((await questions("?state=unanswered")).items[0]!.slug).toBe(body.slug);
      const answer = (await reply(people.expert, open.question.id, { text: "Not if the halves are bolted." })).body;
      const accept = (by: ApiVisitor, accepted = true) => post(by, `/posts/${answer.id}/accept/`, { accepted });
      expect((await accept(people.owner)).status).toBe(409);
      expect((await accept(people.sleeper)).status).toBe(204);
      const vote = (by: ApiVisitor, helpful = true) => post(by, `/posts/${answer.id}/helpful/`, { helpful });
      expect((await vote(people.expert)).status).toBe(409);
      expect((await vote(people.anybody)).status).toBe(401);
      expect((await vote(people.owner)).body).toEqual({ votes: 1, voted: true });
      expect((await vote(people.sleeper)).body).toEqual({ votes: 2, voted: true });
      expect((await vote(people.sleeper, false)).body).toEqual({ votes: 1, voted: false });
      const { answers, question: read } = await question(body.slug as string, people.owner);
      expect(answers[0]).toMatchObject({
        accepted: true,
        votes: 1,
        voted: true,
        author: { name: "Harold Imai", role: "expert" },
      });
      expect(read.accepted).toBe(true);
      const [listed] = (await questions(`?q=${encodeURIComponent("halves bolted")}`)).items;
      expect(listed).toMatchObject({ slug: body.slug, answered_by: { name: "Harold Imai" }, accepted: true });
    });

    test("whoever follows a question is mailed again once they have read it", async () => {
      const asked = { title: "Do slats have to be this close?", text: "Ours are not.", topics: ["foundations"] };
      const { slug } = (await post(people.owner, "/questions/", { ...asked, name: "Owen P", watch: true, key: key() }))
        .body;
      const { id } = (await question(slug as string)).question;
      const news = async () =>
        (await mailsTo("owner@example.com")).filter(({ subject }) => subject.includes(asked.title)).length;
      for (const text of ["Closer.", "Much closer."]) await reply(people.expert, id, { text });
      expect(await news()).toBe(1);
      await question(slug as string, people.owner);
      for (const text of ["Closer.", "Much closer."]) await reply(people.expert, id, { text });
      expect(await news()).toBe(2);
    });

    test("an answer says on which page it stands, an expert’s before those of others", async () => {
      const asked = { title: "Where do I put the labels?", text: "There are many.", topics: ["care"], key: key() };
      const { slug } = (await post(people.owner, "/questions/", { ...asked, name: "Owen P" })).body;
      const { id } = (await question(slug as string)).question;
      const pageOf = async (by: ApiVisitor) =>
        (await reply(by, id, { text: "Under the bed.", name: by === people.staff ? "Quinn" : "Robin" })).body
          .page as number;
      for (let each = 0; each < 21; each += 1)
        expect(await pageOf(each % 2 ? people.staff : people.colleague)).toBe(each < 20 ? 1 : 2);
      expect(await pageOf(people.expert)).toBe(1);
      const { answers } = await question(slug as string, people.anybody, "?page=2");
      expect(answers.map(({ number }) => number)).toEqual([21, 22]);
      expect((await get<PostDetail>(`/posts/${answers[0]!.id}/`)).discussion.page).toBe(2);
    });
  });
}
