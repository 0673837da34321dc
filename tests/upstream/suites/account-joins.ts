import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import { claimMaker, claims } from "./claim-maker";
import { bedFields, reviewWriters } from "./review-writers";
import type { Start } from "./start";

const password = "four words for sleep";
const writtenBefore = "/api/v2/account/written-before/";
const nothing = { reviews: { count: 0, items: [] }, claims: { count: 0, items: [] } };

/** What becomes an account's, and what whoever asks for another address learns of others. */
export function accountJoinSuite(start: Start): void {
  describe("what joins an account", () => {
    let upstream: TestUpstream;
    let beds: string[];
    const now = () => new Date("2026-11-24T12:00:00Z");
    beforeAll(async () => {
      upstream = await start({ clock: now, environment: { UPSTREAM_TRUST_PROXY: "1" } });
      beds = (await browser().get("/api/v2/models/")).body.items.map(({ slug }: { slug: string }) => slug);
    });
    afterAll(() => upstream.close());
    const { begin, browser, linkTo, mails, post, send } = reviewWriters(() => upstream, now);
    const make = claimMaker(() => upstream, now);
    const tokenFor = async (email: string, path: string) => {
      const { body } = (await mails(email)).findLast((mail) => mail.body.includes(path))!;
      return new RegExp(`${path}([\\w-]{43})/`).exec(body)![1]!;
    };
    const member = async (email: string) => {
      const visitor = browser();
      await post(visitor, "auth/signup/", { email, first_name: "Nora", password });
      const token = await tokenFor(email, "/signup/confirm/");
      expect((await post(visitor, "auth/signup/confirm/", { token, password })).status).toBe(200);
      return visitor;
    };
    /** A review and a claim by mail, from somebody who isn't logged in. */
    const guestOf = async (email: string, bed: string) => {
      const guest = browser();
      const draft = await begin(guest, { slug: bed });
      await send(guest, draft, { author: "Vic", email });
      expect((await post(guest, `review-confirmations/${await linkTo(email)}/`)).status).toBe(200);
      const begun = await make.draft(guest);
      await guest.write("POST", `${claims}${begun}/send/`, { ...make.contact, email });
      const link = await tokenFor(email, "/cashback/confirm/");
      // From then on its address is another one, which is in mail alone.
      const { token: claim } = (await guest.write("POST", `${claims}confirm/`, { token: link })).body;
      return { guest, claim };
    };
    const ownedBy = async (visitor: ApiVisitor) => ({
      claims: (await visitor.get(claims)).body.items.length as number,
      reviews: (await visitor.get("/api/v2/own-reviews/")).body.reviews.length as number,
    });
    const askFor = async (visitor: ApiVisitor, email: string) => {
      expect((await post(visitor, "account/email/", { email, password })).status).toBe(200);
      return tokenFor(email, "/account/email/confirm/");
    };
    const confirm = (visitor: ApiVisitor, token: string, typed?: string) =>
      post(visitor, "account/email/confirm/", { token, ...(typed === undefined ? {} : { password: typed }) });
    const one = { claims: 1, reviews: 1 };
    const none = { claims: 0, reviews: 0 };

    test("whoever presses the button for an address that a stranger's account asked for joins nothing without its password", async () => {
      const { claim } = await guestOf("victim@example.com", beds[0]!);
      const attacker = await member("attacker@example.com");
      const token = await askFor(attacker, "victim@example.com");
      const [victim, other] = [browser(), await member("victims-own@example.com")];
      for (const presses of [victim, other]) {
        expect(await confirm(presses, token)).toMatchObject({
          status: 400,
          body: { password: [expect.stringMatching(/^Enter the password of the account/)] },
        });
        expect(await confirm(presses, token, "not that password")).toMatchObject({
          status: 400,
          body: { password: ["That isn’t your password. Check it and try again"] },
        });
      }
      expect([await ownedBy(attacker), await ownedBy(other)]).toEqual([none, none]);
      expect((await attacker.get("/api/v2/account/")).body.email).toBe("attacker@example.com");
      expect((await victim.get(`${claims}${claim}/`)).body.payee.last_four).toBe("7890");
    });

    test("guessing the password behind such a link comes to an end, as at the log-in page", async () => {
      const token = await askFor(await member("asks@example.com"), "asked@example.com");
      const guesses = browser();
      const given = [];
      for (let tries = 0; tries < 6; tries += 1) given.push((await confirm(guesses, token, `guess ${tries}`)).status);
      expect(given).toEqual([400, 400, 400, 400, 400, 429]);
      expect((await guesses.signIn("asks@example.com", password)).status).toBe(429);
    });

    test("a new address says what comes with it and to whom the link is shown, and opening it changes nothing", async () => {
      await guestOf("moved@example.com", beds[1]!);
      const visitor = await member("moves@example.com");
      const token = await askFor(visitor, "moved@example.com");
      const joins = {
        reviews: { count: 1, items: [{ of: expect.any(String), title: bedFields.title }] },
        claims: { count: 1, items: [{ product: "Original, queen", seller: expect.any(String) }] },
      };
      const link = async (by: ApiVisitor) => (await by.get(`/api/v2/auth/links/${token}/`)).body;
      const about = { purpose: "address", email: "moved@example.com", joins };
      expect(await link(visitor)).toEqual({ ...about, signed_in: "own" });
      expect(await link(browser())).toEqual({ ...about, signed_in: null });
      expect(await link(await member("neighbor@example.com"))).toEqual({ ...about, signed_in: "other" });
      expect(await ownedBy(visitor)).toEqual(none);
      expect((await confirm(visitor, token)).status).toBe(200);
      expect(await ownedBy(visitor)).toEqual(one);
    });

    test("the password alone confirms a new address, logs in, and takes the place of another account's session", async () => {
      await guestOf("later@example.com", beds[2]!);
      const token = await askFor(await member("early@example.com"), "later@example.com");
      const elsewhere = await member("housemate@example.com");
      expect((await confirm(elsewhere, token, password)).body).toEqual({ email: "later@example.com" });
      expect((await elsewhere.get("/api/v2/account/")).body.email).toBe("later@example.com");
      expect(await ownedBy(elsewhere)).toEqual(one);
    });

    test("a browser that changes its password or address goes on with another session, and a copy of its cookie is out", async () => {
      const visitor = await member("rotates@example.com");
      const copies = async (change: () => Promise<{ status: number }>) => {
        const [copy, csrf] = [browser(), visitor.cookies.get("csrftoken")];
        copy.cookies.set("sessionid", visitor.cookies.get("sessionid")!);
        expect((await copy.get("/api/v2/account/")).status).toBe(200);
        expect((await change()).status).toBeLessThan(300);
        expect(visitor.cookies.get("csrftoken")).not.toBe(csrf);
        return [(await copy.get("/api/v2/account/")).status, (await visitor.get("/api/v2/account/")).status];
      };
      await visitor.write("POST", "/api/v2/comparison-tray/", { action: "add", model: beds[0] });
      const chosen = "another four of them";
      const typed = { current_password: password, password: chosen };
      expect(await copies(() => post(visitor, "account/password/", typed))).toEqual([401, 200]);
      await post(visitor, "account/email/", { email: "rotated@example.com", password: chosen });
      const token = await tokenFor("rotated@example.com", "/account/email/confirm/");
      expect(await copies(() => confirm(visitor, token))).toEqual([401, 200]);
      const { session } = (await visitor.get("/api/v2/auth/user/")).body.user;
      expect(session.compare).toMatchObject([{ slug: beds[0] }]);
    });

    test("a session from before an account got a role opens nothing", async () => {
      const visitor = await member("promoted@example.com");
      const account = upstream.db.updateTable("account").where("email", "=", "promoted@example.com");
      await account.set({ first_name: "Norah" }).execute();
      expect((await visitor.get("/api/v2/account/")).status).toBe(200);
      await account.set({ is_staff: true }).execute();
      expect((await visitor.get("/api/v2/account/")).status).toBe(401);
      await visitor.signIn("promoted@example.com", password);
      expect((await visitor.get("/api/v2/mail/")).status).toBe(200);
    });

    test("what is confirmed by mail is the account's of whoever is signed in with that address; else it waits to be added", async () => {
      const email = "by-mail@example.com";
      const visitor = await member(email);
      await guestOf(email, beds[3]!);
      expect(await ownedBy(visitor)).toEqual(none);
      const waiting = (await visitor.get(writtenBefore)).body;
      expect([waiting.reviews.count, waiting.claims.count]).toEqual([1, 1]);
      expect((await (await member("another@example.com")).get(writtenBefore)).body).toEqual(nothing);
      expect((await browser().get(writtenBefore)).status).toBe(401);
      expect((await visitor.write("POST", writtenBefore, {})).status).toBe(204);
      expect(await ownedBy(visitor)).toEqual(one);
      expect((await visitor.get(writtenBefore)).body).toEqual(nothing);

      const guest = browser();
      await send(guest, await begin(guest, { slug: beds[4] }), { author: "Vic", email });
      const review = await linkTo(email);
      const claim = await make.draft(guest);
      await guest.write("POST", `${claims}${claim}/send/`, { ...make.contact, email });
      const token = await tokenFor(email, "/cashback/confirm/");
      const about = async (by: ApiVisitor) => [
        (await by.get(`/api/v2/review-confirmations/${review}/`)).body.account,
        (await by.get(`/api/v2/cashback-confirmations/${token}/`)).body.account,
      ];
      expect(await about(visitor)).toEqual(["own", "own"]);
      expect(await about(browser())).toEqual([null, null]);
      expect(await about(await member("a-third@example.com"))).toEqual(["other", "other"]);
      expect((await post(visitor, `review-confirmations/${review}/`)).status).toBe(200);
      expect((await visitor.write("POST", `${claims}confirm/`, { token })).status).toBe(200);
      expect(await ownedBy(visitor)).toEqual({ claims: 2, reviews: 2 });
    });

    test("signing up says what will be on the account", async () => {
      await guestOf("signs-up@example.com", beds[5]!);
      await post(browser(), "auth/signup/", { email: "signs-up@example.com", first_name: "Vic", password });
      const token = await tokenFor("signs-up@example.com", "/signup/confirm/");
      const { joins } = (await browser().get(`/api/v2/auth/links/${token}/`)).body;
      expect([joins.reviews.count, joins.claims.count]).toEqual([1, 1]);
    });

    test("a claim that somebody signed in sends is theirs, whoever began it", async () => {
      const [first, second] = [await member("begins@example.com"), await member("sends@example.com")];
      const draft = await make.draft(first);
      await second.write("POST", `${claims}${draft}/send/`, make.contact);
      expect([(await ownedBy(first)).claims, (await ownedBy(second)).claims]).toEqual([0, 1]);
    });

    test("letters about a claim go to the account's new address once that is confirmed", async () => {
      const visitor = await member("old-home@example.com");
      const { id } = await make.sent(visitor);
      const staff = browser();
      await staff.signIn("staff@example.com");
      const asked = async (email: string) =>
        (await mails(email)).filter(({ subject }) => subject.includes("we need something from you")).length;
      expect((await confirm(visitor, await askFor(visitor, "new-home@example.com"))).status).toBe(200);
      expect((await make.decide(staff, id, "ask", { note: "Which size is it?" })).status).toBe(204);
      expect([await asked("old-home@example.com"), await asked("new-home@example.com")]).toEqual([0, 1]);
    });

    test("an account with cash back that isn't paid is deleted only by whoever gives that up", async () => {
      const email = "unpaid@example.com";
      const { claim } = await guestOf(email, beds[6]!);
      const visitor = await member(email);
      const { count, cents, items } = (await visitor.get("/api/v2/account/unpaid/")).body;
      expect([count, items.length, cents > 0]).toEqual([1, 1, true]);
      const refused = await post(visitor, "account/delete/", { password });
      expect([refused.status, Object.keys(refused.body)]).toEqual([400, ["forfeit"]]);
      expect((await browser().get(`${claims}${claim}/`)).body.payee.last_four).toBe("7890");
      expect((await post(visitor, "account/delete/", { password, forfeit: "yes" })).status).toBe(204);
      expect((await browser().get(`${claims}${claim}/`)).body.payee).toBeNull();
    });

    test("whoever asks for another address sees, gets and may do the same whether somebody has it or not", async () => {
      const [own, taken, free] = ["mine-a@example.com", "sleeper@example.com", "nobody-has@example.com"];
      const seenAfter = async (email: string, old: string) => {
        const visitor = await member(old);
        const key = "k".repeat(22);
        const asked = [];
        for (const typed of [{ email, key }, { email, key }, { email }, { email: "sooner@example.com" }, { email }]) {
          const { status, body } = await post(visitor, "account/email/", { ...typed, password });
          asked.push([status, body]);
        }
        const wrong = (await confirm(visitor, "x".repeat(43))).body;
        const data = (await visitor.get("/api/v2/account/data/")).body;
        const seen = [
          asked,
          wrong,
          (await visitor.get("/api/v2/account/")).body,
          (await visitor.get("/api/v2/auth/user/")).body,
          data,
          (await mails(old)).map(({ kind, subject, body, state }) => [kind, subject, body, state]),
        ];
        const text = JSON.stringify(seen);
        return text
          .replaceAll(email, "new@example.com")
          .replaceAll(old, "old@example.com")
          .replaceAll(/"(id|account_id|handle|deletes_at)":\s*("[^"]*"|\d+)/g, '"$1":0')
          .replaceAll(/\/[\w-]{43}\//g, "/token/");
      };
      const [ofTaken, ofFree] = [await seenAfter(taken, own), await seenAfter(free, "mine-b@example.com")];
      expect(ofTaken).toBe(ofFree);
      expect(ofTaken).toContain('"new_email":"new@example.com"');
      expect(ofTaken.split("address is changing").length).toBeGreaterThan(1);
      expect((await mails(taken)).map(({ kind }) => kind)).toEqual(["already-account"]);
      expect((await mails(taken))[0]!.body).not.toMatch(/\/[\w-]{43}\//);
    });

    test("a draft tells nobody what the mailbox of an address that they typed has reviewed", async () => {
      const { slug } = await upstream.db.selectFrom("store").select("slug").executeTakeFirstOrThrow();
      const fields = { ...bedFields, visited_on: "11/02/2026", service: "2", bought: "no" };
      const sent = async (email: string) => {
        const guest = browser();
        const draft = await begin(guest, { kind: "store", slug, fields });
        await send(guest, draft, { author: "Vic", email });
        return { guest, draft };
      };
      await sent("shopper@example.com");
      expect((await post(browser(), `review-confirmations/${await linkTo("shopper@example.com")}/`)).status).toBe(200);
      const codes = async (email: string) => {
        const { guest, draft } = await sent(email);
        const { findings } = (await guest.get(`/api/v2/review-drafts/${draft}/`)).body;
        return findings.map(({ code }: { code: string }) => code);
      };
      expect(await codes("shopper@example.com")).toEqual(await codes("never-shopped@example.com"));
    });
  });
}
