import { describe, expect, test } from "vitest";
import { discussionWorld } from "./discussion-world";
import type { Start } from "./start";

/** A form that posts something comes twice, elsewhere, or with other words. */
export function discussionKeySuite(start: Start): void {
  describe("the key of a form that posts", () => {
    const { people, key, post, thread, startThread, reply } = discussionWorld(start);

    test("a form is one post: its key elsewhere, or of somebody else, is refused", async () => {
      const [first, second] = [await startThread(), await startThread()];
      const used = key();
      expect((await reply(people.sleeper, first.id, { key: used })).status).toBe(201);
      expect((await reply(people.sleeper, first.id, { key: used })).status).toBe(201);
      for (const [by, id] of [
        [people.sleeper, second.id],
        [people.expert, first.id],
      ] as const) {
        const { status, body } = await reply(by, id, { key: used });
        expect([status, body.code]).toEqual([409, "key_used"]);
      }
      expect((await thread(second.slug)).posts).toHaveLength(1);
      for (const [by, path] of [
        [people.sleeper, "/forum/threads/"],
        [people.owner, "/questions/"],
      ] as const) {
        const opened = await post(by, path, { ...first.sent, topics: ["foundations"] });
        expect([opened.status, opened.body.code]).toEqual([409, "key_used"]);
      }
      expect((await post(people.owner, "/forum/threads/", first.sent)).body).toEqual({ slug: first.slug });
    });

    test("other words under the key of what was posted are refused, so that they aren’t lost unseen", async () => {
      const { id, slug, sent } = await startThread();
      const used = key();
      expect((await reply(people.sleeper, id, { key: used })).status).toBe(201);
      const corrected = await reply(people.sleeper, id, { key: used, text: "Have you turned it over?" });
      expect([corrected.status, corrected.body.code]).toEqual([409, "key_used"]);
      for (const change of [{ title: `${sent.title} again` }, { text: "The right one." }]) {
        const opened = await post(people.owner, "/forum/threads/", { ...sent, ...change });
        expect([opened.status, opened.body.code]).toEqual([409, "key_used"]);
      }
      const { posts, thread: read } = await thread(slug);
      expect([read.title, ...posts.map(({ text }) => text)]).toEqual([sent.title, sent.text, "Have you turned it?"]);
      // Words that were edited later are no other form.
      const edit = { title: `${sent.title} now`, text: "Both, by an inch.", base: 1 };
      expect((await post(people.owner, `/posts/${posts[0]!.id}/edit/`, edit)).status).toBeLessThan(300);
      expect((await post(people.owner, "/forum/threads/", sent)).body.slug).toBe((await thread(slug)).thread.slug);
    });

    test("another quote under the key of a reply is refused, and the same one again is the same reply", async () => {
      const { id, opening } = await startThread();
      const quote = { number: 1, text: "The left one" };
      const used = key();
      expect((await reply(people.sleeper, id, { key: used, quote })).status).toBe(201);
      for (const other of [{ ...quote, text: "by an inch" }, undefined]) {
        const { status, body } = await reply(people.sleeper, id, { key: used, quote: other });
        expect([other, status, body.code]).toEqual([other, 409, "key_used"]);
      }
      // The quoted post has lost the words meanwhile.
      const edit = { title: "Corner hangs down", text: "Both of them.", base: 1 };
      expect((await post(people.owner, `/posts/${opening.id}/edit/`, edit)).status).toBeLessThan(300);
      const marked = { ...quote, text: "The **left**\n one" };
      for (const same of [quote, marked])
        expect((await reply(people.sleeper, id, { key: used, quote: same })).status).toBe(201);
      const plain = key();
      expect((await reply(people.sleeper, id, { key: plain })).status).toBe(201);
      const quoting = await reply(people.sleeper, id, { key: plain, quote: { number: 1, text: "Both of them" } });
      expect([quoting.status, quoting.body.code]).toEqual([409, "key_used"]);
    });

    test("another category or topic under the key of what was opened is refused, but for one that was moved", async () => {
      const { id, slug, sent } = await startThread();
      const moved = { ...sent, category: "choosing-a-bed" };
      const refused = await post(people.owner, "/forum/threads/", moved);
      expect([refused.status, refused.body.code]).toEqual([409, "key_used"]);
      const move = { decision: "move", category: "choosing-a-bed" };
      expect((await post(people.staff, `/discussions/${id}/decide/`, move)).status).toBeLessThan(300);
      expect((await post(people.owner, "/forum/threads/", sent)).body).toEqual({ slug });
      const { category, ...words } = sent;
      const asked = { ...words, key: key(), topics: ["foundations", "firmness"] };
      const { body } = await post(people.owner, "/questions/", asked);
      const again = { ...asked, topics: asked.topics.toReversed() };
      expect((await post(people.owner, "/questions/", again)).body).toEqual(body);
      const other = await post(people.owner, "/questions/", { ...asked, topics: ["foundations"] });
      expect([category, other.status, other.body.code]).toEqual([category, 409, "key_used"]);
    });
  });
}
