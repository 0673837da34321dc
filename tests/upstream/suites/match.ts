import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type MatchAnswer, matchAnswer } from "#contracts/match/match";
import { ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import type { Start } from "./start";

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
      const scores = all.map(({ score }) => Math.round(score));
      expect(scores).toEqual([...scores].sort((left, right) => right - left));
      // Of equal scores the surer one is first (rule 12 of ruleset 2026.3), to the step of a tenth.
      const sure = all.map(({ confidence }) => Math.floor(confidence!.share * 10 + 1e-9));
      for (const [index, score] of scores.entries())
        if (score === scores[index + 1]) expect(sure[index]).toBeGreaterThanOrEqual(sure[index + 1]!);
      const query = new URLSearchParams({ ...answers, page: String(first.pages + 1) });
      expect((await visitor.get(`/api/v2/match/?${query.toString()}`)).status).toBe(404);
    });

    test("facets and sorts narrow the results alone: ranks, picks and what was left out stay", async () => {
      const asked = { ...answers, deliveryZip: "80202", budgetRange: "1500" };
      const whole = await find(asked);
      expect([whole.count, whole.sort]).toEqual([whole.total, "match"]);
      expect(whole.facets.map(({ key }) => key)).toEqual(["type", "price", "floor", "brand"]);
      for (const { key, values } of whole.facets) {
        for (const { value, count } of values.filter((each) => each.count > 0).slice(0, 3)) {
          const narrowed = await find({ ...asked, [key]: value });
          expect([key, value, narrowed.count, narrowed.total]).toEqual([key, value, count, whole.total]);
          expect([narrowed.picks, narrowed.hidden]).toEqual([whole.picks, whole.hidden]);
        }
      }
      const near = await find({ ...asked, floor: "near", sort: "price" });
      expect(near.results.every(({ store_count: stores }) => (stores ?? 0) > 0)).toBe(true);
      const prices = near.results.map(({ price_cents: cents }) => cents ?? Infinity);
      expect(prices).toEqual([...prices].sort((one, other) => one - other));
      const last = await find({ ...asked, sort: "brand", page: String(whole.pages) });
      expect(last.unpriced).toBe(whole.unpriced);
    });

    test("a facet without a ZIP code knows no floor near, and a value that there is not is 400", async () => {
      expect((await find(answers)).facets.map(({ key }) => key)).toEqual(["type", "price", "brand"]);
      for (const wrong of ["type=straw", "sort=luck", "brand=no-such-brand"]) {
        const query = `${new URLSearchParams(answers).toString()}&${wrong}`;
        expect((await visitor.get(`/api/v2/match/?${query}`)).status, wrong).toBe(400);
      }
    });

    test("without any answer everything is shown, with low confidence", async () => {
      const { count, considered, hidden, results, targets } = await find({});
      const lines = await upstream.db.selectFrom("model").select("line_id").distinct().execute();
      const models = await upstream.db.selectFrom("model").select("made_for").execute();
      // Nobody who says nothing of a child, a bunk or an RV is shown their beds.
      const left = await upstream.db
        .selectFrom("model")
        .select("line_id")
        .where("made_for", "is", null)
        .distinct()
        .execute();
      expect(left.length).toBeLessThan(lines.length);
      expect([count, considered]).toEqual([left.length, models.length]);
      expect(hidden.map((each) => [each.drop, each.count])).toEqual([
        [null, models.filter(({ made_for }) => made_for === "children" || made_for === "bunk").length],
        [null, models.filter(({ made_for }) => made_for === "rv").length],
      ]);
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
          for (const { sleeper, parts: own, score: whole } of sleepers) {
            const off = deductions.filter((each) => each.sleeper === sleeper).map((each) => each.sleeper_points ?? 0);
            expect(Math.round(sum([...own, ...off.map((points) => ({ points }))]))).toBe(Math.round(whole * 10));
          }
        }
      }
    });

    test("what would change a score is what those answers give", async () => {
      const wished = { ...answers, preference: "firm", feel: "hug" };
      const { results } = await find(wished);
      const first = results.find(({ changes }) => changes.length > 0);
      expect(first).toBeDefined();
      for (const change of first!.changes) {
        expect(change.answers).not.toEqual(wished);
        const changed = await find(change.answers);
        const pages = Array.from({ length: changed.pages }, (_, index) => index + 1);
        let found: number | undefined;
        for (const page of pages) {
          const { results: list } = await find({ ...change.answers, page: String(page) });
          found = list
            .flatMap(({ model, score, levels }) => [{ slug: model.slug, score }, ...levels])
            .find(({ slug }) => slug === first!.model.slug)?.score;
          if (found !== undefined) break;
        }
        expect(found).toBe(change.score);
      }
    });

    test("each line is one result, the other comfort levels on its card, none of them better", async () => {
      const { results } = await find(answers);
      const levels = results.flatMap(({ score, levels: others }) => others.map((level) => ({ ...level, best: score })));
      expect(levels.length).toBeGreaterThan(0);
      for (const { score, best } of levels) expect(Math.round(score)).toBeLessThanOrEqual(Math.round(best));
    });

    test("beds without a price come after all others where there is a budget, and are counted", async () => {
      const query = { ...answers, budgetRange: "5000" };
      const { count, unpriced, pages } = await find(query);
      expect(unpriced).toBeGreaterThan(0);
      const all: MatchAnswer["results"] = [];
      for (let page = 1; page <= pages; page += 1) {
        all.push(...(await find({ ...query, page: String(page) })).results);
      }
      expect(all.map(({ price_cents }) => price_cents === null)).toEqual(
        all.map((_, index) => index >= count - unpriced),
      );
      expect((await find(answers)).unpriced).toBe(0);
    });

    test("the named picks are the same on every page, the best match first, each with a reason", async () => {
      const first = await find(answers);
      const second = await find({ ...answers, page: "2" });
      expect(second.picks).toEqual(first.picks);
      expect(first.picks[0]).toMatchObject({
        kind: "best-match",
        beds: [{ model: { slug: first.results[0]!.model.slug }, score: first.results[0]!.score }],
      });
      expect(new Set(first.picks.map(({ kind }) => kind)).size).toBe(first.picks.length);
      for (const { because } of first.picks) expect(because).toMatch(/^[A-Z].*\.$/);
    });

    test("a pick says which part loses most, as its own result does", async () => {
      const { picks, results } = await find(answers);
      const { weakest } = picks[0]!.beds[0]!;
      expect(weakest).toEqual(results[0]!.weakest);
      // Of those that lose the most, the first of which there is something to say.
      const { part, points, most } = results[0]!.parts.find((each) => each.part === weakest?.part) ?? {};
      if (weakest !== null) expect(weakest).toMatchObject({ part, points, most });
      for (const { weakest: each } of results) if (each !== null) expect(each.how).toMatch(/^\p{Lu}/u);
    });

    test("a compromise on firmness is no reason for a bed", async () => {
      const { results } = await find({
        recipient: "couple",
        position: "side",
        weight: "under-130",
        partnerPosition: "stomach",
        partnerWeight: "over-230",
      });
      const reasons = results.flatMap(({ why }) => why);
      expect(reasons.length).toBeGreaterThan(10);
      expect(reasons.filter((reason) => /rather|a little .* a little/.test(reason))).toEqual([]);
    });

    test("a couple whose targets lie apart is offered a bed that each sets, and a pair in a king", async () => {
      const { picks, split_suggested: apart } = await find({
        recipient: "couple",
        size: "king",
        position: "side",
        weight: "under-130",
        partnerPosition: "stomach",
        partnerWeight: "over-230",
      });
      expect(apart).toBe(true);
      const adjustable = picks.find(({ beds }) => beds[0]!.model.type === "adjustable-air");
      expect(adjustable?.because).toMatch(/You each set your own side, from [\d.]+ to [\d.]+ of 10/);
      const pair = picks.find(({ kind }) => kind === "split-pair");
      expect([pair?.size, pair?.beds.length]).toEqual(["twin-xl", 2]);
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
        pain: ['"ache" is not one of the available choices.'],
      });
    });

    test("a ZIP code is the place of the visit from then on; one that there is not is said to be none", async () => {
      const asked = new ApiVisitor(upstream.origin);
      const ask = async (zip: string) => (await asked.get(`/api/v2/match/?position=side&deliveryZip=${zip}`)).body;
      const place = async () => (await asked.get("/api/v2/auth/user/")).body.user.session.place;
      expect((await ask("83702")).zip_known).toBe(true);
      expect(await place()).toBe("83702 (Boise, ID)");
      expect((await ask("99999")).zip_known).toBe(false);
      expect(await place()).toBe("83702 (Boise, ID)");
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
      const models = await upstream.db
        .selectFrom("model_card")
        .innerJoin("model", "model.id", "model_card.model_id")
        .select(["model_card.brand_slug", "model_card.line_id", "model.made_for"])
        .execute();
      const delivered = models.filter(({ brand_slug }) => !refusing.has(brand_slug));
      const lost = models.length - delivered.length;
      const madeFor = (...uses: string[]) => models.filter(({ made_for }) => uses.includes(made_for ?? "")).length;
      expect(wide.hidden).toMatchObject([
        { filter: "delivery", count: lost, drop: "deliveryZip" },
        { filter: "made-for-children", count: madeFor("children", "bunk"), drop: null },
        { filter: "made-for-rvs", count: madeFor("rv"), drop: null },
      ]);
      const left = delivered.filter(({ made_for }) => made_for === null);
      expect(wide.count).toBe(new Set(left.map(({ line_id }) => line_id)).size);
      const noSuch = await find({ ...answers, deliveryZip: "00000" });
      expect(noSuch.hidden.find(({ filter }) => filter === "delivery")).toMatchObject({ count: 0 });
    });

    test("answers are remembered for the visit, an explicit size as that of its prices, and the same ones once", async () => {
      const newcomer = new ApiVisitor(upstream.origin);
      const query = (more: object) => `/api/v2/match/?${new URLSearchParams({ recipient: "me", ...more }).toString()}`;
      expect((await newcomer.get(query({}))).setCookies[0]).toContain("sessionid=");
      await newcomer.get(query({ size: "unknown" }));
      expect((await newcomer.get("/api/v2/auth/user/")).body.user.session.mattress_size).toBeNull();
      expect((await newcomer.get(query({ size: "king" }))).setCookies).toEqual([]);
      expect((await newcomer.get("/api/v2/auth/user/")).body.user.session.mattress_size).toBe("king");
      expect((await newcomer.get(query({ size: "king" }))).setCookies).toEqual([]);
      const asked = await newcomer.get(query({}));
      expect(asked.body.results[0].size).toBe("queen");
    });
  });
}
