import { describe, expect, test } from "vitest";
import type { SeedModel } from "../../upstream/demo/catalogue/catalogue-data";
import { generateBeds } from "../../upstream/demo/catalogue/generate-catalogue";
import { readBed } from "../../upstream/rules/bedlark-score/read-bed";
import { firmnessOf } from "../../upstream/rules/firmness";
import { layersOfHalf } from "../../upstream/rules/halves";
import { isLatex, isSupportCoil } from "../../upstream/rules/layer-families";

/** What the catalogue must have, so that every sleeper finds something: ruleset 2026.3, section 8. */

const { models, lines, collections } = generateBeds(1);
const brandOfCollection = new Map(collections.map(({ slug, brand_slug }) => [slug, brand_slug]));
const brandOfLine = new Map(lines.map(({ slug, collection_slug }) => [slug, brandOfCollection.get(collection_slug)!]));
const read = new Map(models.map((model) => [model.slug, readBed(model, null, { count: 0, stars: 0 })]));

const dollars = ({ variants }: SeedModel, size: "queen" | "twin") => {
  const cents = variants.find((variant) => variant.size === size)?.list_cents ?? null;
  return cents === null ? null : cents / 100;
};
const linesWhere = (is: (model: SeedModel) => boolean) => new Set(models.filter(is).map(({ line_slug }) => line_slug));
const under = (model: SeedModel, size: "queen" | "twin", most: number) => (dollars(model, size) ?? Infinity) < most;

describe("the catalogue offers", () => {
  test.each([
    [0, 500],
    [500, 800],
    [800, 1200],
    [1200, 1800],
    [1800, 2800],
    [2800, Infinity],
  ])(
    "from $%d to $%d at least 25 lines of 12 brands and 5 types, and no brand over a quarter of the best third",
    (low, high) => {
      const own = models.filter((model) => {
        const queen = dollars(model, "queen");
        return queen !== null && queen > low && queen <= high;
      });
      const scoreOf = ({ slug }: SeedModel) => read.get(slug)!.bedlark.score;
      const brandOf = ({ line_slug }: SeedModel) => brandOfLine.get(line_slug)!;
      expect(new Set(own.map(({ line_slug }) => line_slug)).size).toBeGreaterThanOrEqual(25);
      expect(new Set(own.map(brandOf)).size).toBeGreaterThanOrEqual(12);
      expect(new Set(own.map(({ type }) => type)).size).toBeGreaterThanOrEqual(5);
      const bestOfLine = new Map<string, SeedModel>();
      for (const model of own) {
        const held = bestOfLine.get(model.line_slug);
        if (held === undefined || scoreOf(model) > scoreOf(held)) bestOfLine.set(model.line_slug, model);
      }
      const sorted = [...bestOfLine.values()].sort((one, other) => scoreOf(other) - scoreOf(one));
      const best = sorted.slice(0, Math.ceil(sorted.length / 3));
      for (const brand of new Set(best.map(brandOf))) {
        const share = best.filter((model) => brandOf(model) === brand).length;
        expect(share, brand).toBeLessThanOrEqual(Math.max(2, best.length / 4));
      }
    },
  );

  test("25 lines between plush and medium, of 7 types, some under $500 and some over $2,800, and 3 that are extra firm", () => {
    const between = models.filter(({ layers }) => firmnessOf(layers) >= 4.2 && firmnessOf(layers) < 4.95);
    expect(linesWhere((model) => between.includes(model)).size).toBeGreaterThanOrEqual(25);
    expect(new Set(between.map(({ type }) => type)).size).toBeGreaterThanOrEqual(7);
    const prices = between.flatMap((model) => dollars(model, "queen") ?? []);
    expect(prices.some((each) => each < 500) && prices.some((each) => each > 2800)).toBe(true);
    expect(linesWhere(({ firmness }) => firmness.claimed >= 8).size).toBeGreaterThanOrEqual(3);
  });

  test("a published capacity for at least a third of its beds", () => {
    const published = models.filter(({ capacity_pounds }) => capacity_pounds !== null);
    expect(published.length / models.length).toBeGreaterThan(1 / 3);
  });

  test("no all-foam bed under $1,000 among the five best of the Bedlark score", () => {
    const score = ({ slug }: SeedModel) => read.get(slug)!.bedlark.score;
    const best = [...models].sort((one, other) => score(other) - score(one)).slice(0, 5);
    expect(
      best.filter((model) => model.type === "polyfoam" && under(model, "queen", 1000)).map(({ slug }) => slug),
    ).toEqual([]);
  });

  test("6 lines for over 300 lb: thick wire or latex, 12 inches, 500 lb a side", () => {
    const strong = linesWhere(
      ({ layers, height_inches, capacity_pounds }) =>
        (capacity_pounds ?? 0) >= 500 &&
        height_inches >= 12 &&
        layers.some((layer) => isLatex(layer) || (isSupportCoil(layer) && (layer.coil_gauge ?? 99) <= 14)),
    );
    expect(strong.size).toBeGreaterThanOrEqual(6);
  });

  test("4 lines with two sides alike, 4 with another firmness below, and 10 whose comforts share one height", () => {
    expect(linesWhere(({ two_sided }) => two_sided).size).toBeGreaterThanOrEqual(4);
    expect(linesWhere(({ name }) => name.includes(" and ")).size).toBeGreaterThanOrEqual(4);
    for (const { slug, name, two_sided, firmness } of models) {
      const { claimed, other_side: other } = firmness;
      const sides = other === null ? "one" : other === claimed ? "alike" : "different";
      expect(sides, slug).toBe(two_sided ? "alike" : name.includes(" and ") ? "different" : "one");
    }
    const level = lines.filter(({ slug }) => {
      const heights = models.filter(({ line_slug }) => line_slug === slug).map(({ height_inches }) => height_inches);
      return heights.length > 1 && new Set(heights).size === 1;
    });
    expect(level.length).toBeGreaterThanOrEqual(10);
  });

  test("4 lines with a firmness a side, of 4 brands, level and in sizes for two", () => {
    const dual = models.filter(({ firmness }) => firmness.halves !== null);
    expect(linesWhere((model) => dual.includes(model)).size).toBeGreaterThanOrEqual(4);
    expect(new Set(dual.map(({ line_slug }) => brandOfLine.get(line_slug))).size).toBeGreaterThanOrEqual(4);
    for (const { slug, name, firmness, layers, variants, height_inches } of dual) {
      const halves = firmness.halves!;
      expect(halves, slug).toEqual([...new Set(halves)].sort((one, other) => one - other));
      expect(halves.at(-1)! - halves[0]!, slug).toBeGreaterThanOrEqual(2.5);
      expect(halves, slug).toContain(firmness.claimed);
      // What a test or an owner says is of one half, and of which nobody knows.
      expect([firmness.measured, firmness.felt, firmness.range], slug).toEqual([null, [], null]);
      expect(name).not.toMatch(/Firm|Plush|Medium/);
      for (const { size } of variants) expect(["queen", "king", "cal-king", "split-king"], slug).toContain(size);
      const own = layers.filter(({ ild_by_half }) => ild_by_half !== null);
      expect(own.length, slug).toBeGreaterThan(0);
      for (const { ild, ild_by_half, role } of own) {
        expect(["comfort", "transition"], slug).toContain(role);
        expect(ild_by_half, slug).toHaveLength(halves.length);
        expect(ild_by_half, slug).toContain(ild);
      }
      for (const [index, half] of halves.entries()) {
        const layersThen = layersOfHalf(layers, index);
        expect(Math.abs(firmnessOf(layersThen) - half), `${slug} ${half}`).toBeLessThanOrEqual(1);
        expect(layersThen.reduce((sum, { inches }) => sum + inches, 0)).toBe(height_inches);
      }
    }
  });

  test("8 lines for children and bunks and 6 low enough for a bunk, under $400 with a known trial", () => {
    const fit = (model: SeedModel) => under(model, "twin", 400) && model.policies.trial_nights !== null;
    const small = (model: SeedModel) => model.made_for === "children" || model.made_for === "bunk";
    expect(linesWhere((model) => small(model) && fit(model)).size).toBeGreaterThanOrEqual(8);
    expect(linesWhere((model) => model.height_inches <= 8 && fit(model)).size).toBeGreaterThanOrEqual(6);
  });

  test("beds for children, bunks and RVs in the sizes and heights that go with them", () => {
    const sizes = {
      children: ["twin", "twin-xl", "full", "queen"],
      bunk: ["twin", "twin-xl", "full"],
      rv: ["twin", "full", "queen"],
    };
    for (const use of ["children", "bunk", "rv"] as const) {
      const own = models.filter(({ made_for }) => made_for === use);
      expect(own.length, use).toBeGreaterThan(0);
      for (const { slug, variants, height_inches } of own) {
        for (const { size } of variants) expect(sizes[use], slug).toContain(size);
        if (use === "bunk") expect(height_inches, slug).toBeLessThanOrEqual(8);
      }
    }
  });

  test("no bed whose name says a child, a bunk or an RV without saying so to the match", () => {
    const named = models.filter(({ name }) => /\b(kids?|junior|bunk\w*|rv|sprout)\b/i.test(name));
    expect(named.length).toBeGreaterThan(5);
    for (const { slug, made_for } of named) expect(made_for, slug).not.toBeNull();
  });

  test("10 hybrids under $800, 8 hybrids that hug and stay cool, and plush foam and Talalay under $1,000", () => {
    expect(linesWhere((model) => model.type === "hybrid" && under(model, "queen", 800)).size).toBeGreaterThanOrEqual(
      10,
    );
    const coolHug = linesWhere(({ slug, type }) => {
      const { cooling, hug } = read.get(slug)!.readings;
      return type === "hybrid" && cooling >= 3.5 && hug >= 3.9;
    });
    expect(coolHug.size).toBeGreaterThanOrEqual(8);
    const soft = (model: SeedModel) => under(model, "queen", 1000) && model.firmness.claimed < 4.5;
    expect(linesWhere((model) => soft(model) && model.type === "memory-foam").size).toBeGreaterThanOrEqual(3);
    const talalay = ({ layers }: SeedModel) => layers.some(({ material }) => material === "talalay-latex");
    expect(linesWhere((model) => soft(model) && talalay(model)).size).toBeGreaterThanOrEqual(1);
  });

  test("good and bad makers of each large type: durability and cooling spread within it", () => {
    for (const type of ["innerspring", "hybrid", "memory-foam", "latex-hybrid"]) {
      const own = models.filter((model) => model.type === type).map(({ slug }) => read.get(slug)!.readings);
      const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
      expect(spread(own.map(({ durability }) => durability)), type).toBeGreaterThanOrEqual(1);
      expect(spread(own.map(({ cooling }) => cooling)), type).toBeGreaterThanOrEqual(0.6);
    }
  });
});
