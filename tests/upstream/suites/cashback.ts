import { rm } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { claim, staffClaim, staffClaims as staffList } from "../../../app/contracts/cashback/claims";
import { demoClaimCodes } from "../../../app/contracts/vocabulary/claims";
import { ApiVisitor } from "../../support/api-visitor";
import { jpeg } from "../../support/picture-files";
import type { TestUpstream } from "../../support/upstream";
import { bankAccount, claimMaker, claims, newKey, staffClaims, staffPayouts, startWithPayments } from "./claim-maker";
import type { Start } from "./start";

const day = 86_400_000;

export function cashbackSuite(start: Start): void {
  describe("cash back", () => {
    let upstream: TestUpstream;
    let staff: ApiVisitor;
    let member: ApiVisitor;
    let directory: string;
    let now = new Date("2026-11-24T12:00:00Z");
    beforeAll(async () => {
      ({ directory, upstream, staff, member } = await startWithPayments(start, () => now));
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
      await decide(staff, id, "grant", { note: "You did" });
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
      expect((await decide(new ApiVisitor(upstream.origin), id, "forward")).status).toBe(401);
      for (const path of [staffClaims, `${staffClaims}${id}/`, staffPayouts, `${staffPayouts}1/file/`]) {
        expect([path, (await member.get(path)).status]).toEqual([path, 403]);
        expect([path, (await new ApiVisitor(upstream.origin).get(path)).status]).toEqual([path, 401]);
      }
    });

    test("what does not fit the offer is said beside its field", async () => {
      const { minimum_cents } = await make.offer();
      const wrong = async (changes: object) => (await make.begin(member, changes)).body;
      expect(await wrong({ bought_on: "2026-12-24" })).toEqual({ bought_on: [expect.stringMatching(/still to come/)] });
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
      const again = await make.begin(new ApiVisitor(upstream.origin), { invoice: "AB77001" });
      expect([again.status, again.body.invoice]).toEqual([409, [expect.stringMatching(/^There’s a claim for this/)]]);
    });

    test("whoever is signed out sends by a link in a mail, and the number of an account is never shown", async () => {
      const visitor = new ApiVisitor(upstream.origin, { "x-forwarded-for": "10.9.0.1" });
      const token = await make.draft(visitor);
      const missing = await visitor.write("POST", `${claims}${token}/send/`, make.contact);
      expect(missing.body).toEqual({ email: ["Enter your email address"] });
      const email = "nora@example.com";
      const sent = await visitor.write("POST", `${claims}${token}/send/`, { ...make.contact, email });
      expect(sent.body).toEqual({ token, state: "draft", mail: "not-configured" });
      expect(await shown(token)).toMatchObject({ state: "draft", confirming: true });
      // The answer was lost: a second mail would end the link of the first.
      await visitor.write("POST", `${claims}${token}/send/`, { ...make.contact, name: "Nora May Field", email });
      const [mail, ...more] = await mails(email);
      expect([more, (await shown(token)).name]).toEqual([[], "Nora May Field"]);
      const link = /\/cashback\/confirm\/([\w-]{43})\//.exec(mail!.body)![1];
      for (let times = 0; times < 2; times += 1) {
        const { status, body } = await visitor.write("POST", `${claims}confirm/`, { token: link });
        expect([status, body.state]).toEqual([200, "submitted"]);
      }
      expect((await visitor.write("POST", `${claims}confirm/`, { token: "none" })).status).toBe(400);
      const { id, payee } = await shown(token);
      expect(payee).toMatchObject({ last_four: "7890", routing: "011000015" });
      const seen = [await shown(token), (await staff.get(`${staffClaims}${id}/`)).body, await mails(email)];
      expect(JSON.stringify(seen)).not.toContain("0001234567890");
    });

    test("a receipt that is sent again is one, another one is another, and a link can be asked for again", async () => {
      const visitor = new ApiVisitor(upstream.origin, { "x-forwarded-for": "10.9.0.2" });
      const { token } = (await make.begin(visitor)).body as { token: string };
      for (const blue of [1, 1, 2]) {
        const file = await jpeg({ width: 30, height: 20, blue });
        const upload = (await visitor.sendFile("/api/v2/uploads/claim-proof/", file)).body.id as string;
        expect((await visitor.write("POST", `${claims}${token}/proof/`, { upload })).status).toBe(204);
      }
      expect((await shown(token)).proofs).toHaveLength(2);
      await visitor.write("POST", `${claims}${token}/payee/`, bankAccount);
      const email = "again@example.com";
      for (let times = 0; times < 2; times += 1) {
        await visitor.write("POST", `${claims}${token}/send/`, { ...make.contact, email });
        now = new Date(now.getTime() + 61_000);
      }
      expect(await mails(email)).toHaveLength(2);
      now = new Date("2026-11-24T12:00:00Z");
    });

    test("a claim that was confirmed by mail is the account’s of exactly that address, now or as soon as there is one", async () => {
      const guest = new ApiVisitor(upstream.origin, { "x-forwarded-for": "10.9.0.2" });
      const token = async (email: string) => /\/([\w-]{43})\//.exec((await mails(email)).at(-1)!.body)![1]!;
      const password = "four words for sleep";
      const claimAs = async (email: string) => {
        const draft = await make.draft(guest);
        await guest.write("POST", `${claims}${draft}/send/`, { ...make.contact, email });
        return draft;
      };
      const confirmed = async (email: string) => {
        const draft = await claimAs(email);
        expect((await guest.write("POST", `${claims}confirm/`, { token: await token(email) })).status).toBe(200);
        return draft;
      };
      const first = await confirmed("joan.k@example.com");
      await confirmed("joank@example.com");
      await claimAs("joan.k@example.com");
      const visitor = new ApiVisitor(upstream.origin, { "x-forwarded-for": "10.9.0.3" });
      await visitor.write("POST", "/api/v2/auth/signup/", {
        email: "joan.k@example.com",
        first_name: "Joan",
        password,
      });
      const link = await token("joan.k@example.com");
      await visitor.write("POST", "/api/v2/auth/signup/confirm/", { token: link, password });
      const own = async () =>
        (await visitor.get(claims)).body.items.map((item: { token: string }) => item.token).toReversed();
      expect(await own()).toEqual([first]);
      const second = await confirmed("joan.k@example.com");
      expect(await own()).toEqual([first, second]);
      const third = await confirmed("joan@example.com");
      await visitor.write("POST", "/api/v2/account/email/", { email: "joan@example.com", password });
      await visitor.write("POST", "/api/v2/account/email/confirm/", { token: await token("joan@example.com") });
      expect(await own()).toEqual([first, second, third]);
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

    test("drafts that nobody sends go after 30 days, what is sent stays", async () => {
      const token = await make.draft(member);
      const sent = await make.sent(member);
      now = new Date(now.getTime() + 31 * day);
      await upstream.upkeep();
      expect((await member.get(`${claims}${token}/`)).status).toBe(404);
      expect((await member.get(`${claims}${sent.token}/`)).status).toBe(200);
      now = new Date("2026-11-24T12:00:00Z");
    });
  });
}
