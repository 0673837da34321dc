import { rm } from "node:fs/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { claim, staffClaim, staffClaims as staffList } from "#contracts/cashback/claims";
import { demoClaimCodes } from "#contracts/vocabulary/claims";
import { dayOf } from "#contracts/us-days";
import { dayInSql } from "../../../upstream/database/day-in-sql";
import { ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import { bankAccount, claimMaker, claims, newKey, staffClaims, staffPayouts, startWithPayments } from "./claim-maker";
import type { Start } from "./start";

const day = 86_400_000;

export function cashbackSuite(start: Start): void {
  describe("cash back", () => {
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
    const mails = (email: string) =>
      upstream.db.selectFrom("mail").selectAll().where("recipient", "=", email).orderBy("id").execute();
    const run = () => staff.write("POST", staffPayouts, { key: newKey() });

    test("a claim goes from its draft to paid by way of a question, a decline and an appeal, mailed at each change", async () => {
      const { token, id } = await make.sent(member);
      expect(claim.parse(await shown(token))).toEqual(await shown(token));
      expect(await shown(token)).toMatchObject({ expected: { day: "2026-11-27", waits_for: "us" }, overdue: false });
      await decide(staff, id, "ask", { note: "Which size?" });
      expect(await shown(token)).toMatchObject({ state: "needs-information", may: ["answer"] });
      const answer = { note: "The queen", key: newKey() };
      for (let times = 0; times < 2; times += 1)
        expect((await member.write("POST", `${claims}${token}/answer/`, answer)).status).toBe(204);
      await decide(staff, id, "forward");
      await decide(staff, id, "decline", { reason: "returned" });
      expect(await shown(token)).toMatchObject({ state: "declined", reason: "returned", may: ["appeal"] });
      await member.write("POST", `${claims}${token}/appeal/`, { note: "I kept it", key: newKey() });
      const detail = async (by: ApiVisitor) => (await by.get(`${staffClaims}${id}/`)).body;
      expect(await detail(staff)).toMatchObject({ may: [], left_to_others: expect.stringMatching(/^You declined/) });
      expect(await detail(colleague)).toMatchObject({ may: ["grant", "uphold"], left_to_others: null });
      const judged = await decide(staff, id, "grant", { note: "I was right" });
      expect([judged.status, judged.body.detail]).toEqual([409, expect.stringMatching(/^You declined this claim/)]);
      await decide(colleague, id, "grant", { note: "You did" });
      await decide(staff, id, "approve");
      const approved = await shown(token);
      expect(approved.money.owed_cents).toBe(approved.promised.back_cents);
      expect(approved.pay_on).toBe("2026-12-02");
      now = new Date("2026-12-02T12:00:00Z");
      expect((await run()).body.paid).toBeGreaterThan(0);
      const paid = await shown(token);
      expect(paid).toMatchObject({
        state: "paid",
        may: [],
        money: { owed_cents: 0, paid_cents: paid.promised.back_cents },
      });
      expect(paid.events.map(({ action }: { action: string }) => action)).toEqual([
        "send",
        "ask",
        "answer",
        "forward",
        "decline",
        "appeal",
        "grant",
        "approve",
        "pay",
      ]);
      const told = (await mails("owner@example.com")).filter(({ subject }) => subject.includes(`claim ${id}:`));
      expect(told).toHaveLength(9);
      expect(told.every(({ body }) => body.includes(`/cashback/claim/${token}/`))).toBe(true);
      expect(told[0]!.body).toContain("you’ll hear from us by November 27, 2026");
      now = new Date("2026-11-24T12:00:00Z");
    });

    test("what is asked twice in the same words on one day is mailed twice, and the same form again once", async () => {
      const { token, id } = await make.sent(member);
      const ask = { action: "ask", note: "Which size is it?", key: newKey() };
      for (let times = 0; times < 2; times += 1)
        expect((await staff.write("POST", `${staffClaims}${id}/decision/`, ask)).status).toBe(204);
      await member.write("POST", `${claims}${token}/answer/`, { note: "The queen", key: newKey() });
      expect((await decide(staff, id, "ask", { note: ask.note })).status).toBe(204);
      const told = (await mails("owner@example.com")).filter(({ subject }) => subject.includes(`claim ${id}: we need`));
      expect(told).toHaveLength(2);
      expect(told[1]!.body).toBe(told[0]!.body);
    });

    test("other details under the key of a claim that was sent are refused, so that they aren’t lost unseen", async () => {
      const form = await make.purchase();
      const { token } = await make.sent(member, form);
      expect((await make.begin(member, form)).body).toEqual({ token, already: true });
      for (const change of [{ invoice: make.invoice() }, { price: form.price + 100 }, { store: "Uptown" }]) {
        const { status, body } = await make.begin(member, { ...form, ...change });
        expect([status, body.code]).toEqual([409, "key_used"]);
      }
    });

    test("what somebody may not do is refused with a sentence, on both sides of the counter", async () => {
      const { token, id } = await make.sent(member);
      const early = await decide(staff, id, "approve");
      expect([early.status, early.body.detail]).toEqual([409, expect.stringMatching(/^This claim has been sent, /)]);
      const answered = await member.write("POST", `${claims}${token}/answer/`, { note: "Hello", key: newKey() });
      expect([answered.status, answered.body.detail]).toEqual([409, expect.stringMatching(/when we’ve asked you/)]);
      const changed = await member.write("POST", `${claims}${token}/payee/`, bankAccount);
      expect([changed.status, changed.body.detail]).toEqual([409, expect.stringMatching(/sent this claim already/)]);
      expect((await decide(staff, id, "ask")).body).toEqual({ note: ["Write what the claimant should read"] });
      expect((await decide(staff, id, "decline")).body).toEqual({ reason: ["Choose why you decline it"] });
      expect((await decide(member, id, "forward")).status).toBe(403);
      const own = await make.sent(staff);
      const decided = await decide(staff, own.id, "forward");
      expect([decided.status, decided.body.detail]).toEqual([409, expect.stringMatching(/your own/)]);
      expect((await decide(colleague, own.id, "forward")).status).toBe(204);
      expect((await decide(new ApiVisitor(upstream.origin), id, "forward")).status).toBe(401);
      for (const path of [staffClaims, `${staffClaims}${id}/`, staffPayouts, `${staffPayouts}1/file/`]) {
        expect([path, (await member.get(path)).status]).toEqual([path, 403]);
        expect([path, (await new ApiVisitor(upstream.origin).get(path)).status]).toEqual([path, 401]);
      }
    });

    test("what does not fit the offer is said beside its field", async () => {
      const { minimum_cents } = await make.offer();
      const wrong = async (changes: object) => (await make.begin(member, changes)).body;
      expect(await wrong({ bought_on: "2026-12-24" })).toEqual({
        bought_on: [expect.stringMatching(/can’t be in the future/)],
      });
      expect(await wrong({ bought_on: "2020-01-01" })).toEqual({ bought_on: [expect.stringMatching(/began on/)] });
      expect(await wrong({ price: minimum_cents - 1 })).toEqual({ price: [expect.stringMatching(/counts from \$/)] });
      expect(await wrong({ product: " ", invoice: "---" })).toEqual({
        product: ["Enter which mattress you bought"],
        invoice: ["Enter the invoice number, with its letters and digits"],
      });
      expect((await make.begin(member, { offer: "none" })).status).toBe(404);
      const token = (await make.begin(member)).body.token as string;
      const payee = async (changes: object) =>
        (await member.write("POST", `${claims}${token}/payee/`, { ...bankAccount, ...changes })).body;
      expect(await payee({ routing: "123456789" })).toEqual({ routing: [expect.stringMatching(/aren’t a valid one/)] });
      expect(await payee({ account_number: "12a" })).toEqual({ account_number: [expect.stringMatching(/4 to 17/)] });
      expect(Object.keys(await payee({ method: "check" }))).toEqual(["street", "city", "state", "zip"]);
      const send = (typed: object) => member.write("POST", `${claims}${token}/send/`, { ...make.contact, ...typed });
      expect((await send({})).body).toEqual({ non_field_errors: ["Send us your receipt or invoice first."] });
      expect((await send({ phone: "555-0147" })).body).toEqual({ phone: [expect.stringMatching(/10 digits/)] });
      for (const phone of ["+1 (208) 555-0147", "2085550147", "208-555-0147"])
        expect((await send({ phone })).body.phone).toBeUndefined();
    });

    test("an invoice is claimed once, however it is written; a second is told so kindly", async () => {
      await make.sent(member, { invoice: "ab-77 001" });
      for (const invoice of ["AB77001", "INV-ab77OO1", "Invoice no. 00AB77001", "#AB-77-00l", "ＡＢ７７００１"]) {
        const again = await make.begin(new ApiVisitor(upstream.origin), { invoice });
        expect([invoice, again.status, again.body.invoice]).toEqual([
          ...[invoice, 409],
          [expect.stringMatching(/^There’s a claim for this/)],
        ]);
      }
      for (const invoice of ["AB٧٧٠٠١", "АB77001", "AB77001\u0301"]) {
        const { status, body } = await make.begin(member, { invoice });
        expect([invoice, status, body.invoice]).toEqual([invoice, 400, [expect.stringMatching(/A to Z/)]]);
      }
    });

    test("an invoice is free again once its claim is declined, which is appealed against only while it is", async () => {
      const invoice = make.invoice();
      const first = await make.sent(member, { invoice });
      await decide(staff, first.id, "decline", { reason: "no-sale" });
      const second = await make.sent(member, { invoice });
      const appeal = () => member.write("POST", `${claims}${first.token}/appeal/`, { note: "Mine", key: newKey() });
      const refused = await appeal();
      expect([refused.status, refused.body.detail]).toEqual([409, expect.stringMatching(/another claim for the same/)]);
      expect((await shown(first.token)).may).toEqual([]);
      await decide(staff, second.id, "decline", { reason: "no-sale" });
      expect((await appeal()).status).toBe(204);
      expect((await make.begin(member, { invoice })).status).toBe(409);
      await decide(colleague, first.id, "uphold", { note: "The store knows no sale." });
      expect((await make.begin(member, { invoice })).status).toBe(201);
    });

    test("of a claim that is over the number of the account is forgotten; nobody approves what nobody can be paid", async () => {
      const leaver = new ApiVisitor(upstream.origin);
      await leaver.signIn("sleeper@example.com");
      const { id } = await make.sent(member);
      const gone = await make.sent(leaver);
      const numberOf = async (claimed: number) =>
        (
          await upstream.db
            .selectFrom("cashback_claim")
            .where("id", "=", claimed)
            .select("payee_account")
            .executeTakeFirstOrThrow()
        ).payee_account;
      await decide(staff, id, "decline", { reason: "no-sale" });
      await decide(staff, gone.id, "forward");
      // As the account's deletion leaves it.
      await upstream.db.updateTable("cashback_claim").set({ account_id: null }).where("id", "=", gone.id).execute();
      const refused = await decide(staff, gone.id, "approve");
      expect([refused.status, refused.body.detail]).toEqual([409, expect.stringMatching(/nobody to pay/)]);
      now = new Date(now.getTime() + 60 * day);
      await upstream.upkeep();
      expect(await numberOf(id)).toBe(bankAccount.account_number);
      now = new Date(now.getTime() + day);
      await upstream.upkeep();
      expect(await numberOf(id)).toBeNull();
      now = new Date("2026-11-24T12:00:00Z");
    });

    test("a claim is late by the clock alone, and staff see it first", async () => {
      const { token, id } = await make.sent(member);
      expect((await shown(token)).overdue).toBe(false);
      now = new Date(now.getTime() + 4 * day);
      expect((await shown(token)).overdue).toBe(true);
      const { body } = await staff.get(staffClaims);
      expect(staffList.parse(body)).toEqual(body);
      const all = [
        body,
        ...(await Promise.all([2, 3].map(async (page) => (await staff.get(`${staffClaims}?page=${page}`)).body))),
      ];
      expect(all.flatMap(({ items = [] }) => items).find((item: { id: number }) => item.id === id)?.overdue).toBe(true);
      const detail = (await staff.get(`${staffClaims}${id}/`)).body;
      expect(staffClaim.parse(detail)).toEqual(detail);
      now = new Date(now.getTime() - 4 * day);
    });

    test("a code leads to its offer however it is typed; others are answered alike, ten times in ten minutes", async () => {
      const visitor = new ApiVisitor(upstream.origin, { "x-forwarded-for": "10.9.0.2" });
      const redeem = (code: string) => visitor.write("POST", "/api/v2/cashback-codes/", { claim_code: code });
      const [code] = demoClaimCodes;
      const found = await redeem(code.toLowerCase().replaceAll("-", " "));
      expect(found.body).toEqual({ offer: expect.stringMatching(/-cash-back$/), invoice: "CARD-2041" });
      await upstream.db.updateTable("cashback_code").set({ ends_on: "2026-01-01" }).execute();
      const over = await redeem(code);
      const never = await redeem("NEVER-WAS");
      expect([over.status, over.body]).toEqual([400, never.body]);
      for (let tries = 3; tries < 10; tries += 1) await redeem("NEVER-WAS");
      expect((await redeem("NEVER-WAS")).status).toBe(429);
    });

    test("figures count days of the states, in whatever zone the database is spoken to", async () => {
      for (const zone of ["UTC", "JST-9", "HST10"])
        await upstream.db.transaction().execute(async (transaction) => {
          await sql`set local timezone to ${sql.lit(zone)}`.execute(transaction);
          for (const at of ["2026-12-01T01:30:00Z", "2026-12-01T09:59:59Z", "2026-12-01T10:00:00Z"]) {
            const day = dayInSql(sql`${at}::timestamptz`);
            const { rows } = await sql<{ day: string }>`select (${day})::text as day`.execute(transaction);
            expect([zone, at, rows[0]?.day]).toEqual([zone, at, dayOf(new Date(at))]);
          }
        });
    });

    test("drafts that nobody sends go after 30 days, what is sent stays", async () => {
      const token = await make.draft(member);
      const sent = await make.sent(member);
      const guest = new ApiVisitor(upstream.origin, { "x-forwarded-for": "10.9.0.3" });
      const mailed = await make.draft(guest);
      now = new Date(now.getTime() + 29 * day);
      const contact = { ...make.contact, email: "late@example.com" };
      expect((await guest.write("POST", `${claims}${mailed}/send/`, contact)).status).toBe(200);
      now = new Date(now.getTime() + 2 * day);
      await upstream.upkeep();
      expect((await member.get(`${claims}${token}/`)).status).toBe(404);
      expect((await member.get(`${claims}${sent.token}/`)).status).toBe(200);
      // Its link works for a week.
      expect((await member.get(`${claims}${mailed}/`)).status).toBe(200);
      now = new Date("2026-11-24T12:00:00Z");
    });
  });
}
