import { describe, expect, test } from "vitest";
import type { OwnPosts } from "../../../app/contracts/discussions/own-posts";
import { discussionWorld } from "./discussion-world";
import type { Start } from "./start";

export function ownPostsSuite(start: Start): void {
  describe("what members find of their own", () => {
    const { people, person, key, get, post, startThread, reply } = discussionWorld(start);
    const own = async (by = people.owner, query = "") => get<OwnPosts>(`/own-posts/${query}`, by);

    test("needs an account, and is empty before they write", async () => {
      expect((await people.anybody.get("/api/v2/own-posts/")).status).toBe(401);
      expect(await own(await person("holder@example.com"))).toEqual({
        ...{ count: 0, page: 1, pages: 1, items: [], following: [], drafts: [] },
      });
    });

    test("their posts come newest first, with where each stands and why one is hidden; others’ never", async () => {
      const thread = await startThread(people.owner, { watch: true });
      const answer = (await reply(people.owner, thread.id, { text: "**Level** it is." })).body as { id: string };
      await reply(people.sleeper, thread.id);
      const hiding = { decision: "hide", reason: "off-topic" };
      expect((await post(people.staff, `/post-moderation/${answer.id}/decide/`, hiding)).status).toBe(204);
      const { items, following } = await own();
      const discussion = { kind: "thread", slug: thread.slug, title: thread.sent.title };
      expect(items).toMatchObject([
        { number: 2, excerpt: "Level it is.", hidden: "off-topic", discussion: { ...discussion, page: 1 } },
        { number: 1, hidden: null, discussion },
      ]);
      expect(following).toEqual([discussion]);
      expect((await own(people.sleeper)).items).toHaveLength(1);
      expect((await people.owner.get("/api/v2/own-posts/?page=2")).status).toBe(404);
    });

    test("drafts are listed with what they reply to", async () => {
      const { id, slug } = await startThread();
      for (const target of ["question", `reply-${id}`])
        await post(people.sleeper, `/discussion-drafts/${target}/`, { key: key(), fields: { text: "So far" } });
      expect((await own(people.sleeper)).drafts).toMatchObject([
        { target: "reply", discussion: { slug } },
        { target: "question", discussion: null },
      ]);
    });
  });
}
