import { rm } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ApiVisitor } from "../../support/api-visitor";
import { jpeg } from "../../support/picture-files";
import type { TestUpstream } from "../../support/upstream";
import { claimMaker, claims, startWithPayments } from "./claim-maker";
import type { Start } from "./start";

/** Whose a claim is, and what belongs to it. */
export function cashbackOwnerSuite(start: Start): void {
  describe("cash back and its owners", () => {
    let upstream: TestUpstream;
    let directory: string;
    const now = () => new Date("2026-11-24T12:00:00Z");
    beforeAll(async () => {
      ({ directory, upstream } = await startWithPayments(start, now));
    });
    afterAll(async () => {
      await upstream.close();
      await rm(directory, { recursive: true });
    });
    const make = claimMaker(() => upstream, now);
    const mails = (email: string) =>
      upstream.db.selectFrom("mail").selectAll().where("recipient", "=", email).orderBy("id").execute();

    test("a receipt that is sent again is one, another one is another", async () => {
      const visitor = new ApiVisitor(upstream.origin, { "x-forwarded-for": "10.9.0.2" });
      const { token } = (await make.begin(visitor)).body as { token: string };
      for (const blue of [1, 1, 2]) {
        const file = await jpeg({ width: 30, height: 20, blue });
        const upload = (await visitor.sendFile("claim-proof", token, file)).body.id as string;
        expect((await visitor.write("POST", `${claims}${token}/proof/`, { upload })).status).toBe(204);
      }
      expect((await visitor.get(`${claims}${token}/`)).body.proofs).toHaveLength(2);
    });

    test("a claim that was confirmed by mail becomes the account’s of exactly that address when its owner joins it", async () => {
      const guest = new ApiVisitor(upstream.origin, { "x-forwarded-for": "10.9.0.2" });
      const token = async (email: string) => /\/([\w-]{43})\//.exec((await mails(email)).at(-1)!.body)![1]!;
      const password = "four words for sleep";
      const claimAs = async (email: string) => {
        const draft = await make.draft(guest);
        await guest.write("POST", `${claims}${draft}/send/`, { ...make.contact, email });
      };
      const confirmed = async (email: string) => {
        await claimAs(email);
        const { status, body } = await guest.write("POST", `${claims}confirm/`, { token: await token(email) });
        expect(status).toBe(200);
        return body.token as string;
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
      expect(await own()).toEqual([first]);
      await visitor.write("POST", "/api/v2/account/written-before/", {});
      expect(await own()).toEqual([first, second]);
      const third = await confirmed("joan@example.com");
      await visitor.write("POST", "/api/v2/account/email/", { email: "joan@example.com", password });
      await visitor.write("POST", "/api/v2/account/email/confirm/", { token: await token("joan@example.com") });
      expect(await own()).toEqual([first, second, third]);
    });
  });
}
