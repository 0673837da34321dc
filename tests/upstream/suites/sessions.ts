import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { currentUserAnswer } from "#contracts/user";
import {
  beginSession,
  endedLately,
  endSession,
  removeEndedSessions,
  removeExpiredSessions,
} from "../../../upstream/sessions/sessions";
import { demoAccounts } from "../../../upstream/demo/accounts/demo-accounts";
import { ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import type { Start } from "./start";

const user = "/api/v2/auth/user/";

export function sessionSuite(start: Start): void {
  describe("signing in and out", () => {
    let upstream: TestUpstream;
    let now = new Date("2026-03-01T12:00:00Z");
    beforeAll(async () => {
      upstream = await start({ clock: () => now, environment: { UPSTREAM_TRUST_PROXY: "1" } });
    });
    afterAll(() => upstream.close());
    const later = (ms: number) => (now = new Date(now.getTime() + ms));

    test("a visitor without a session is anonymous, and so is one with an invented session", async () => {
      const visitor = new ApiVisitor(upstream.origin);
      const first = await visitor.get(user);
      expect(currentUserAnswer.parse(first.body).user?.is_authenticated).toBe(false);
      expect(first.setCookies).toEqual([]);
      visitor.cookies.set("sessionid", "invented");
      const second = await visitor.get(user);
      expect(second.body.user.is_authenticated).toBe(false);
      expect(second.setCookies[0]).toMatch(/^sessionid=; .*Max-Age=0/);
    });

    test.each(demoAccounts)("$email has the role that its name promises", async (account) => {
      const visitor = new ApiVisitor(upstream.origin);
      const signedIn = await visitor.signIn(account.email);
      expect(signedIn.status).toBe(200);
      const { body } = await visitor.get(user);
      expect(body.user).toEqual(signedIn.body.user);
      expect(body.user).toMatchObject({
        is_authenticated: true,
        first_name: account.first_name,
        is_staff: account.is_staff,
        is_superuser: account.is_superuser,
        owns_stores: account.owns_stores,
        has_reviews_dashboard_access: account.has_reviews_dashboard_access,
      });
      expect(typeof body.user.profile?.id === "number").toBe(account.member);
    });

    test("the e-mail address is the same in capitals and with spaces around it", async () => {
      expect((await new ApiVisitor(upstream.origin).signIn(" Sleeper@Example.com ")).status).toBe(200);
    });

    test("the session cookie is out of reach of scripts and other sites, and Secure over HTTPS", async () => {
      const [session] = (await new ApiVisitor(upstream.origin).signIn("sleeper@example.com")).setCookies;
      for (const part of ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=1209600"]) expect(session).toContain(part);
      expect(session).not.toContain("Secure");
      const overHttps = new ApiVisitor(upstream.origin, {
        "x-forwarded-proto": "https",
        referer: `${upstream.origin.replace("http:", "https:")}/signin/`,
      });
      const cookies = (await overHttps.signIn("sleeper@example.com")).setCookies;
      expect(cookies).toHaveLength(2);
      for (const line of cookies) expect(line).toContain("; Secure");
    });

    test.each([
      ["it is told so", { UPSTREAM_SECURE_COOKIES: "true" }],
      ["its public origin is one", { UPSTREAM_SITE_URL: "https://www.bedlark.test" }],
    ])("cookies are Secure over plain HTTP too when the site in front speaks HTTPS: %s", async (_, environment) => {
      const behindHttps = await start({ environment });
      const cookies = (await new ApiVisitor(behindHttps.origin).signIn("sleeper@example.com")).setCookies;
      await behindHttps.close();
      expect(cookies).toHaveLength(2);
      for (const line of cookies) expect(line).toContain("; Secure");
    });

    test("signing in gives a new session and a new token, and the old session is over", async () => {
      const visitor = new ApiVisitor(upstream.origin);
      await visitor.signIn("sleeper@example.com");
      const before = new Map(visitor.cookies);
      await visitor.signIn("holder@example.com");
      expect(visitor.cookies.get("sessionid")).not.toBe(before.get("sessionid"));
      expect(visitor.cookies.get("csrftoken")).not.toBe(before.get("csrftoken"));
      const thief = new ApiVisitor(upstream.origin);
      thief.cookies.set("sessionid", before.get("sessionid")!);
      expect((await thief.get(user)).body.user.is_authenticated).toBe(false);
    });

    test("a session id given by someone else before sign-in never becomes a session", async () => {
      const visitor = new ApiVisitor(upstream.origin);
      visitor.cookies.set("sessionid", "planted");
      await visitor.signIn("sleeper@example.com");
      expect(visitor.cookies.get("sessionid")).not.toBe("planted");
    });

    test("the database holds the hash of a session id, not the id", async () => {
      const visitor = new ApiVisitor(upstream.origin);
      await visitor.signIn("sleeper@example.com");
      const rows = JSON.stringify(await upstream.db.selectFrom("session").selectAll().execute());
      expect(rows).not.toContain(visitor.cookies.get("sessionid")!);
    });

    test("signing out ends the session on the server too", async () => {
      const visitor = new ApiVisitor(upstream.origin);
      await visitor.signIn("sleeper@example.com");
      const id = visitor.cookies.get("sessionid")!;
      const out = await visitor.write("POST", "/api/v2/auth/signout/", {});
      expect(out.status).toBe(204);
      expect(out.setCookies[0]).toMatch(/^sessionid=; .*Max-Age=0/);
      visitor.cookies.set("sessionid", id);
      expect((await visitor.get(user)).body.user.is_authenticated).toBe(false);
    });

    test("a session ends after two weeks, and upkeep removes it", async () => {
      const visitor = new ApiVisitor(upstream.origin);
      await visitor.signIn("sleeper@example.com");
      later(14 * 24 * 3_600_000 - 1000);
      expect((await visitor.get(user)).body.user.is_authenticated).toBe(true);
      later(1000);
      expect((await visitor.get(user)).body.user.is_authenticated).toBe(false);
      await upstream.upkeep();
      expect(await upstream.db.selectFrom("session").selectAll().execute()).toEqual([]);
    });

    test("of the sessions without an account only the newest are kept, and none of an account gives way", async () => {
      await upstream.db.deleteFrom("session").execute();
      const member = new ApiVisitor(upstream.origin);
      await member.signIn("sleeper@example.com");
      const passersBy = Array.from({ length: 4 }, () => new ApiVisitor(upstream.origin));
      for (const visitor of passersBy) {
        later(1000);
        await visitor.get("/api/v2/match/?size=king");
      }
      const anonymous = () =>
        upstream.db.selectFrom("session").select("created_at").where("account_id", "is", null).execute();
      await removeExpiredSessions(upstream.db, now);
      expect(await anonymous()).toHaveLength(4);
      await removeExpiredSessions(upstream.db, now, 2);
      expect(await anonymous()).toHaveLength(2);
      const sizes = await Promise.all(
        passersBy.map(async (visitor) => (await visitor.get(user)).body.user.session.mattress_size),
      );
      expect(sizes).toEqual([null, null, "king", "king"]);
      expect((await member.get(user)).body.user.is_authenticated).toBe(true);
    });

    test("one that was ended is told from one that never was for five minutes", async () => {
      const id = await beginSession(upstream.db, null, null, now);
      await endSession(upstream.db, id, now);
      const knownAfter = async (ms: number) => {
        await removeEndedSessions(upstream.db, new Date(now.getTime() + ms));
        return endedLately(upstream.db, id);
      };
      expect(await knownAfter(5 * 60_000 - 1)).toBe(true);
      expect(await knownAfter(5 * 60_000)).toBe(false);
    });

    test("a wrong password and an unknown address get the same answer", async () => {
      const wrong = await new ApiVisitor(upstream.origin).signIn("super@example.com", "wrong");
      const unknown = await new ApiVisitor(upstream.origin).signIn("nobody@example.com", "wrong");
      expect(wrong.status).toBe(400);
      expect(unknown.status).toBe(400);
      expect(unknown.body).toEqual(wrong.body);
      expect(wrong.body).toEqual({
        non_field_errors: ["That email address and password don’t match. Check both and try again."],
      });
      expect(wrong.setCookies).toEqual([]);
    });

    test("each field that is missing or malformed has a message of its own", async () => {
      const empty = await new ApiVisitor(upstream.origin).write("POST", "/api/v2/auth/signin/", {});
      expect(empty.status).toBe(400);
      expect(empty.body).toEqual({ email: ["Enter your email address"], password: ["Enter your password"] });
      const list = await new ApiVisitor(upstream.origin).write("POST", "/api/v2/auth/signin/", []);
      expect(list.status).toBe(400);
    });

    test("after five wrong tries the account waits at that address, even with the right password", async () => {
      const visitor = new ApiVisitor(upstream.origin, { "x-forwarded-for": "198.51.100.7" });
      for (let round = 0; round < 5; round += 1) {
        expect((await visitor.signIn("owner@example.com", "wrong")).status).toBe(400);
      }
      const refused = await visitor.signIn("owner@example.com");
      expect(refused.status).toBe(429);
      expect(refused.body.code).toBe("throttled");
      expect(refused.headers.get("retry-after")).toBe("300");
      later(60_000);
      expect((await visitor.signIn("owner@example.com")).headers.get("retry-after")).toBe("240");
      const elsewhere = new ApiVisitor(upstream.origin, { "x-forwarded-for": "198.51.100.8" });
      expect((await elsewhere.signIn("owner@example.com")).status).toBe(200);
      expect((await visitor.signIn("sleeper@example.com")).status).toBe(200);
      later(240_000);
      expect((await visitor.signIn("owner@example.com")).status).toBe(200);
    });

    test("tries at the same time are counted one by one", async () => {
      const tries = await Promise.all(
        Array.from({ length: 8 }, () =>
          new ApiVisitor(upstream.origin, { "x-forwarded-for": "203.0.113.5" }).signIn("retailer@example.com", "wrong"),
        ),
      );
      expect(tries.map(({ status }) => status).sort()).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
    });

    test("addresses of one IPv6 network count as one, and success forgets the count", async () => {
      const from = (address: string) => new ApiVisitor(upstream.origin, { "x-forwarded-for": address });
      for (let round = 1; round <= 5; round += 1)
        await from(`2001:db8:1:2::${round}`).signIn("staff@example.com", "wrong");
      expect((await from("2001:db8:1:2:ffff::9").signIn("staff@example.com")).status).toBe(429);
      expect((await from("2001:db8:1:3::1").signIn("staff@example.com", "wrong")).status).toBe(400);
      expect((await from("2001:db8:1:3::1").signIn("staff@example.com")).status).toBe(200);
      for (let round = 0; round < 5; round += 1) {
        expect((await from("2001:db8:1:3::1").signIn("staff@example.com", "wrong")).status).toBe(400);
      }
    });
  });
}
