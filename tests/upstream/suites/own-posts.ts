import { describe, expect, test } from "vitest";
import type { OwnPosts } from "#contracts/discussions/own-posts";
import { addAccount } from "../../support/account-copy";
import type { ApiVisitor } from "../../support/api-visitor";
import { discussionWorld } from "./discussion-world";
import type { Start } from "./start";

export function ownPostsSuite(start: Start): void {
  describe("what members find of their own", () => {
    const { people, person, db, key, get, post, startThread, reply } = discussionWorld(start);
    const own = (by: ApiVisitor) => get<OwnPosts>("/own-posts/", by);

    /** Whose posts and drafts are of one test alone: the suites share the demonstration's members. */
    const newcomer = async (email: string) => {
      await addAccount(db(), email);
      return person(email);
    };

    test("needs an account, and is empty before they write", async () => {
      expect((await people.anybody.get("/api/v2/own-posts/")).status).toBe(401);
      expect(await own(await newcomer("own-none@example.com"))).toEqual({
        ...{ count: 0, page: 1, pages: 1, items: [], following: [], drafts: [] },
      });
    });

    test("their posts come newest first, with where each stands and why one is hidden; others’ never", async () => {
      const writer = await newcomer("own-posts@example.com");
      const thread = await startThread(writer, { watch: true, name: "Own Posts" });
      const answer = (await reply(writer, thread.id, { text: "**Level** it is." })).body as { id: string };
      await reply(people.sleeper, thread.id);
      const hiding = { decision: "hide", reason: "off-topic" };
      expect((await post(people.staff, `/post-moderation/${answer.id}/decide/`, hiding)).status).toBe(204);
      const { items, following } = await own(writer);
      const discussion = { kind: "thread", slug: thread.slug, title: thread.sent.title };
      expect(items).toMatchObject([
        { number: 2, excerpt: "Level it is.", hidden: "off-topic", discussion: { ...discussion, page: 1 } },
        { number: 1, hidden: null, discussion },
      ]);
      expect(following).toEqual([discussion]);
      expect((await own(people.sleeper)).items[0]).toMatchObject({ number: 3, discussion });
      expect((await writer.get("/api/v2/own-posts/?page=2")).status).toBe(404);
    });

    test("drafts are listed with what they reply to", async () => {
      const writer = await newcomer("own-drafts@example.com");
      const { id, slug } = await startThread();
      for (const target of ["question", `reply-${id}`])
        await post(writer, `/discussion-drafts/${target}/`, { key: key(), fields: { text: "So far" } });
      expect((await own(writer)).drafts).toMatchObject([
        { target: "reply", discussion: { slug } },
        { target: "question", discussion: null },
      ]);
    });
  });
}
