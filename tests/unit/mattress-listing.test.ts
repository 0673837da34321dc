import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mattressSorts } from "#contracts/mattresses";
import { todayAt } from "#contracts/us-days";
import { dealState } from "../../upstream/rules/deal-state";
import { bed, count, deal, list, names, on } from "../support/listed-beds";

describe("sorting mattresses", () => {
  test.each(["price", "price-down"] as const)("by %s puts those without one last", (sort) => {
    const models = [
      bed("none", { prices: { queen: null } }),
      bed("dear", { prices: { queen: 900 } }),
      bed("cheap", { prices: { queen: 100 } }),
    ];
    expect(names(models, { sort: [sort] })).toEqual(
      sort === "price" ? ["cheap", "dear", "none"] : ["dear", "cheap", "none"],
    );
  });

  test("compares prices in the size shown", () => {
    const models = [
      bed("a", { prices: { queen: 100, king: 900 } }),
      bed("b", { prices: { queen: 200, king: 300 } }),
      bed("c", { prices: { queen: 50 } }),
    ];
    expect(names(models, { sort: ["price"], size: "king" })).toEqual(["b", "a", "c"]);
  });

  test("breaks the ties of the first key by the second, then by the name, then by the slug", () => {
    const models = [
      bed("d", { score: 80, stars: 3 }),
      bed("c", { score: 80, stars: 4 }),
      bed("b2", { name: "Same", score: 90, stars: 2 }),
      bed("b1", { name: "Same", score: 90, stars: 2 }),
      bed("a", { score: 80, stars: null }),
    ];
    expect(names(models, { sort: ["score", "rating"] })).toEqual(["b1", "b2", "c", "d", "a"]);
    expect(names(models, { sort: ["score"] })).toEqual(["b1", "b2", "a", "c", "d"]);
  });

  test("puts of equal scores the tested bed first, then the one whose owners say more after a year", () => {
    const models = [bed("a"), bed("b", { ownersPart: 80 }), bed("c", { tested: true, ownersPart: 20 })];
    expect(names(models, { sort: ["score"] })).toEqual(["c", "b", "a"]);
  });

  test("by the score and by the match puts beds for children, bunks and RVs behind all others", () => {
    const models = [bed("a", { score: 50 }), bed("b", { score: 90, madeFor: "bunk" }), bed("c", { score: 60 })];
    expect(names(models, { sort: ["score"] })).toEqual(["c", "a", "b"]);
    expect(names(models, { sort: ["match"] })).toEqual(["c", "a", "b"]);
    expect(names(models, { sort: ["name"] })).toEqual(["a", "b", "c"]);
    expect(names(models, { chosen: { "made-for": ["bunk", "rv"] } })).toEqual(["b"]);
    expect(count(list(models).facets, "made-for", "bunk")).toBe(1);
  });

  test("by the score shows a line once before any comes again, and two of a brand in ten", () => {
    const brands = ["x", "x", "x", "x", ...Array.from({ length: 12 }, (_, index) => `b${index}`)];
    const models = brands.map((brand, index) => bed(`bed-${index}`, { brand, line: 100 + index, score: 90 - index }));
    const second = bed("bed-0-firm", { brand: "x", line: 100, score: 90 });
    const shown = list([...models, second], { sort: ["score"] }).items.map(({ model }) => model);
    expect(shown.at(-1)!.slug).toBe("bed-0-firm");
    for (let from = 0; from + 10 <= shown.length; from += 1) {
      const ten = shown.slice(from, from + 10).filter(({ brand }) => brand.slug === "x");
      if (from + 10 < shown.length) expect(ten.length, String(from)).toBeLessThanOrEqual(2);
    }
    expect(names([...models, second], { sort: ["score", "name"] }).slice(0, 2)).toEqual(["bed-0", "bed-0-firm"]);
  });

  test("by the match has the order of the results, those that are ruled out last", () => {
    const models = ["a", "b", "c"].map((slug, index) => ({ ...bed(slug), id: index + 1 }));
    const places = new Map([
      [1, 1],
      [2, 0],
    ]);
    const { items, for_you } = list(models, { sort: ["match"], places });
    expect(items.map(({ model }) => model.slug)).toEqual(["b", "a", "c"]);
    expect([for_you, list(models).for_you]).toEqual([true, false]);
  });

  test("by saving compares shares of the usual price", () => {
    const models = [
      bed("tenth", { prices: { queen: 900_00 }, usual: 1000_00 }),
      bed("fifth", { prices: { queen: 80_00 }, usual: 100_00 }),
      bed("dearer", { prices: { queen: 120_00 }, usual: 100_00 }),
      bed("unknown", { prices: { queen: null } }),
    ];
    expect(names(models, { sort: ["saving"] })).toEqual(["fifth", "tenth", "dearer", "unknown"]);
  });

  test("never depends on the order in which the models are stored", () => {
    const models = Array.from({ length: 30 }, (_, index) =>
      bed(`bed-${index}`, {
        name: `Bed ${index % 7}`,
        score: 60 + (index % 5),
        stars: index % 3 === 0 ? null : (index % 4) + 1,
        trial: index % 4 === 0 ? null : 100,
        prices: { queen: index % 6 === 0 ? null : (index % 8) * 100 + 100 },
      }),
    );
    const sorts = fc.uniqueArray(fc.constantFrom(...mattressSorts), { minLength: 1, maxLength: 2 });
    const orders = fc.shuffledSubarray(models, { minLength: models.length, maxLength: models.length });
    fc.assert(
      fc.property(orders, sorts, (other, sort) => {
        expect(list(other, { sort })).toEqual(list(models, { sort }));
      }),
    );
  });

  test("and counting read nothing of who pays this site", () => {
    const guarded = <T extends object>(value: T): T =>
      new Proxy(value, {
        get(target, key, receiver) {
          if (typeof key === "string" && /commission|payer/i.test(key)) throw new Error(`${key} was read`);
          const found: unknown = Reflect.get(target, key, receiver);
          return Object.getPrototypeOf(found ?? 0) === Object.prototype ? guarded(found as object) : found;
        },
      });
    const paying = { ...deal("2026-11-01", null), commission_payer: "Demo", commission: { payer: "Demo" } };
    const models = ["a", "b", "c"].map((slug) =>
      guarded({ ...bed(slug, { deals: [guarded(paying)] }), commission_payer: "Demo" }),
    );
    for (const sort of mattressSorts)
      expect(list(models, { sort: [sort], chosen: { deal: ["running"] } }).count).toBe(3);
    expect(() => (models[0] as unknown as { commission_payer: string }).commission_payer).toThrow("was read");
  });
});

describe("facets of mattresses", () => {
  test("count a size among the prices of that size", () => {
    const models = [
      bed("a", { prices: { queen: 700_00, king: 900_00 } }),
      bed("b", { prices: { queen: 500_00, king: 700_00 } }),
      bed("c", { prices: { twin: 100_00 } }),
    ];
    const { facets, count: shown } = list(models, { chosen: { price: ["under-750"] } });
    expect(shown).toBe(2);
    expect(count(facets, "size", "queen")).toBe(2);
    expect(count(facets, "size", "king")).toBe(1);
    expect(count(facets, "size", "twin")).toBe(1);
  });

  test("hold a trial only where its nights, and for usable nights its break-in, are published", () => {
    const models = [
      bed("unsaid", { trial: null, breakIn: 0 }),
      bed("short", { trial: 90, breakIn: 0 }),
      bed("usable", { trial: 120, breakIn: 30 }),
      bed("worn", { trial: 100, breakIn: 30 }),
      bed("vague", { trial: 365, breakIn: null }),
    ];
    const found = (value: string) => names(models, { sort: ["name"], chosen: { trial: [value] } });
    expect(found("100-nights")).toEqual(["usable", "vague", "worn"]);
    expect(found("365-nights")).toEqual(["vague"]);
    expect(found("90-usable")).toEqual(["short", "usable"]);
  });

  test("put every cooling score into one band", () => {
    for (let hundredth = 100; hundredth <= 500; hundredth += 1) {
      const { facets } = list([bed("a", { cooling: hundredth / 100 })]);
      const cooling = facets.find(({ key }) => key === "cooling")!;
      expect(
        cooling.values.reduce((sum, value) => sum + value.count, 0),
        String(hundredth),
      ).toBe(1);
    }
  });

  test("know a deal on its first and its last day, and not on the days around them", () => {
    const models = [bed("a", { deals: [deal("2026-11-10", "2026-11-20")] })];
    const running = (day: string) => count(list(models, { today: on(day) }).facets, "deal", "running");
    expect(["2026-11-09", "2026-11-10", "2026-11-20", "2026-11-21"].map(running)).toEqual([0, 1, 1, 0]);
    expect(dealState(deal("2026-11-10", null), on("2036-01-01"))).toBe("running");
  });

  test("know a deal from midnight in New York on its first day to midnight in Honolulu on its last", () => {
    const state = (moment: string) => dealState(deal("2026-11-10", "2026-11-30"), todayAt(new Date(moment)));
    expect(state("2026-11-10T04:59:00Z")).toBe("upcoming");
    expect(state("2026-11-10T05:00:00Z")).toBe("running");
    // 8 PM in New York on its last day.
    expect(state("2026-12-01T01:00:00Z")).toBe("running");
    expect(state("2026-12-01T09:59:00Z")).toBe("running");
    expect(state("2026-12-01T10:00:00Z")).toBe("ended");
  });

  test("leave an empty list with the counts of what to choose instead", () => {
    const { count: shown, pages, facets } = list([bed("a")], { chosen: { type: ["latex"], cooling: ["even"] } });
    expect([shown, pages]).toEqual([0, 1]);
    expect(count(facets, "type", "hybrid")).toBe(1);
    expect(count(facets, "cooling", "even")).toBe(0);
  });
});
