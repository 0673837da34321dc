import { describe, expect, test } from "vitest";
import { postShape, shapeFaults } from "#contracts/text/text-shape";
import { excerptOf } from "../../../upstream/rules/discussions";
import { discussionWorld } from "./discussion-world";
import type { Start } from "./start";

/** What the text of a post may be, and what is kept of it for lists. */
export function discussionTextSuite(start: Start): void {
  describe("texts of questions and the forum", () => {
    const { people, db, key, post, startThread, reply } = discussionWorld(start);

    test("a text of more lines, quotes or marks than a page shows is refused beside its field, however it is sent", async () => {
      const { opening, id } = await startThread();
      const text = "> - a\n".repeat(200);
      const refusals = [
        await reply(people.sleeper, id, { text }),
        await post(people.owner, `/posts/${opening.id}/edit/`, { text, base: 1 }),
        await post(people.owner, "/questions/", { title: "Is it too long?", text, topics: ["care"], key: key() }),
      ];
      for (const { status, body } of refusals)
        expect([status, body]).toEqual([400, { text: shapeFaults(text, postShape) }]);
    });

    test("how a post begins is kept with it: from the first day, when it is posted, and when it is changed", async () => {
      const posts = await db().selectFrom("post").select(["text", "excerpt"]).execute();
      expect(posts.length).toBeGreaterThan(700);
      expect(posts.filter(({ text, excerpt }) => excerpt !== excerptOf(text))).toEqual([]);
      const { opening } = await startThread(people.owner, { text: "*The left* one." });
      const kept = async () =>
        (await db().selectFrom("post").select("excerpt").where("id", "=", Number(opening.id)).executeTakeFirstOrThrow())
          .excerpt;
      expect(await kept()).toBe("The left one.");
      await post(people.owner, `/posts/${opening.id}/edit/`, { text: "[The right](/guides/) one.", base: 1 });
      expect(await kept()).toBe("The right one.");
    });
  });
}
