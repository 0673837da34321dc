import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ownClaims, payouts } from "#contracts/cashback/claims";
import { paymentFiles } from "../../../upstream/cashback/payouts/payment-file";
import type { PaymentBatch } from "../../../upstream/cashback/payouts/payment-port";
import { runPayouts } from "../../../upstream/cashback/payouts/run-payouts";
import { ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import { claimMaker, claims, ledgerHolds, newKey, staffPayouts, startWithPayments } from "./claim-maker";
import type { Start } from "./start";
import { runs } from "../../support/property-runs";

const day = 86_400_000;

export function cashbackMoneySuite(start: Start): void {
  describe("the money of cash back", () => {
    let upstream: TestUpstream;
    let staff: ApiVisitor;
    let colleague: ApiVisitor;
    let member: ApiVisitor;
    let directory: string;
    let now = new Date("2026-11-24T12:00:00Z");
    beforeAll(async () => {
      ({ directory, upstream, staff, colleague, member } = await startWithPayments(start, () => now));
    });
    afterAll(async () => {
      await upstream.close();
      await rm(directory, { recursive: true });
    });
    const make = claimMaker(
      () => upstream,
      () => now,
    );
    const { decide } = make;
    const shown = async (token: string, visitor = member) => (await visitor.get(`${claims}${token}/`)).body;
    const run = () => staff.write("POST", staffPayouts, { key: newKey() });

    test("the database refuses to change the ledger, and what does not add up", async () => {
      await make.approved(member, staff);
      for (const statement of [
        "update ledger_entry set cents = 1",
        "delete from ledger_entry",
        "truncate ledger_entry",
        "update ledger_transaction set booked_at = now()",
        "delete from ledger_transaction",
        "truncate ledger_transaction cascade",
        "update ledger_account set kind = 'cash'",
        "delete from ledger_account",
        "truncate ledger_account cascade",
      ])
        await expect(sql.raw(statement).execute(upstream.db)).rejects.toThrow(/The ledger only grows/);
      const { id } = await upstream.db.selectFrom("ledger_transaction").select("id").executeTakeFirstOrThrow();
      await upstream.db.insertInto("ledger_account").values({ id: "test", kind: "cash" }).execute();
      const lopsided = { transaction_id: id, account_id: "test", cents: 1 };
      await expect(upstream.db.insertInto("ledger_entry").values(lopsided).execute()).rejects.toThrow(
        /add up to 1 cents/,
      );
      const empty = { kind: "approval" as const, claim_id: 1, reverses: null, booked_at: now };
      await expect(upstream.db.insertInto("ledger_transaction").values(empty).execute()).rejects.toThrow(/0 entries/);
      await ledgerHolds(upstream, staff);
    });

    test("whatever happens to claims, what is shown is what the ledger says", async () => {
      const action = fc.constantFrom(
        "ask",
        "answer",
        "forward",
        "approve",
        "decline",
        "appeal",
        "grant",
        "uphold",
        "pay",
      );
      await fc.assert(
        fc.asyncProperty(fc.array(action, { minLength: 3, maxLength: 14 }), async (actions) => {
          // Payments move the clock on, at last past the end of every offer.
          now = new Date("2026-11-24T12:00:00Z");
          const { token, id } = await make.sent(member);
          // Most histories begin like this; without it few would come to any money.
          for (const each of ["forward", "approve", ...actions]) {
            if (each === "pay") {
              now = new Date(now.getTime() + 9 * day);
              expect((await run()).status).toBe(200);
            } else if (each === "answer" || each === "appeal")
              await member.write("POST", `${claims}${token}/${each}/`, { note: each, key: newKey() });
            else
              await decide(["grant", "uphold"].includes(each) ? colleague : staff, id, each, {
                note: each,
                reason: "returned",
              });
          }
          const { money, promised, state } = await shown(token);
          expect(money.owed_cents + money.paid_cents).toBe(
            ["approved", "paid"].includes(state) ? promised.back_cents : 0,
          );
        }),
        { numRuns: runs(12) },
      );
      await ledgerHolds(upstream, staff);
      now = new Date("2026-11-24T12:00:00Z");
    });

    test("a run that is killed after any step pays nobody twice, and the file is one that an accountant can use", async () => {
      const risky = {
        method: "check",
        payee_name: '=HYPERLINK("x")',
        street: "1 Main, St",
        city: "Boise",
        state: "id",
        zip: "83702",
      };
      const [first, second] = [await make.approved(member, staff), await make.approved(member, staff, risky)];
      now = new Date("2026-12-03T12:00:00Z");
      const sent: PaymentBatch[] = [];
      const files = paymentFiles(directory);
      let fails: "before" | "after" | null = "before";
      const services = {
        db: upstream.db,
        clock: () => now,
        mail: { siteUrl: "http://localhost", siteName: "Bedlark", demo: true },
        payments: {
          ...files,
          async pay(batch: PaymentBatch) {
            if (fails === "before") throw new Error("killed");
            sent.push(batch);
            await files.pay(batch);
            if (fails === "after") throw new Error("killed");
          },
        },
      };
      await expect(runPayouts(services, { key: newKey() })).rejects.toThrow("killed");
      expect(await shown(first.token)).toMatchObject({ state: "approved" });
      expect((await decide(staff, first.id, "decline", { reason: "returned" })).body.detail).toBe(
        "Its payment has been started.",
      );
      fails = "after";
      await expect(runPayouts(services, { key: newKey() })).rejects.toThrow("killed");
      fails = null;
      // Of a process that was killed while it wrote, with numbers of accounts.
      writeFileSync(join(directory, "cash-back-payments-1.csv.0.0.part"), "0001234567890");
      const key = newKey();
      expect(await runPayouts(services, { key })).toEqual({ batch: null, paid: 0, cents: 0 });
      expect(await runPayouts(services, { key })).toEqual({ batch: null, paid: 0, cents: 0 });
      expect(sent.map(({ id, payments }) => [id, payments])).toEqual(
        [sent[0], sent[0]].map((one) => [one!.id, one!.payments]),
      );
      for (const { token } of [first, second]) expect(await shown(token)).toMatchObject({ state: "paid" });
      expect(readdirSync(directory).filter((name) => !name.endsWith(".csv"))).toEqual([]);
      const { body } = await colleague.get(`${staffPayouts}${sent[0]!.id}/file/`);
      expect(body.text).toBe(readFileSync(join(directory, body.name as string), "utf8"));
      expect(body.text).toContain('"0001234567890"');
      expect(body.text).toContain(`"'=HYPERLINK(""x"")"`);
      expect(body.text).toContain('"1 Main, St"');
      const list = (await staff.get(staffPayouts)).body;
      expect(payouts.parse(list)).toEqual(list);
      const kept = await upstream.db.selectFrom("cashback_payout").select("payee_account").execute();
      expect(kept.filter(({ payee_account }) => payee_account !== null)).toEqual([]);
      await ledgerHolds(upstream, staff);
      now = new Date("2026-11-24T12:00:00Z");
    });

    test("an account lists and downloads its claims, and when it is deleted nothing of them names anybody; the ledger stays", async () => {
      const visitor = new ApiVisitor(upstream.origin);
      await visitor.signIn("retailer@example.com");
      await upstream.db.updateTable("session").set({ expires_at: "2040-01-01T00:00:00Z" }).execute();
      const paid = await make.sent(visitor);
      await decide(staff, paid.id, "ask", { note: "Which size, Nora?" });
      const note = "I’m Nora Field, and it’s the queen";
      await visitor.write("POST", `${claims}${paid.token}/answer/`, { note, key: newKey() });
      for (const action of ["forward", "approve"]) await decide(staff, paid.id, action);
      now = new Date(now.getTime() + 9 * day);
      await run();
      now = new Date("2026-11-24T12:00:00Z");
      const { token, id } = await make.approved(visitor, staff);
      const { tables } = (await visitor.get("/api/v2/account/data/")).body;
      expect(tables.cashback_payout).toMatchObject([{ claim_id: paid.id, payee: { name: "Nora Field" } }]);
      expect(tables.cashback_event.map((event: { note: string | null }) => event.note)).toContain(note);
      expect(tables.cashback_proof).toHaveLength(2);
      const { body } = await visitor.get(claims);
      expect(ownClaims.parse(body)).toEqual(body);
      expect(body.items.map((item: { token: string }) => item.token)).toContain(token);
      const before = await upstream.db.selectFrom("ledger_entry").selectAll().execute();
      expect(
        (await visitor.write("POST", "/api/v2/account/delete/", { forfeit: "yes", password: "mattress-demo" })).status,
      ).toBe(204);
      const row = await upstream.db
        .selectFrom("cashback_claim")
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      expect(row).toMatchObject({
        account_id: null,
        name: null,
        email: null,
        phone: null,
        payee: null,
        payee_account: null,
      });
      expect(await upstream.db.selectFrom("cashback_proof").selectAll().where("claim_id", "=", id).execute()).toEqual(
        [],
      );
      expect(await upstream.db.selectFrom("ledger_entry").selectAll().execute()).toEqual(before);
      const of = [paid.id, id];
      const payments = await upstream.db
        .selectFrom("cashback_payout")
        .selectAll()
        .where("claim_id", "in", of)
        .execute();
      expect(payments).toMatchObject([{ claim_id: paid.id, payee: null, payee_account: null }]);
      expect(payments[0]!.cents).toBeGreaterThan(0);
      const events = await upstream.db
        .selectFrom("cashback_event")
        .select("note")
        .where("claim_id", "in", of)
        .execute();
      expect(events.filter((event) => event.note !== null)).toEqual([]);
      now = new Date("2026-12-30T12:00:00Z");
      await run();
      expect(await shown(token)).toMatchObject({ state: "approved" });
      expect((await decide(staff, id, "decline", { reason: "no-payee" })).status).toBe(204);
      await ledgerHolds(upstream, staff);
      now = new Date("2026-11-24T12:00:00Z");
    });
  });
}
