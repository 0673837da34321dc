import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ComparisonDetail, comparisonDetail } from "#contracts/compare/comparisons";
import type { MatchAnswer } from "#contracts/match/match";
import { ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import type { Start } from "./start";

export function comparisonSuite(start: Start): void {
  describe("popular comparisons", () => {
    let upstream: TestUpstream;
    let visitor: ApiVisitor;
    let all: ComparisonDetail[];
    beforeAll(async () => {
      upstream = await start({ catalogue: "demo" });
      visitor = new ApiVisitor(upstream.origin);
      const list = (await visitor.get("/api/v2/comparisons/")).body as { url: string }[];
      all = [];
      for (const { url } of list) all.push((await visitor.get(`/api/v2/comparisons/${url}/`)).body);
    });
    afterAll(() => upstream.close());

    test("each is its contract, about the two brands of its header", () => {
      expect(all.length).toBeGreaterThan(10);
      for (const comparison of all) {
        expect(comparisonDetail.parse(comparison)).toEqual(comparison);
        const { left, right, header } = comparison;
        expect(header).toBe(`${left.brand.name} vs. ${right.brand.name}`);
        expect([left.model.brand, right.model.brand]).toEqual([left.brand, right.brand]);
      }
    });

    test("each gives verdicts for at least six sleepers, and every sleeper is spoken of", () => {
      for (const { verdicts, choose, url } of all) {
        const sentences = [...choose.left, ...choose.right, ...choose.either, ...choose.neither];
        expect(sentences.length, url).toBe(8);
        expect(verdicts.length, url).toBeGreaterThanOrEqual(6);
        const even = verdicts.filter(({ better }) => better === "even");
        const alike = even.filter(({ cheaper }) => cheaper === null);
        expect(choose.either.length, url).toBe(alike.length);
        // Of two that fit equally well the cheaper one is chosen, for its price.
        for (const side of ["left", "right"] as const) {
          const chosen = choose[side].filter((text) =>
            / fits you about as well as .* and costs \$[\d,.]+ less(; both give your back the support it needs)?$/.test(
              text,
            ),
          );
          expect(chosen.length, url).toBe(even.filter(({ cheaper }) => cheaper === side).length);
        }
        for (const { cheaper, left, right } of verdicts) {
          const [one, other] = [left.model.price_cents, right.model.price_cents];
          if (cheaper !== null) expect(cheaper).toBe(one! < other! ? "left" : "right");
        }
        for (const { better, left, right, parts } of verdicts) {
          const ahead = Math.round(left.score) - Math.round(right.score);
          expect(better).toBe(Math.abs(ahead) <= 1 ? "even" : ahead > 0 ? "left" : "right");
          // No typical sleeper names a feel, so that how far one sinks in comes last.
          const sizes = parts.filter(({ part }) => part !== "feel").map(({ difference }) => Math.abs(difference));
          expect(parts.slice(0, -1).map(({ part }) => part)).not.toContain("feel");
          expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
        }
      }
    });

    test("every better choice has a reason in its favor, and what gives it its lead names a bed", () => {
      let leads = 0;
      for (const { verdicts, url } of all) {
        for (const { better, parts, lead, key, left, right } of verdicts) {
          if (better === "even") {
            expect(lead, `${url} ${key}`).toBeNull();
            continue;
          }
          const speaking = parts.filter(
            ({ part, difference }) => part !== "feel" && (better === "left" ? difference > 0 : difference < 0),
          );
          expect(speaking.length + (lead === null ? 0 : 1), `${url} ${key}`).toBeGreaterThan(0);
          if (lead === null) continue;
          leads += 1;
          expect(lead).toMatch(/^[A-Z].+\.$/);
          expect(
            [left, right].some(({ model }) => lead.includes(` ${model.brand.name} `)),
            lead,
          ).toBe(true);
        }
      }
      expect(leads).toBeGreaterThan(5);
    });

    test("no sentence chooses a bed by its feel, nor for a firmness that the other can be set to", () => {
      for (const { verdicts, choose, url } of all) {
        const sentences = [...choose.left, ...choose.right];
        expect(sentences.filter((text) => /because it.+ feel /.test(text), url)).toEqual([]);
        const whys = verdicts.flatMap(({ parts }) => parts.map(({ because }) => because));
        for (const why of whys) {
          const [, least, most, target] = /vs\. ([\d.]+) to ([\d.]+); ([\d.]+) would be right/.exec(why) ?? [];
          const holds = Number(least) <= Number(target) && Number(target) <= Number(most);
          expect(holds, why).toBe(false);
        }
      }
    });

    test("a verdict is what the match says of the brand for those answers", async () => {
      const { verdicts, left } = all.find(({ url }) => url === "casper-vs-purple")!;
      for (const { answers, left: side } of verdicts.slice(0, 2)) {
        let best: MatchAnswer["results"][number] | undefined;
        for (let page = 1; best === undefined; page += 1) {
          const query = new URLSearchParams({ ...answers, page: String(page) });
          const { body } = await visitor.get(`/api/v2/match/?${query.toString()}`);
          best = (body as MatchAnswer).results.find(({ model }) => model.brand.slug === left.brand.slug);
        }
        expect([side.model, side.score, side.band]).toEqual([best.model, best.score, best.band]);
      }
    });

    test("the model that stands for a brand is the one that most of its verdicts name", () => {
      for (const { verdicts, left } of all) {
        const times = (slug: string) => verdicts.filter(({ left: side }) => side.model.slug === slug).length;
        const most = Math.max(...verdicts.map(({ left: side }) => times(side.model.slug)));
        // A sleeper for whom only one brand has a bed counts for that brand and has no verdict.
        expect(times(left.model.slug)).toBeGreaterThanOrEqual(most - (8 - verdicts.length));
      }
    });

    test("a size is remembered and prices the models; a wrong one is 400, an unknown address 404", async () => {
      const shopper = new ApiVisitor(upstream.origin);
      const path = "/api/v2/comparisons/casper-vs-purple/";
      expect((await shopper.get(path)).body.left.model.price.size).toBe("queen");
      expect((await shopper.get(`${path}?size=king`)).body.left.model.price.size).toBe("king");
      expect((await shopper.get(path)).body.left.model.price.size).toBe("king");
      expect((await shopper.get(`${path}?size=giant`)).status).toBe(400);
      expect((await shopper.get("/api/v2/comparisons/nothing-vs-nobody/")).status).toBe(404);
    });

    test("a changed catalogue is judged anew, and a brand that has gone is 404", async () => {
      const path = "/api/v2/comparisons/casper-vs-purple/";
      const before = (await visitor.get(path)).body as ComparisonDetail;
      const best = before.verdicts[0]!.left.model.slug;
      await upstream.db
        .updateTable("model")
        .set({ firmness: JSON.stringify({ claimed: 10, measured: 10, felt: [] }) })
        .where("slug", "=", best)
        .execute();
      await upstream.announceCatalogueChange();
      expect((await visitor.get(path)).body.verdicts).toEqual(before.verdicts);
      await upstream.upkeep();
      expect((await visitor.get(path)).body.verdicts).not.toEqual(before.verdicts);
      await upstream.db.updateTable("comparison").set({ right_brand_id: null }).where("url", "=", before.url).execute();
      await upstream.announceCatalogueChange();
      await upstream.upkeep();
      expect((await visitor.get(path)).status).toBe(404);
    });
  });
}
