import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { portionsOf } from "../../../upstream/database/table-lists";
import { tables } from "../../../upstream/modules";
import type { ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import { shoppers } from "./shoppers";
import type { Start } from "./start";

const password = "four words for sleep";
const other = "another four of them";
const saved = "/api/v2/match/saved/";

/** Tables that refer to an account, by which column; one with rows that stay and rows that go is two portions. */
const referring = portionsOf(tables)
  .flatMap((portion) => ("column" in portion ? [{ name: portion.table, column: portion.column }] : []))
  .filter(({ name, column }, at, all) => all.findIndex((one) => one.name === name && one.column === column) === at);

/** What people see and change of their own account, and what is left when they go. */
export function ownAccountSuite(start: Start): void {
  describe("an account", () => {
    let upstream: TestUpstream;
    let now = new Date("2026-11-20T12:00:00Z");
    beforeAll(async () => {
      upstream = await start({ clock: () => now, environment: { UPSTREAM_TRUST_PROXY: "1" } });
    });
    afterAll(() => upstream.close());
    const { browser } = shoppers(() => upstream.origin);
    const mails = (email: string) =>
      upstream.db.selectFrom("mail").selectAll().where("recipient", "=", email).orderBy("id").execute();
    const tokenFor = async (email: string) => /\/([\w-]{43})\//.exec((await mails(email)).at(-1)?.body ?? "")![1]!;
    const write = (visitor: ApiVisitor, what: string, body: object = {}) =>
      visitor.write("POST", `/api/v2/account/${what}/`, body);
    const account = async (visitor: ApiVisitor) => (await visitor.get("/api/v2/account/")).body;
    const member = async (email: string) => {
      const visitor = browser();
      await visitor.write("POST", "/api/v2/auth/signup/", { email, first_name: "Nora", password });
      const token = await tokenFor(email);
      expect((await visitor.write("POST", "/api/v2/auth/signup/confirm/", { token, password })).status).toBe(200);
      return visitor;
    };
    const user = async (visitor: ApiVisitor) => (await visitor.get("/api/v2/auth/user/")).body.user;

    test("is for its owner alone", async () => {
      for (const path of ["", "profile/", "data/"])
        expect((await browser().get(`/api/v2/account/${path}`)).status).toBe(401);
      for (const what of ["profile", "mails", "email", "password", "sessions/end", "delete"]) {
        const body = { on: [], email: "a@b.test", password: "x", current_password: "x", session: "others" };
        const given = await write(browser(), what, what === "password" ? { ...body, password: other } : body);
        expect([what, given.status]).toEqual([what, 401]);
      }
    });

    test("keeps how its owner sleeps, which makes them a member and is where a new visit begins", async () => {
      const visitor = await member("sleeps@example.com");
      expect((await user(visitor)).profile).toBeNull();
      const answers = { position: "side", pain: "shoulder,hip", weight: "unknown", size: "king", allergies: "none" };
      const { status, body } = await write(visitor, "profile", answers);
      const kept = { position: "side", pain: "shoulder,hip", size: "king", allergies: "none" };
      expect([status, body.answers]).toEqual([200, kept]);
      expect((await visitor.get("/api/v2/account/profile/")).body.answers).toEqual(kept);
      const elsewhere = browser();
      await elsewhere.signIn("sleeps@example.com", password);
      const { profile, session } = await user(elsewhere);
      expect([typeof profile.id, session.mattress_size]).toEqual(["number", "king"]);
      await elsewhere.get("/api/v2/match/?recipient=me&size=twin");
      expect((await user(elsewhere)).session.mattress_size).toBe("twin");
      await write(visitor, "profile", {});
      expect((await visitor.get("/api/v2/account/profile/")).body.answers).toEqual({});
      expect((await write(visitor, "profile", { position: "upright" })).status).toBe(400);
    });

    test("says which mail is on, and turns it off and on for the mailbox", async () => {
      const visitor = await member("mail.choice@example.com");
      const mailsOn = async () =>
        (await account(visitor)).mails
          .filter(({ on }: { on: boolean }) => on)
          .map(({ kind }: { kind: string }) => kind);
      expect(await mailsOn()).toEqual(["saved-match", "review-reminder", "discussion-news"]);
      expect((await write(visitor, "mails", { on: [] })).status).toBe(204);
      expect(await mailsOn()).toEqual([]);
      await write(visitor, "mails", { on: ["saved-match"] });
      expect(await mailsOn()).toEqual(["saved-match"]);
      // A page that was opened before that changes what is changed on it alone.
      const was = ["saved-match", "review-reminder", "discussion-news"];
      expect((await write(visitor, "mails", { was, on: ["review-reminder", "discussion-news"] })).status).toBe(204);
      expect(await mailsOn()).toEqual([]);
      await write(visitor, "mails", { was: [], on: ["discussion-news"] });
      expect(await mailsOn()).toEqual(["discussion-news"]);
      expect((await write(visitor, "mails", { on: ["reset-password"] })).status).toBe(400);
    });

    test("keeps mail off that was turned off at the address before, and off there", async () => {
      const visitor = await member("quiet@example.com");
      const mailsOn = async (by: ApiVisitor) =>
        (await account(by)).mails.filter(({ on }: { on: boolean }) => on).map(({ kind }: { kind: string }) => kind);
      await write(visitor, "mails", { on: ["saved-match"] });
      expect((await write(visitor, "email", { email: "quiet.too@example.com", password })).status).toBe(200);
      const token = await tokenFor("quiet.too@example.com");
      expect((await write(visitor, "email/confirm", { token })).status).toBe(200);
      expect(await mailsOn(visitor)).toEqual(["saved-match"]);
      // Whoever has the former address now gets no more than before.
      expect(await mailsOn(await member("quiet@example.com"))).toEqual(["saved-match"]);
    });

    test("takes another address when it is confirmed, and tells the old one; an address of somebody's is not told of", async () => {
      const visitor = await member("old@example.com");
      const ask = (email: string, typed = password) => write(visitor, "email", { email, password: typed });
      expect((await ask("new@example.com", "wrong")).body).toEqual({ password: [expect.stringMatching(/isn’t your/)] });
      expect((await ask("OLD@example.com")).body.email).toEqual([expect.stringMatching(/already/)]);
      expect((await ask("sleeper@example.com")).status).toBe(200);
      expect((await mails("sleeper@example.com")).at(-1)).toMatchObject({ kind: "already-account" });
      expect((await account(visitor)).new_email).toBe("sleeper@example.com");
      expect((await ask("new@example.com")).body).toEqual({ mail: "not-configured" });
      expect((await mails("old@example.com")).at(-1)).toMatchObject({ kind: "address-changed" });
      expect(await account(visitor)).toMatchObject({ email: "old@example.com", new_email: "new@example.com" });
      const token = await tokenFor("new@example.com");
      const confirm = () => write(browser(), "email/confirm", { token, password });
      expect((await confirm()).body).toEqual({ email: "new@example.com" });
      expect((await confirm()).status).toBe(400);
      expect(await account(visitor)).toMatchObject({ email: "new@example.com", new_email: null });
      expect((await browser().signIn("new@example.com", password)).status).toBe(200);
      expect((await browser().signIn("old@example.com", password)).status).toBe(400);
    });

    test("takes the address that was asked for last: confirming it ends every other link, those to the old address too", async () => {
      const visitor = await member("first@example.com");
      const ask = async (email: string) => {
        expect((await write(visitor, "email", { email, password })).status).toBe(200);
        return tokenFor(email);
      };
      const confirm = async (token: string) => (await write(browser(), "email/confirm", { token, password })).status;
      const older = await ask("older@example.com");
      const newer = await ask("newer@example.com");
      expect(await account(visitor)).toMatchObject({ new_email: "newer@example.com" });
      expect(await confirm(older)).toBe(400);
      await browser().write("POST", "/api/v2/auth/reset/", { email: "first@example.com" });
      const token = await tokenFor("first@example.com");
      expect(await confirm(newer)).toBe(200);
      expect((await browser().get(`/api/v2/auth/links/${token}/`)).status).toBe(404);
      expect((await browser().write("POST", "/api/v2/auth/reset/new/", { token, password: other })).status).toBe(400);
      expect((await account(visitor)).email).toBe("newer@example.com");
      const stale = await ask("stale@example.com");
      expect((await write(visitor, "email", { email: "sleeper@example.com", password })).status).toBe(200);
      expect(await confirm(stale)).toBe(400);
    });

    test("takes another password for the one there is, which ends its other sessions and mailed links", async () => {
      const visitor = await member("pass@example.com");
      const elsewhere = browser();
      await elsewhere.signIn("pass@example.com", password);
      await write(visitor, "email", { email: "pass2@example.com", password });
      const link = await tokenFor("pass2@example.com");
      const change = (current_password: string, chosen: string) =>
        write(visitor, "password", { current_password, password: chosen });
      expect(Object.keys((await change("wrong", other)).body)).toEqual(["current_password"]);
      expect(Object.keys((await change(password, "short")).body)).toEqual(["password"]);
      expect((await change(password, other)).status).toBe(204);
      expect([(await user(visitor)).is_authenticated, (await user(elsewhere)).is_authenticated]).toEqual([true, false]);
      expect((await write(browser(), "email/confirm", { token: link, password: other })).body).toHaveProperty(
        "non_field_errors",
      );
      expect((await mails("pass@example.com")).at(-1)).toMatchObject({ kind: "password-changed" });
    });

    test("guessing its password in somebody's open session comes to an end", async () => {
      const visitor = await member("guess@example.com");
      const given = [];
      for (let tries = 0; tries < 6; tries += 1)
        given.push((await write(visitor, "delete", { password: `guess ${tries}` })).status);
      expect(given).toEqual([400, 400, 400, 400, 400, 429]);
    });

    test("lists its sessions with their times, this one marked, and ends them and nobody else’s", async () => {
      const visitor = await member("sessions@example.com");
      const neighbor = await member("neighbor@example.com");
      const [second, third] = [browser(), browser()];
      now = new Date(now.getTime() + 60_000);
      await second.signIn("sessions@example.com", password);
      now = new Date(now.getTime() + 60_000);
      await third.signIn("sessions@example.com", password);
      now = new Date(now.getTime() + 20 * 60_000);
      const { sessions } = await account(visitor);
      expect(sessions.map(({ current }: { current: boolean }) => current)).toEqual([false, false, true]);
      expect(sessions[2]).toMatchObject({ started_at: "2026-11-20T12:00:00.000Z", last_seen_at: now.toISOString() });
      expect((await write(visitor, "sessions/end", { session: sessions[0].handle })).status).toBe(204);
      expect([(await user(third)).is_authenticated, (await user(second)).is_authenticated]).toEqual([false, true]);
      await write(browser(), "sessions/end", { session: "others" });
      await write(visitor, "sessions/end", { session: "others" });
      expect([(await user(second)).is_authenticated, (await user(visitor)).is_authenticated]).toEqual([false, true]);
      const { handle } = (await account(neighbor)).sessions[0];
      expect((await write(visitor, "sessions/end", { session: handle })).status).toBe(204);
      expect((await user(neighbor)).is_authenticated).toBe(true);
    });

    test("every table that refers to an account is in what its owner downloads", async () => {
      const { rows } = await sql<{ name: string; column: string }>`
        select conrelid::regclass::text as name, attname as column
        from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
        where contype = 'f' and confrelid = 'account'::regclass`.execute(upstream.db);
      const byName = (all: { name: string }[]) => all.toSorted((a, b) => a.name.localeCompare(b.name));
      expect(byName(rows)).toEqual(byName(referring.filter(({ name }) => name !== "account")));
    });

    test("is downloaded whole, without what would open it", async () => {
      const visitor = await member("data@example.com");
      await write(visitor, "profile", { position: "back" });
      const key = "k".repeat(22);
      await visitor.write("POST", saved, { answers: { recipient: "me", position: "back" }, key });
      const { body } = await visitor.get("/api/v2/account/data/");
      expect(Object.keys(body.tables)).toEqual(expect.arrayContaining(referring.map(({ name }) => name)));
      expect(body.tables.account).toMatchObject([{ email: "data@example.com", first_name: "Nora" }]);
      expect(body.tables.profile).toMatchObject([{ answers: { position: "back" } }]);
      expect(body.tables.saved_match).toMatchObject([{ answers: { position: "back" } }]);
      expect(body.tables.mail).toMatchObject([{ kind: "confirm-account" }]);
      expect(JSON.stringify(body)).not.toMatch(/scrypt|_hash"|kkkkk|signup\/confirm/);
    });

    test("mail, and what of it is wanted, is that of its own address: similar ones are other people’s", async () => {
      const [own, similar] = ["jo.ann@example.com", "joann@example.com"];
      const [visitor, neighbor] = [await member(own), await member(similar)];
      const recipients = async () =>
        (await visitor.get("/api/v2/account/data/")).body.tables.mail.map(
          (row: { recipient: string }) => row.recipient,
        );
      expect(await recipients()).toEqual([own]);
      await write(neighbor, "mails", { on: [] });
      expect((await account(visitor)).mails.every(({ on }: { on: boolean }) => on)).toBe(true);
      await write(visitor, "delete", { password });
      expect((await mails(similar)).map(({ kind }) => kind)).toEqual(["confirm-account"]);
    });

    test("goes with all that is its own, and what outlives it loses the name", async () => {
      const visitor = await member("gone@example.com");
      const elsewhere = browser();
      await elsewhere.signIn("gone@example.com", password);
      const id = (
        await upstream.db
          .selectFrom("account")
          .select("id")
          .where("email", "=", "gone@example.com")
          .executeTakeFirstOrThrow()
      ).id;
      const { token } = (await visitor.write("POST", saved, { answers: { recipient: "me", position: "back" } })).body;
      const change = { name: "HEADER_SHOW_POPULAR_COMPARISONS", enabled: true, account_id: id, changed_at: now };
      await upstream.db.insertInto("feature_flag_change").values(change).execute();
      expect((await write(visitor, "delete", { password: "wrong" })).status).toBe(400);
      expect((await visitor.get(`${saved}${token}/`)).status).toBe(200);
      expect((await write(visitor, "delete", { password })).status).toBe(204);
      expect(visitor.cookies.has("sessionid")).toBe(false);
      expect((await user(elsewhere)).is_authenticated).toBe(false);
      expect((await browser().get(`${saved}${token}/`)).status).toBe(404);
      for (const { name, column } of referring) {
        const { rows } = await sql`select 1 from ${sql.table(name)} where ${sql.ref(column)} = ${id}`.execute(
          upstream.db,
        );
        expect([name, rows]).toEqual([name, []]);
      }
      const stayed = await upstream.db
        .selectFrom("feature_flag_change")
        .select("account_id")
        .where("changed_at", "=", now)
        .execute();
      expect(stayed).toEqual([{ account_id: null }]);
      expect((await mails("gone@example.com")).map(({ kind }) => kind)).toEqual(["account-deleted"]);
      expect((await browser().signIn("gone@example.com", password)).status).toBe(400);
      // Whoever signs up again with the address begins anew.
      const again = await member("gone@example.com");
      const { body } = await again.get("/api/v2/account/data/");
      const filled = Object.entries(body.tables as Record<string, unknown[]>).flatMap(([name, rows]) =>
        rows.length === 0 ? [] : [name],
      );
      expect(filled.sort()).toEqual(["account", "known_address", "mail", "session"]);
    });
  });
}
