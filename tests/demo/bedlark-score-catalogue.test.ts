import { describe, expect, test } from "vitest";
import { mattressTypes } from "#contracts/mattress";
import type { SeedReview } from "../../upstream/demo/catalogue/catalogue-data";
import { generateExpertReviews } from "../../upstream/demo/expert-reviews/generate-reviews";
import { generateCatalogue } from "../../upstream/demo/catalogue/generate-catalogue";
import { readBed } from "../../upstream/rules/bedlark-score/read-bed";
import { buildOf, nowhere } from "../../upstream/rules/match/match-model";
import { profileOf } from "../../upstream/rules/match/profile";
import { currentRuleset } from "../../upstream/rules/match/ruleset";
import { scoreModels } from "../../upstream/rules/match/score-models";
import { bayesianStars } from "../../upstream/rules/owner-rating";

/** The Bedlark score and the readings of all of the demonstration's beds, with its tests and what its owners say. */

const catalogue = generateCatalogue(1);
const results = new Map(
  generateExpertReviews(1, catalogue).map(({ model_slug, measurements }) => [
    model_slug,
    Object.fromEntries(measurements.map(({ kind, value }) => [kind, value])),
  ]),
);
const written = new Map<string, SeedReview[]>();
for (const review of catalogue.reviews)
  written.set(review.model_slug, [...(written.get(review.model_slug) ?? []), review]);

/** As the catalogue counts them: the last version of what is published, given after a year or more. */
function afterAYear(slug: string) {
  const last = (written.get(slug) ?? []).flatMap(({ state, versions }) =>
    state === "published" ? (versions.at(-1) ?? []) : [],
  );
  const counted = last.filter(({ months_owned }) => months_owned >= 12);
  return { count: counted.length, stars: counted.reduce((sum, { rating }) => sum + rating, 0) };
}

const brandOfCollection = new Map(catalogue.collections.map(({ slug, brand_slug }) => [slug, brand_slug]));
const brandOfLine = new Map(
  catalogue.lines.map(({ slug, collection_slug }) => [slug, brandOfCollection.get(collection_slug)!]),
);
const beds = catalogue.models.map((model) => ({
  model,
  brand: brandOfLine.get(model.line_slug)!,
  queen: model.variants.find(({ size }) => size === "queen")?.list_cents ?? null,
  owners: model.rating_distribution.reduce((sum, count) => sum + count, 0),
  ...readBed(model, results.get(model.slug) ?? null, afterAYear(model.slug)),
}));

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const variance = (values: readonly number[]) => mean(values.map((value) => (value - mean(values)) ** 2));
function correlation(pairs: readonly (readonly [number, number])[]): number {
  const [ones, others] = [pairs.map(([one]) => one), pairs.map(([, other]) => other)];
  const [one, other] = [mean(ones), mean(others)];
  return mean(pairs.map(([x, y]) => (x - one) * (y - other))) / Math.sqrt(variance(ones) * variance(others));
}
const scores = beds.map(({ bedlark }) => bedlark.score);
const scoresOf = (type: string) => beds.filter(({ model }) => model.type === type).map(({ bedlark }) => bedlark.score);
const best = [...beds].sort((one, other) => other.bedlark.score - one.bedlark.score).slice(0, 50);
/** SCORES=1 prints what is measured. */
const say = (...words: unknown[]) => {
  if (process.env.SCORES !== undefined) console.log(...words);
};

describe("the Bedlark score over the whole catalogue", () => {
  test("is explained by the type to a quarter at most", () => {
    const all = mean(scores);
    const between = mattressTypes.reduce((sum, type) => {
      const own = scoresOf(type);
      return sum + (own.length / scores.length) * (mean(own) - all) ** 2;
    }, 0);
    say("by type", between / variance(scores));
    expect(between / variance(scores)).toBeLessThanOrEqual(0.25);
  });

  test("has parts from 0 to 100, of every bed", () => {
    const parts = beds.flatMap(({ bedlark }) => Object.values(bedlark.parts));
    expect([Math.min(...parts) >= 0, Math.max(...parts)]).toEqual([true, 100]);
  });

  test("spreads widely, of all beds and of each type, and a poor latex bed lies below a fine memory foam", () => {
    for (const type of mattressTypes)
      say(type, Math.min(...scoresOf(type)), mean(scoresOf(type)), Math.max(...scoresOf(type)));
    expect(Math.min(...scores)).toBeGreaterThanOrEqual(45);
    expect(Math.max(...scores)).toBeLessThanOrEqual(95);
    expect(Math.max(...scores) - Math.min(...scores)).toBeGreaterThanOrEqual(35);
    for (const type of ["innerspring", "hybrid", "memory-foam", "polyfoam", "latex", "latex-hybrid"])
      expect(Math.max(...scoresOf(type)) - Math.min(...scoresOf(type)), type).toBeGreaterThanOrEqual(15);
    expect(Math.min(...scoresOf("latex"))).toBeLessThan(Math.max(...scoresOf("memory-foam")));
  });

  test("follows the price only loosely, and the stars of owners little", () => {
    const priced = beds.flatMap(({ bedlark, queen }) => (queen === null ? [] : [[bedlark.score, queen] as const]));
    const rated = beds
      .filter(({ owners }) => owners >= 10)
      .map(({ bedlark, model }) => [bedlark.score, bayesianStars(model.rating_distribution)] as const);
    say("price", correlation(priced), "stars", correlation(rated), rated.length);
    expect(correlation(priced)).toBeGreaterThan(0.2);
    expect(correlation(priced)).toBeLessThan(0.6);
    expect(correlation(rated)).toBeGreaterThan(0.1);
    expect(correlation(rated)).toBeLessThanOrEqual(0.4);
  });

  test("has beds of many types and brands among its best fifty", () => {
    say("best", new Set(best.map(({ model }) => model.type)).size, new Set(best.map(({ brand }) => brand)).size);
    expect(new Set(best.map(({ model }) => model.type)).size).toBeGreaterThanOrEqual(5);
    expect(new Set(best.map(({ brand }) => brand)).size).toBeGreaterThanOrEqual(12);
    for (const type of mattressTypes)
      expect(best.filter(({ model }) => model.type === type).length, type).toBeLessThanOrEqual(25);
  });
});

describe("a test of a bed", () => {
  const tested = beds.filter((bed) => bed.tested);
  const untested = ({ model }: (typeof beds)[number]) => readBed(model, null, afterAYear(model.slug));

  test("changes its readings mostly to what was measured, and its Bedlark score with them", () => {
    const moved = tested.filter((bed) => JSON.stringify(bed.readings) !== JSON.stringify(untested(bed).readings));
    expect(moved.length / tested.length).toBeGreaterThan(0.95);
    for (const bed of tested) {
      expect(bed.readings.hug, bed.model.slug).toBe(untested(bed).readings.hug);
      expect(untested(bed).tested).toBe(false);
    }
    const rescored = tested.filter((bed) => bed.bedlark.score !== untested(bed).bedlark.score);
    expect(rescored.length / tested.length).toBeGreaterThan(0.5);
  });

  test("changes its match: who shares a bed and wakes easily sees a bed fall that was measured to shake", () => {
    const [bed] = tested.filter(({ model, readings }) => model.type === "hybrid" && readings.motion_isolation > 3.5);
    const { model } = bed!;
    const measured = results.get(model.slug)!;
    const matchOf = (motion: number | null) => {
      const read = readBed(model, motion === null ? null : { ...measured, motion }, { count: 0, stars: 0 });
      const couple = { recipient: "couple", lightSleeper: "yes", position: "side", pounds: 155 } as const;
      const profile = profileOf({ ...couple, partnerPosition: "side", partnerPounds: 155 });
      const bedOfMatch = {
        ...read,
        card: { slug: model.slug, name: model.name },
        line_id: 1,
        firmness: model.firmness,
        build: buildOf(model.layers, model.top_style),
        height_inches: model.height_inches,
        materials: new Set(model.layers.map(({ material }) => material)),
        halves: [],
        capacity_pounds: null,
        made_for: null,
        prices: new Map(model.variants.map(({ size, list_cents }) => [size, { now_cents: list_cents }])),
        policies: model.policies,
        delivery_states: null,
        owners: [],
        owner_stars: 3.7,
        store_ids: [],
      };
      return scoreModels(profile, [bedOfMatch], currentRuleset, nowhere).ranked[0]!;
    };
    const [still, shaken] = [matchOf(2), matchOf(12)];
    expect(still.score - shaken.score).toBeGreaterThan(100);
    expect(still.confidence).toBeGreaterThan(matchOf(null).confidence);
  });

  test("leaves a bed whose test is not whole as untested, with the part that was measured", () => {
    const [{ model }] = tested as [(typeof beds)[number]];
    const part = readBed(model, { heat: 4 }, { count: 0, stars: 0 });
    expect(part.tested).toBe(false);
    expect(part.readings.cooling).toBeGreaterThan(
      readBed(model, { heat: 15 }, { count: 0, stars: 0 }).readings.cooling,
    );
  });
});
