import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ApiVisitor } from "../../support/api-visitor";
import { sendReview } from "../../support/sent-reviews";
import { mayAppeal } from "../../../upstream/rules/reviews/review-states";
import type { TestUpstream } from "../../support/upstream";
import type { Start } from "./start";

/** What somebody of staff leaves to a colleague. */
export function moderationColleagueSuite(start: Start): void {
  describe("a review that somebody of staff wrote or turned down", () => {
    let upstream: TestUpstream;
    let staff: ApiVisitor;
    let colleague: ApiVisitor;
    beforeAll(async () => {
      upstream = await start();
      staff = new ApiVisitor(upstream.origin);
      colleague = new ApiVisitor(upstream.origin);
      await staff.signIn("staff@example.com");
      await colleague.signIn("super@example.com");
    });
    afterAll(() => upstream.close());
    const send = (review: Parameters<typeof sendReview>[1] = {}) => sendReview(upstream.db, review);
    const decide = (id: number, decision: string, more: object = {}, by = staff) =>
      by.write("POST", `/api/v2/moderation/bed/${id}/decide/`, { decision, version: 1, ...more });
    const shown = async (id: number) => (await staff.get(`/api/v2/moderation/bed/${id}/`)).body;
    const appeal = (id: number) =>
      upstream.db
        .updateTable("owner_review_version")
        .set({ appeal: "I do own it, here is how I know.", appealed_at: new Date() })
        .where("review_id", "=", id)
        .execute();

    test("is nobody's who wrote it", async () => {
      const { id: account } = await upstream.db
        .selectFrom("account")
        .where("email", "=", "staff@example.com")
        .select("id")
        .executeTakeFirstOrThrow();
      const id = await send({ account, email: null, model: null });
      for (const decision of ["publish", "dismiss-reports"]) {
        const { status, body } = await decide(id, decision);
        expect([decision, status, body.detail]).toEqual([decision, 409, expect.stringMatching(/^You wrote this/)]);
      }
      expect((await shown(id)).left_to_others).toMatch(/^You wrote this/);
      expect((await decide(id, "publish", {}, colleague)).status).toBe(204);
    });

    test("stays up after a granted appeal until a colleague takes it down, which is told and appealed against again", async () => {
      const writer = "writer-of-two-appeals@example.com";
      const id = await send({ email: writer });
      await decide(id, "refuse", { reason: "not-owner" });
      await appeal(id);
      await decide(id, "grant-appeal", {}, colleague);
      const down = await decide(id, "take-down", { reason: "not-owner" });
      expect([down.status, down.body.detail]).toEqual([
        409,
        expect.stringMatching(/only a colleague can take it down/),
      ]);
      expect(await shown(id)).toMatchObject({ left_to_others: down.body.detail, state: "published" });
      expect((await decide(id, "take-down", { reason: "not-owner" }, colleague)).status).toBe(204);
      const { body } = await upstream.db
        .selectFrom("mail")
        .where("recipient", "=", writer)
        .where("kind", "=", "review-taken-down")
        .select("body")
        .executeTakeFirstOrThrow();
      expect(body).toMatch(/We granted your appeal[^]*you can appeal once/);
      const standing = await upstream.db
        .selectFrom("owner_review_version")
        .where("review_id", "=", id)
        .select(["state", "decided_at", "appealed_at", "appeal_decided_at"])
        .executeTakeFirstOrThrow();
      expect(mayAppeal(standing, true, new Date())).toBeNull();
      await appeal(id);
      for (const by of [staff, colleague]) expect((await decide(id, "grant-appeal", {}, by)).status).toBe(409);
    });

    test("has a letter for each time that it is turned down, in the same words on one day too", async () => {
      const email = "twice-refused@example.com";
      const id = await send({ email });
      const letters = () =>
        upstream.db.selectFrom("mail").where("recipient", "=", email).select(["kind", "body"]).orderBy("id").execute();
      const refuse = () => decide(id, "refuse", { reason: "advertising" });
      // The same decision sent again is none.
      for (let times = 0; times < 2; times += 1) expect((await refuse()).status).toBe(204);
      expect(await letters()).toHaveLength(1);
      // As when its writer has sent it again.
      await upstream.db
        .updateTable("owner_review_version")
        .set({ state: "waiting", reason: null, decided_at: null })
        .where("review_id", "=", id)
        .execute();
      expect((await refuse()).status).toBe(204);
      const [first, second] = await letters();
      expect(second).toEqual(first);
    });

    test("decides an appeal once, for good", async () => {
      const id = await send();
      await decide(id, "refuse", { reason: "not-owner" });
      await appeal(id);
      const own = await decide(id, "deny-appeal");
      expect([own.status, own.body.detail]).toEqual([409, expect.stringMatching(/^You turned this review down/)]);
      expect((await shown(id)).left_to_others).toBe(own.body.detail);
      expect((await decide(id, "deny-appeal", {}, colleague)).status).toBe(204);
      expect((await decide(id, "grant-appeal")).body.detail).toContain("has decided this already");
      expect((await shown(id)).versions[0]!.decisions).toEqual([]);
    });
  });
}
