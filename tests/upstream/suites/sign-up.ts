import { Writable } from "node:stream";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { hashPassword, verifyPassword } from "../../../upstream/accounts/passwords";
import type { ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import { shoppers } from "./shoppers";
import type { Start } from "./start";

const password = "four words for sleep";
const other = "another four of them";

/** Signing up and choosing a new password: what is kept, who is told what, and how long. */
export function signUpSuite(start: Start): void {
  describe("signing up", () => {
    let upstream: TestUpstream;
    let now = new Date("2026-11-20T12:00:00Z");
    let log = "";
    beforeAll(async () => {
      upstream = await start({
        clock: () => now,
        environment: { UPSTREAM_TRUST_PROXY: "1" },
        logTo: new Writable({ write: (chunk: Buffer, _encoding, done) => ((log += chunk.toString()), done()) }),
      });
    });
    afterAll(() => upstream.close());
    beforeEach(async () => {
      await upstream.db.deleteFrom("mail").execute();
      await upstream.db.deleteFrom("sign_in_attempt").execute();
    });
    const { browser } = shoppers(() => upstream.origin);
    const later = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));
    const mails = () => upstream.db.selectFrom("mail").selectAll().orderBy("id").execute();
    const lastToken = async () => /\/([\w-]{43})\//.exec((await mails()).at(-1)?.body ?? "")?.[1] ?? "none";
    const signUp = (email: string, more: object = {}, visitor = browser()) =>
      visitor.write("POST", "/api/v2/auth/signup/", { email, first_name: "Nora", password, ...more });
    const confirm = (token: string, visitor = browser(), typed = password) =>
      visitor.write("POST", "/api/v2/auth/signup/confirm/", { token, password: typed });
    const reset = (email: string, visitor = browser()) => visitor.write("POST", "/api/v2/auth/reset/", { email });
    const choose = (token: string, chosen: string, visitor = browser()) =>
      visitor.write("POST", "/api/v2/auth/reset/new/", { token, password: chosen });
    const user = async (visitor: ApiVisitor) => (await visitor.get("/api/v2/auth/user/")).body.user;
    const member = async (email: string) => {
      await signUp(email);
      const visitor = browser();
      expect((await confirm(await lastToken(), visitor)).status).toBe(200);
      return visitor;
    };

    test("makes an account when the address is confirmed, not before, and goes on with the visit", async () => {
      expect((await signUp("Nora@Example.com", { next: "/compare/?a=1" })).body).toEqual({ mail: "not-configured" });
      expect((await browser().signIn("nora@example.com", password)).status).toBe(400);
      const [mail] = await mails();
      expect(mail).toMatchObject({ kind: "confirm-account", recipient: "nora@example.com", state: "queued" });
      expect(mail!.body).not.toContain("Nora");
      const token = await lastToken();
      const visitor = browser();
      expect((await visitor.get(`/api/v2/auth/links/${token}/`)).body).toMatchObject({
        purpose: "sign-up",
        email: "nora@example.com",
      });
      await visitor.get("/api/v2/match/?recipient=me&size=king");
      const { status, body } = await confirm(token, visitor);
      expect([status, body.next, body.user.first_name, body.user.profile]).toEqual([
        200,
        "/compare/?a=1",
        "Nora",
        null,
      ]);
      expect(await user(visitor)).toMatchObject({ is_authenticated: true, session: { mattress_size: "king" } });
      expect((await confirm(token)).status).toBe(400);
      expect((await browser().get(`/api/v2/auth/links/${token}/`)).status).toBe(404);
      expect((await browser().signIn("nora@example.com", password)).status).toBe(200);
    });

    test("answers an address that has an account the same, and tells its owner alone", async () => {
      const given = [await signUp("sleeper@example.com"), await signUp("new@example.com")];
      expect(given.map(({ status, body }) => [status, body])).toEqual(Array(2).fill([200, { mail: "not-configured" }]));
      expect((await mails()).map(({ kind }) => kind)).toEqual(["already-account", "confirm-account"]);
      const asked = [await reset("sleeper@example.com"), await reset("stranger@example.com")];
      expect(asked.map(({ status, body }) => [status, body])).toEqual(Array(2).fill([200, { mail: "not-configured" }]));
      expect((await mails()).map(({ kind }) => kind).slice(2)).toEqual(["reset-password", "no-account"]);
      expect((await browser().signIn("sleeper@example.com")).status).toBe(200);
    });

    test("sends one mail for a form that comes twice, and what was typed last stands", async () => {
      const key = "k".repeat(22);
      await signUp("twice@example.com", { key });
      await signUp("twice@example.com", { key, password: other });
      expect(await mails()).toHaveLength(1);
      await signUp("thrice@example.com", { key });
      expect(await mails()).toHaveLength(2);
      const [first] = await mails();
      await confirm(/\/([\w-]{43})\//.exec(first!.body)![1]!, browser(), other);
      expect((await browser().signIn("twice@example.com", other)).status).toBe(200);
    });

    test("a form that comes again and again counts as one mail, and comes to an end too", async () => {
      const visitor = browser();
      const key = "e".repeat(22);
      const again = () => signUp("eager@example.com", { key }, visitor);
      const given = await Promise.all(Array.from({ length: 8 }, again));
      expect(given.map(({ status }) => status)).toEqual(Array(8).fill(200));
      expect(await mails()).toHaveLength(1);
      // Other forms count as before: the first was one of the four.
      const others = [];
      for (let round = 0; round < 4; round += 1) others.push((await signUp("eager@example.com", {}, visitor)).status);
      expect(others).toEqual([200, 200, 200, 429]);
      expect((await signUp("eager@example.com", { key: "f".repeat(22) }, visitor)).status).toBe(429);
      expect((await signUp("eager@example.com", { key: "f".repeat(22) }, visitor)).status).toBe(429);
      let ended = 0;
      while (ended < 40 && (await again()).status === 200) ended += 1;
      expect(ended).toBe(13);
    });

    test("is confirmed by who asked alone: whoever has the link needs the password, and guessing it comes to an end", async () => {
      await signUp("planted@example.com", { password: other });
      const token = await lastToken();
      const owner = browser();
      expect((await confirm(token, owner)).body).toEqual({
        password: [expect.stringMatching(/not the password you chose/)],
      });
      expect((await owner.write("POST", "/api/v2/auth/signup/confirm/", { token })).body).toHaveProperty("password");
      expect((await browser().signIn("planted@example.com", other)).status).toBe(400);
      // Their own sign-up leaves nothing of the planted one.
      await signUp("planted@example.com");
      expect((await confirm(await lastToken(), owner)).status).toBe(200);
      expect((await confirm(token, browser(), other)).status).toBe(400);
      expect((await browser().signIn("planted@example.com", other)).status).toBe(400);
      await signUp("guessed@example.com", { password: other });
      const [guessed, guesser] = [await lastToken(), browser()];
      const given = [];
      for (let tries = 0; tries < 6; tries += 1) given.push((await confirm(guessed, guesser, `guess ${tries}`)).status);
      expect(given).toEqual([400, 400, 400, 400, 400, 429]);
    });

    test("a NUL is in no password, in the middle or at the end", async () => {
      for (const nul of [`${password}\0`, `four\0words for sleep`])
        expect(Object.keys((await signUp("nul@example.com", { password: nul })).body)).toEqual(["password"]);
      expect((await browser().signIn("sleeper@example.com", "mattress-demo\0")).status).toBe(400);
      await expect(hashPassword("a\0")).rejects.toThrow("NUL");
      expect(await verifyPassword("a\0", await hashPassword("a"))).toBe(false);
    });

    test("is over after a day, and what was typed is removed", async () => {
      await signUp("late@example.com");
      const token = await lastToken();
      later(24 * 60);
      expect((await confirm(token)).status).toBe(400);
      await upstream.upkeep();
      const kept = await upstream.db
        .selectFrom("sign_up")
        .select("email")
        .where("email", "=", "late@example.com")
        .execute();
      expect(kept).toEqual([]);
    });

    test("names what is wrong beside its field, and takes nothing that a database can't hold", async () => {
      const wrong = await signUp("no\0body@x", { first_name: "<b>", password: "short" });
      expect(wrong.status).toBe(400);
      expect(Object.keys(wrong.body).sort()).toEqual(["email", "first_name", "password"]);
      expect((await signUp("a@b.example", { password: "passwordpassword" })).body.password[0]).toMatch(/most common/);
      expect((await signUp("a@b.example", { first_name: "N\0" })).status).toBe(400);
      expect((await signUp("a@b.example", { next: "//evil.example" })).status).toBe(200);
      for (const token of ["", "none", "\0", "x".repeat(200)]) expect((await confirm(token)).status).toBe(400);
    });

    test("a new password ends every session but the one that chose it, and the link works once", async () => {
      const old = await member("reset@example.com");
      const elsewhere = browser();
      await elsewhere.signIn("reset@example.com", password);
      await reset("reset@example.com");
      const token = await lastToken();
      expect((await browser().get(`/api/v2/auth/links/${token}/`)).body.email).toBe("reset@example.com");
      expect((await choose(token, "bedlarkbedlark.")).status).toBe(400);
      expect((await choose(token, other, elsewhere)).status).toBe(200);
      expect([(await user(elsewhere)).is_authenticated, (await user(old)).is_authenticated]).toEqual([true, false]);
      expect((await choose(token, password)).status).toBe(400);
      expect((await browser().signIn("reset@example.com", password)).status).toBe(400);
      expect((await browser().signIn("reset@example.com", other)).status).toBe(200);
      expect((await mails()).at(-1)).toMatchObject({ kind: "password-changed", recipient: "reset@example.com" });
    });

    test("a link for a new password is over after an hour, and is no link to confirm an account", async () => {
      await member("hour@example.com");
      await reset("hour@example.com");
      const token = await lastToken();
      expect((await confirm(token)).status).toBe(400);
      later(60);
      expect((await choose(token, other)).status).toBe(400);
    });

    test("whoever asks too often is told when to come back; the owner is not kept out by strangers", async () => {
      const owner = await member("wanted@example.com");
      const stranger = browser();
      const asked = [];
      for (let round = 0; round < 5; round += 1) asked.push((await reset("wanted@example.com", stranger)).status);
      expect(asked).toEqual([200, 200, 200, 200, 429]);
      for (let round = 0; round < 25; round += 1) await reset("wanted@example.com");
      const refused = await reset("wanted@example.com");
      expect([refused.status, Number(refused.headers.get("retry-after"))]).toEqual([429, 86_400]);
      // From where the account has been used.
      expect((await reset("wanted@example.com", owner)).status).toBe(200);
    });

    test("a mailbox gets no more mail for the tags and dots in its address, from one network or from all", async () => {
      const stranger = browser();
      const asked = [];
      for (const name of ["vic.tim", "victim", "v.i.c.tim+1", "victim+2", "victim+3"])
        asked.push((await reset(`${name}@${asked.length % 2 === 0 ? "gmail" : "googlemail"}.com`, stranger)).status);
      expect(asked).toEqual([200, 200, 200, 200, 429]);
      const elsewhere = [];
      for (let tag = 0; tag < 17; tag += 1)
        elsewhere.push((await (tag % 2 === 0 ? reset : signUp)(`victim+${tag}@gmail.com`)).status);
      expect(elsewhere).toEqual([...Array<number>(16).fill(200), 429]);
      // At other hosts, too: a tag may be a name, but a limit that counts too much does no harm.
      const other = [];
      for (let tag = 0; tag < 5; tag += 1) other.push((await reset(`victim+${tag}@example.com`, stranger)).status);
      expect(other).toEqual([200, 200, 200, 200, 429]);
      expect((await reset("vic.tim@example.com", stranger)).status).toBe(200);
    });

    test("no address and no token stands in the log", () => {
      expect(log).toContain("/auth/links/:token/");
      expect(log).not.toMatch(/@example\.com|[\w-]{43}/);
    });
  });
}
