import { rm } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import { bankAccount, claimMaker, claims, staffClaims, startWithPayments } from "./claim-maker";
import type { Start } from "./start";

/** Claims of whoever is signed out: sent by a mailed link, which confirms what the claim said then. */
export function claimConfirmationSuite(start: Start): void {
  describe("a claim that is confirmed by mail", () => {
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
    const shown = async (token: string, visitor = member) => (await visitor.get(`${claims}${token}/`)).body;
    const mails = (email: string) =>
      upstream.db.selectFrom("mail").selectAll().where("recipient", "=", email).orderBy("id").execute();

    test("whoever is signed out sends by a link in a mail, and the number of an account is never shown", async () => {
      const visitor = new ApiVisitor(upstream.origin, { "x-forwarded-for": "10.9.0.1" });
      const token = await make.draft(visitor);
      const missing = await visitor.write("POST", `${claims}${token}/send/`, make.contact);
      expect(missing.body).toEqual({ email: ["Enter your email address"] });
      const email = "nora@example.com";
      const sent = await visitor.write("POST", `${claims}${token}/send/`, { ...make.contact, email });
      expect(sent.body).toEqual({ token, state: "draft", mail: "not-configured", already: false });
      expect(await shown(token)).toMatchObject({ state: "draft", confirming: true });
      const send = (typed: object) => visitor.write("POST", `${claims}${token}/send/`, { ...make.contact, ...typed });
      // A second press mails nothing more; one with another address another link, and the first one works as well.
      expect((await send({ email })).status).toBe(200);
      expect(await mails(email)).toHaveLength(1);
      now = new Date(now.getTime() + 61_000);
      expect((await send({ email })).status).toBe(200);
      expect((await send({ email: "other@example.com" })).status).toBe(200);
      expect(await mails(email)).toHaveLength(2);
      const linked = async () => (await visitor.get(`/api/v2/cashback-confirmations/${link}/`)).body;
      const link = /\/cashback\/confirm\/([\w-]{43})\//.exec((await mails(email))[0]!.body)![1];
      const drafted = await shown(token);
      expect(await linked()).toMatchObject({
        ...{ sent: false, changed: false, product: drafted.product, invoice: drafted.invoice, name: "Nora Field" },
        payee: { name: "Nora Field", last_four: "7890" },
      });
      let own = "";
      for (let times = 0; times < 2; times += 1) {
        const { status, body } = await visitor.write("POST", `${claims}confirm/`, { token: link });
        expect([status, body.state, times === 0 || body.token === own]).toEqual([200, "submitted", true]);
        own = body.token;
      }
      expect(await linked()).toMatchObject({ sent: true, token: own });
      expect((await visitor.get(`/api/v2/cashback-confirmations/none/`)).status).toBe(404);
      expect((await visitor.write("POST", `${claims}confirm/`, { token: "none" })).status).toBe(400);
      // Whoever typed the draft may be somebody else: the claim’s own address is in the mail alone.
      expect((await visitor.get(`${claims}${token}/`)).status).toBe(404);
      expect((await mails(email)).at(-1)!.body).toContain(`/cashback/claim/${own}/`);
      const { id, payee, email: confirmed } = await shown(own);
      // The one whose link was pressed, whatever was typed since.
      expect(confirmed).toBe(email);
      now = new Date("2026-11-24T12:00:00Z");
      expect(payee).toMatchObject({ last_four: "7890", routing: null });
      const seen = [await shown(own), (await staff.get(`${staffClaims}${id}/`)).body, await mails(email)];
      expect(JSON.stringify(seen)).not.toMatch(/0001234567890|011000015/);
    });

    test("a link that was mailed to another address before leads nowhere once the claim is sent by its own", async () => {
      const visitor = new ApiVisitor(upstream.origin, { "x-forwarded-for": "10.9.0.9" });
      const token = await make.draft(visitor);
      const linkTo = async (email: string) => {
        const sent = await visitor.write("POST", `${claims}${token}/send/`, { ...make.contact, email });
        expect(sent.status).toBe(200);
        return /\/cashback\/confirm\/([\w-]{43})\//.exec((await mails(email)).at(-1)!.body)![1]!;
      };
      const [typed, own] = [await linkTo("typed-it@example.com"), await linkTo("owns-it@example.com")];
      const owner = new ApiVisitor(upstream.origin, { "x-forwarded-for": "10.9.0.10" });
      expect((await owner.write("POST", `${claims}confirm/`, { token: own })).status).toBe(200);
      const confirmation = `/api/v2/cashback-confirmations/${typed}/`;
      const answers = [
        await visitor.get(confirmation),
        await visitor.write("POST", `${confirmation}renew/`, {}),
        await visitor.write("POST", `${claims}confirm/`, { token: typed }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 400, 400]);
      expect((await owner.get(`/api/v2/cashback-confirmations/${own}/`)).body).toMatchObject({ sent: true });
    });

    test("a mailed link confirms the claim as it was then: after any change it says so, and a new one is mailed", async () => {
      const visitor = new ApiVisitor(upstream.origin, { "x-forwarded-for": "10.9.0.4" });
      const email = "changed@example.com";
      const linksTo = async () =>
        (await mails(email)).map(({ body }) => /\/cashback\/confirm\/([\w-]{43})\//.exec(body)![1]!);
      const confirm = (link: string) => visitor.write("POST", `${claims}confirm/`, { token: link });
      const changes: [string, (token: string) => Promise<unknown>][] = [
        [
          "where the money goes",
          (token) =>
            visitor.write("POST", `${claims}${token}/payee/`, { ...bankAccount, account_number: "999988887777" }),
        ],
        [
          "what was bought",
          async (token) => {
            const { offer: _offer, key: _key, ...purchase } = await make.purchase();
            return visitor.write("POST", `${claims}${token}/purchase/`, purchase);
          },
        ],
        ["a receipt", (token) => make.proof(visitor, token)],
      ];
      for (const [what, change] of changes) {
        await upstream.db.deleteFrom("mail").where("recipient", "=", email).execute();
        await upstream.db.deleteFrom("sign_in_attempt").execute();
        const token = await make.draft(visitor);
        await visitor.write("POST", `${claims}${token}/send/`, { ...make.contact, email });
        const [first] = (await linksTo()) as [string];
        await change(token);
        const refused = await confirm(first);
        expect([what, refused.status, refused.body.non_field_errors]).toEqual([
          ...[what, 400],
          [expect.stringMatching(/^Your claim has changed since we sent this link/)],
        ]);
        expect((await visitor.get(`/api/v2/cashback-confirmations/${first}/`)).body).toMatchObject({
          changed: true,
          sent: false,
        });
        const renewed = await visitor.write("POST", `/api/v2/cashback-confirmations/${first}/renew/`, {});
        expect([what, renewed.status, renewed.body.state]).toEqual([what, 200, "draft"]);
        const second = (await linksTo())[1]!;
        expect((await visitor.get(`/api/v2/cashback-confirmations/${second}/`)).body).toMatchObject({ changed: false });
        expect((await confirm(second)).body.state).toBe("submitted");
      }
    });
  });
}
