import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { MatchAnswer } from "#contracts/match/match";
import { type SavedMatch, savedMatch, savedMatchCreated, savedMatches } from "#contracts/match/saved-match";
import { ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import type { Start } from "./start";

const saved = "/api/v2/match/saved/";
const answers = {
  recipient: "me",
  position: "side",
  weight: "130-230",
  pain: "none",
  temperature: "hot",
  size: "queen",
};

export function savedMatchSuite(start: Start): void {
  describe("saved matches", () => {
    let upstream: TestUpstream;
    let now = new Date("2026-11-20T12:00:00Z");
    beforeAll(async () => {
      upstream = await start({ clock: () => now });
    });
    afterAll(() => upstream.close());
    const rows = () => upstream.db.selectFrom("saved_match").selectAll().execute();

    test("anybody saves without an account, and whoever has the token opens the same again", async () => {
      const visitor = new ApiVisitor(upstream.origin);
      const created = await visitor.write("POST", saved, { answers });
      expect(created.status).toBe(201);
      expect(savedMatchCreated.parse(created.body)).toEqual(created.body);
      expect(created.body).toMatchObject({ mail: "none", in_account: false });
      // 24 random bytes: 192 bits.
      expect(created.body.token).toMatch(/^[A-Za-z0-9_-]{32}$/);
      const stranger = new ApiVisitor(upstream.origin);
      const first = await stranger.get(`${saved}${created.body.token}/`);
      expect(savedMatch.parse(first.body)).toEqual(first.body);
      expect(first.body.saved_on).toBe("2026-11-20");
      const { match } = first.body;
      const today = (await stranger.get(`/api/v2/match/?${new URLSearchParams(answers).toString()}`)).body;
      // Deals end, so none is kept.
      const withoutDeals = (today as MatchAnswer).results.map((result) => ({ ...result, deal: null }));
      expect(match.results.slice(0, 10)).toEqual(withoutDeals);
      expect(match.results).toHaveLength(Math.min(30, match.count));
      expect([match.page, match.pages]).toEqual([1, 1]);
    });

    test("what was saved stays, to the byte, whatever the catalogue becomes", async () => {
      const visitor = new ApiVisitor(upstream.origin);
      const { token } = (await visitor.write("POST", saved, { answers })).body;
      const read = async () => (await fetch(`${upstream.origin}${saved}${token}/`)).text();
      const before = await read();
      const model = JSON.parse(before).match.results[0].model.slug;
      await upstream.db.updateTable("model").set({ height_inches: 3 }).where("slug", "=", model).execute();
      await upstream.announceCatalogueChange();
      await upstream.upkeep();
      expect(await read()).toBe(before);
    });

    test("a form that is sent twice is saved once, even at the same time and by a visitor without a session", async () => {
      const key = randomBytes(16).toString("base64url");
      const send = (visitor = new ApiVisitor(upstream.origin)) => visitor.write("POST", saved, { answers, key });
      const count = (await rows()).length;
      const twice = await Promise.all([send(), send(), send()]);
      expect(twice.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(new Set(twice.map(({ body }) => body.token)).size).toBe(1);
      now = new Date(now.getTime() + 2 * 86_400_000);
      expect((await send()).body).toEqual(twice[0]!.body);
      expect(await rows()).toHaveLength(count + 1);
    });

    test("forms of their own, and those without a key, are matches of their own, even of one visitor at once", async () => {
      const visitor = new ApiVisitor(upstream.origin);
      const send = (key?: string) => visitor.write("POST", saved, { answers, key });
      const sent = await Promise.all([send("a".repeat(22)), send("b".repeat(22)), send(), send()]);
      expect(new Set(sent.map(({ body }) => body.token)).size).toBe(4);
    });

    test("other answers under the key of a form are refused, even at the same time, and saved with the next key", async () => {
      const key = randomBytes(16).toString("base64url");
      const sizes = ["queen", "king", "twin"];
      const send = (size: string, more: object = { key }) =>
        new ApiVisitor(upstream.origin).write("POST", saved, { answers: { ...answers, size }, ...more });
      const count = (await rows()).length;
      const given = await Promise.all(sizes.map((size) => send(size)));
      expect(given.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
      expect(await rows()).toHaveLength(count + 1);
      const first = given.findIndex(({ status }) => status === 201);
      const other = sizes[(first + 1) % sizes.length]!;
      expect((await send(other)).body.code).toBe("key_used");
      expect((await send(sizes[first]!)).body).toEqual(given[first]!.body);
      expect((await send(other, { key: randomBytes(16).toString("base64url") })).status).toBe(201);
      expect(await rows()).toHaveLength(count + 2);
    });

    test("a form sent again after signing in puts the same match into the account, and nobody takes it from there", async () => {
      const key = randomBytes(16).toString("base64url");
      const send = (visitor: ApiVisitor) => visitor.write("POST", saved, { answers, key });
      const visitor = new ApiVisitor(upstream.origin);
      const { token } = (await send(visitor)).body;
      await visitor.signIn("staff@example.com");
      expect((await send(visitor)).body).toMatchObject({ token, in_account: true });
      const other = new ApiVisitor(upstream.origin);
      await other.signIn("holder@example.com");
      expect((await send(other)).body).toMatchObject({ token, in_account: false });
      const listed = (await visitor.get(saved)).body.items.map((item: { token: string }) => item.token);
      expect(listed).toEqual([token]);
    });

    test.each(["", "short", "x".repeat(23), "spaces and such......."])("the key %j is none", async (key) => {
      const { status, body } = await new ApiVisitor(upstream.origin).write("POST", saved, { answers, key });
      expect([status, Object.keys(body)]).toEqual([400, ["key"]]);
    });

    test("members have theirs in the account, newest first; others are asked to sign in", async () => {
      const member = new ApiVisitor(upstream.origin);
      expect((await member.get(saved)).status).toBe(401);
      await member.signIn("sleeper@example.com");
      const first = (await member.write("POST", saved, { answers })).body;
      now = new Date(now.getTime() + 60_000);
      const second = (await member.write("POST", saved, { answers: { ...answers, size: "king" } })).body;
      expect([first.in_account, second.in_account]).toEqual([true, true]);
      const { body } = await member.get(saved);
      expect(savedMatches.parse(body)).toEqual(body);
      expect(body.items.map(({ token }: { token: string }) => token)).toEqual([second.token, first.token]);
      expect(body.items[1].answers).toEqual(answers);
      expect(body.items[1].first.slug).toEqual(expect.any(String));
      const other = new ApiVisitor(upstream.origin);
      await other.signIn("holder@example.com");
      expect((await other.get(saved)).body).toEqual({ count: 0, items: [] });
    });

    test("outside of an account one is kept for 13 months and says until when, in one for as long as it", async () => {
      now = new Date("2027-01-31T23:00:00Z");
      const visitor = new ApiVisitor(upstream.origin);
      const { token } = (await visitor.write("POST", saved, { answers })).body;
      await visitor.signIn("owner@example.com");
      const own = (await visitor.write("POST", saved, { answers })).body.token;
      const read = async (which: string) =>
        (await fetch(`${upstream.origin}${saved}${which}/`)).json() as Promise<SavedMatch>;
      expect([(await read(token)).kept_until, (await read(own)).kept_until]).toEqual(["2028-02-29", null]);
      // The day ends when it has ended in Hawaii.
      now = new Date("2028-03-01T09:59:59Z");
      await upstream.upkeep();
      expect((await fetch(`${upstream.origin}${saved}${token}/`)).status).toBe(200);
      now = new Date("2028-03-01T10:00:00Z");
      await upstream.upkeep();
      expect((await fetch(`${upstream.origin}${saved}${token}/`)).status).toBe(404);
      expect((await read(own)).token).toBe(own);
    });

    test("a member's list holds the newest 50, and how many there are", async () => {
      const member = new ApiVisitor(upstream.origin);
      await member.signIn("retailer@example.com");
      const { token } = (await member.write("POST", saved, { answers })).body;
      const [row] = await upstream.db.selectFrom("saved_match").selectAll().where("token", "=", token).execute();
      const { answers: kept, match, first_slug, first_name, ...rest } = row!;
      await upstream.db
        .insertInto("saved_match")
        .values(
          Array.from({ length: 205 }, (_, index) => ({
            ...rest,
            answers: JSON.stringify(kept),
            match: JSON.stringify(match),
            token: `older-${index}`,
            saved_at: new Date(rest.saved_at.getTime() - 1000 - index),
          })),
        )
        .execute();
      const { items, count } = (await member.get(saved)).body;
      expect(items[1]).toMatchObject({ first: { slug: first_slug, name: first_name } });
      const tokens = items.map((item: { token: string }) => item.token);
      expect([count, tokens.length, tokens[0], tokens[49]]).toEqual([206, 50, token, "older-48"]);
    });

    test("a visit that is over takes no saved match with it", async () => {
      const visitor = new ApiVisitor(upstream.origin);
      await visitor.get("/api/v2/match/?size=twin");
      const { token } = (await visitor.write("POST", saved, { answers })).body;
      await upstream.db.deleteFrom("session").execute();
      expect((await visitor.get(`${saved}${token}/`)).status).toBe(200);
    });

    test("wrong answers and wrong addresses are named, and an unknown token is 404", async () => {
      const visitor = new ApiVisitor(upstream.origin);
      const wrong = await visitor.write("POST", saved, { answers: { size: "giant" }, email: "nobody" });
      expect(wrong.status).toBe(400);
      expect(Object.keys(wrong.body)).toEqual(["answers.size", "email"]);
      expect(wrong.body.email).toEqual(["Enter a full email address, like name@example.com"]);
      expect((await visitor.write("POST", saved, {})).status).toBe(400);
      const nowhere = await visitor.write("POST", saved, { answers, email: "name@%0d.example" });
      expect([nowhere.status, Object.keys(nowhere.body)]).toEqual([400, ["email"]]);
      for (const token of ["nothing", "..%2F..", "%00", "a".repeat(500)]) {
        expect((await visitor.get(`${saved}${token}/`)).status).toBe(404);
      }
    });

    test("without a mail server an address is not kept and the answer says so", async () => {
      const visitor = new ApiVisitor(upstream.origin);
      const { status, body } = await visitor.write("POST", saved, { answers, email: "someone@example.com" });
      expect([status, body.mail]).toEqual([201, "not-configured"]);
      const query = new URLSearchParams(answers).toString();
      expect((await visitor.get(`/api/v2/match/?${query}`)).body.mails).toBe(false);
      expect(await upstream.db.selectFrom("mail").selectAll().execute()).toEqual([]);
      expect(JSON.stringify(await rows())).not.toContain("someone@example.com");
    });
  });
}
