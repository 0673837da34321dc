import { rm } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import { bankAccount, claimMaker, claims, newKey, staffClaims, startWithPayments } from "./claim-maker";
import type { Start } from "./start";

/** What an appeal against a declined claim is worth. */
export function cashbackAppealSuite(start: Start): void {
  describe("a granted appeal of cash back", () => {
    let upstream: TestUpstream;
    let staff: ApiVisitor;
    let colleague: ApiVisitor;
    let member: ApiVisitor;
    let directory: string;
    const now = () => new Date("2026-11-24T12:00:00Z");
    beforeAll(async () => {
      ({ directory, upstream, staff, colleague, member } = await startWithPayments(start, now));
    });
    afterAll(async () => {
      await upstream.close();
      await rm(directory, { recursive: true });
    });
    const make = claimMaker(() => upstream, now);
    const { decide } = make;
    const shown = async (token: string) => (await member.get(`${claims}${token}/`)).body;

    test("is taken back only by somebody who never declined it, in a letter, and appealed against again", async () => {
      const { token, id } = await make.sent(member);
      const letters = () =>
        upstream.db
          .selectFrom("mail")
          .selectAll()
          .where("subject", "like", `Cash back claim ${id}: declined (%`)
          .orderBy("id")
          .execute();
      const appeal = () => member.write("POST", `${claims}${token}/appeal/`, { note: "I kept it", key: newKey() });
      const decline = { reason: "returned", note: "The store says that it has gone back." };
      await decide(staff, id, "decline", decline);
      const form = { note: "I kept it", key: newKey() };
      for (let press = 0; press < 2; press += 1)
        expect((await member.write("POST", `${claims}${token}/appeal/`, form)).status).toBe(204);
      // Other words in the same form would be lost unseen.
      const other = await member.write("POST", `${claims}${token}/appeal/`, {
        ...form,
        note: "I kept it. See the photo",
      });
      expect([other.status, other.body.code]).toEqual([409, "key_used"]);
      await decide(colleague, id, "grant");
      const seen = async (by: ApiVisitor) => (await by.get(`${staffClaims}${id}/`)).body;
      expect(await seen(staff)).toMatchObject({
        may: ["approve"],
        left_to_others: expect.stringMatching(/only a colleague can decline it again/),
      });
      await decide(colleague, id, "approve");
      const own = await decide(staff, id, "decline", decline);
      expect([own.status, own.body.detail]).toEqual([409, expect.stringMatching(/only a colleague can decline it/)]);
      const silent = await decide(colleague, id, "decline", { reason: "returned" });
      expect([silent.status, silent.body]).toEqual([400, { note: [expect.stringMatching(/come to light since/)] }]);
      expect(await shown(token)).toMatchObject({ state: "approved" });
      expect((await decide(colleague, id, "decline", decline)).status).toBe(204);
      expect(await shown(token)).toMatchObject({ state: "declined", may: ["appeal"], appeal_until: "2027-01-23" });
      const [first, second, ...more] = await letters();
      expect(more).toEqual([]);
      expect(first!.body).not.toContain("We granted your appeal");
      expect(second!.body).toMatch(/We granted your appeal[^]*appeal again, once, until January 23, 2027/);
      // The number of the account is there for an appeal that is granted once more.
      await upstream.upkeep();
      expect((await appeal()).status).toBe(204);
      for (const by of [staff, colleague]) {
        const judged = await decide(by, id, "grant");
        expect([judged.status, judged.body.detail]).toEqual([409, expect.stringMatching(/You declined this claim/)]);
      }
      const { payee_account } = await upstream.db
        .selectFrom("cashback_claim")
        .where("id", "=", id)
        .select("payee_account")
        .executeTakeFirstOrThrow();
      expect(payee_account).toBe(bankAccount.account_number);
    });
  });
}
