import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type MatchAnswer,
  type SavedMatch,
  matchAnswer,
  savedMatch,
  savedMatchCreated,
  savedMatches,
} from "../../../app/contracts/match";
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

export function matchSuite(start: Start): void {
  describe("the match", () => {
    let upstream: TestUpstream;
    let visitor: ApiVisitor;
    beforeAll(async () => {
      upstream = await start({ catalogue: "demo" });
      visitor = new ApiVisitor(upstream.origin);
    });
    afterAll(() => upstream.close());

    const find = async (query: Record<string, string>): Promise<MatchAnswer> => {
      const { status, body } = await visitor.get(`/api/v2/match/?${new URLSearchParams(query).toString()}`);
      expect([status, status === 200 ? null : body]).toEqual([200, null]);
      expect(matchAnswer.parse(body)).toEqual(body);
      return body;
    };
    const sum = (values: readonly { points: number }[]) => values.reduce((total, { points }) => total + points * 10, 0);

    test("pages hold ten results in order of their scores, each model once, and out of range is 404", async () => {
      const first = await find(answers);
      expect(first.results).toHaveLength(10);
      expect(first.pages).toBe(Math.ceil(first.count / 10));
      expect(first.considered).toBeGreaterThan(500);
      const all = [...first.results];
      for (const page of [2, 3]) all.push(...(await find({ ...answers, page: String(page) })).results);
      expect(all.map(({ rank }) => rank)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
      expect(new Set(all.map(({ model }) => model.slug)).size).toBe(30);
      const scores = all.map(({ score }) => score);
      expect(scores).toEqual([...scores].sort((left, right) => right - left));
      const query = new URLSearchParams({ ...answers, page: String(first.pages + 1) });
      expect((await visitor.get(`/api/v2/match/?${query.toString()}`)).status).toBe(404);
    });

    test("without any answer everything is shown, with low confidence", async () => {
      const { count, considered, hidden, results, targets } = await find({});
      expect([count, hidden]).toEqual([considered, []]);
      expect(results.every(({ confidence }) => confidence?.level === "low" && confidence.missing.length > 0)).toBe(
        true,
      );
      expect(targets).toMatchObject([{ sleeper: "you", target: null }]);
    });

    test("points of every part and the deduction add up to the score in the answer, too", async () => {
      const couple = { recipient: "couple", partnerPosition: "back", partnerWeight: "over-230", lightSleeper: "yes" };
      const cases: Record<string, string>[] = [
        {},
        { budgetRange: "900" },
        couple,
        { ...couple, size: "king", budgetRange: "1500" },
      ];
      for (const more of cases) {
        const { results } = await find({ ...answers, ...more });
        for (const { parts, deductions, score, sleepers } of results) {
          expect(Math.round(sum(parts) + sum(deductions))).toBe(Math.round(score * 10));
          for (const sleeper of sleepers) expect(Math.round(sum(sleeper.parts))).toBe(Math.round(sleeper.score * 10));
        }
      }
    });

    test("what would change a score is what those answers give", async () => {
      const { results } = await find(answers);
      const [first] = results;
      expect(first!.changes.length).toBeGreaterThan(0);
      for (const change of first!.changes) {
        expect(change.answers).not.toEqual(answers);
        const changed = await find(change.answers);
        const pages = Array.from({ length: changed.pages }, (_, index) => index + 1);
        let found: number | undefined;
        for (const page of pages) {
          const { results: list } = await find({ ...change.answers, page: String(page) });
          found = list.find(({ model }) => model.slug === first!.model.slug)?.score;
          if (found !== undefined) break;
        }
        expect(found).toBe(change.score);
      }
    });

    test("a wrong answer is 400 under its name, several at once", async () => {
      const { status, body } = await visitor.get(
        "/api/v2/match/?size=giant&deliveryZip=12&budgetRange=x&pain=none,ache",
      );
      expect(status).toBe(400);
      expect(body).toEqual({
        size: ['"giant" is not one of the available choices.'],
        deliveryZip: ["Enter a ZIP code of 5 digits."],
        budgetRange: ["Enter whole dollars from 100 to 20,000."],
        pain: ['"none,ache" is not one of the available choices.'],
      });
    });

    test("a ZIP code tells which sellers deliver and which stores are near", async () => {
      const country = await find({ ...answers, tryInStore: "yes" });
      const near = await find({ ...answers, tryInStore: "yes", deliveryZip: "90012" });
      expect(country.results.every(({ store_count }) => store_count! > 0)).toBe(true);
      expect(near.results.every(({ store_count }) => store_count! > 0)).toBe(true);
      const [best] = near.results;
      const ids = upstream.db.selectFrom("model").select("id").where("slug", "=", best!.model.slug);
      const everywhere = await upstream.db
        .selectFrom("floor_model")
        .select("store_id")
        .where("model_id", "in", ids)
        .execute();
      expect(best!.store_count).toBeLessThan(everywhere.length);
      const brand = await upstream.db
        .selectFrom("brand")
        .select(["slug", "delivery_states"])
        .where("delivery_states", "is not", null)
        .execute();
      const refusing = new Set(
        brand.filter(({ delivery_states }) => !delivery_states!.includes("CA")).map(({ slug }) => slug),
      );
      expect(refusing.size).toBeGreaterThan(0);
      const wide = await find({ deliveryZip: "90012" });
      const models = await upstream.db.selectFrom("model_card").select("brand_slug").execute();
      const lost = models.filter(({ brand_slug }) => refusing.has(brand_slug)).length;
      expect(wide.hidden).toMatchObject([{ filter: "delivery", count: lost, drop: "deliveryZip" }]);
      expect(wide.considered! - wide.count).toBe(lost);
      const noSuch = await find({ ...answers, deliveryZip: "00000" });
      expect(noSuch.hidden.find(({ filter }) => filter === "delivery")).toMatchObject({ count: 0 });
    });

    test("an explicit size is remembered for the visit, once; without one nothing is", async () => {
      const newcomer = new ApiVisitor(upstream.origin);
      const query = (more: object) => `/api/v2/match/?${new URLSearchParams({ recipient: "me", ...more }).toString()}`;
      expect((await newcomer.get(query({}))).setCookies).toEqual([]);
      expect((await newcomer.get(query({ size: "unknown" }))).setCookies).toEqual([]);
      expect((await newcomer.get(query({ size: "king" }))).setCookies[0]).toContain("sessionid=");
      expect((await newcomer.get("/api/v2/auth/user/")).body.user.session.mattress_size).toBe("king");
      expect((await newcomer.get(query({ size: "king" }))).setCookies).toEqual([]);
      const asked = await newcomer.get(query({}));
      expect(asked.body.results[0].size).toBe("queen");
    });
  });
}

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
      expect(match.results.slice(0, 10)).toEqual(today.results);
      expect(match.results).toHaveLength(Math.min(30, match.count));
      expect([match.page, match.pages]).toEqual([1, 1]);
    });

    test("what was saved stays, to the byte, whatever the catalogue becomes", async () => {
      const visitor = new ApiVisitor(upstream.origin);
      const { token } = (await visitor.write("POST", saved, { answers })).body;
      const read = async () => (await fetch(`${upstream.origin}${saved}${token}/`)).text();
      const before = await read();
      const model = JSON.parse(before).match.results[0].model.slug;
      await upstream.db.updateTable("model").set({ score: 1, height_inches: 3 }).where("slug", "=", model).execute();
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
      expect((await other.get(saved)).body).toEqual({ items: [] });
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
      now = new Date("2028-02-29T23:59:59Z");
      await upstream.upkeep();
      expect((await fetch(`${upstream.origin}${saved}${token}/`)).status).toBe(200);
      now = new Date("2028-03-01T00:00:00Z");
      await upstream.upkeep();
      expect((await fetch(`${upstream.origin}${saved}${token}/`)).status).toBe(404);
      expect((await read(own)).token).toBe(own);
    });

    test("a member's list holds the newest 200", async () => {
      const member = new ApiVisitor(upstream.origin);
      await member.signIn("retailer@example.com");
      const { token } = (await member.write("POST", saved, { answers })).body;
      const [row] = await upstream.db.selectFrom("saved_match").selectAll().where("token", "=", token).execute();
      const { answers: kept, match, ...rest } = row!;
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
      const tokens = (await member.get(saved)).body.items.map((item: { token: string }) => item.token);
      expect([tokens.length, tokens[0], tokens[199]]).toEqual([200, token, "older-198"]);
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
      expect(wrong.body.email).toEqual(["Enter an e-mail address in the correct format, like name@example.com"]);
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
      expect(await upstream.db.selectFrom("mail").selectAll().execute()).toEqual([]);
      expect(JSON.stringify(await rows())).not.toContain("someone@example.com");
    });
  });
}
