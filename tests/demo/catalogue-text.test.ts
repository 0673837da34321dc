import { describe, expect, test } from "vitest";
import { generateBeds } from "../../upstream/demo/catalogue/generate-catalogue";
import { firmnessWord } from "#contracts/vocabulary/mattress";
import { layersAboveSupport } from "../../upstream/rules/layer-families";

const made = generateBeds(1);
const modelBySlug = new Map(made.models.map((model) => [model.slug, model]));
const brandOf = (modelSlug: string) => {
  const line = made.lines.find(({ slug }) => slug === modelBySlug.get(modelSlug)?.line_slug);
  return made.collections.find(({ slug }) => slug === line?.collection_slug)?.brand_slug ?? "";
};

const texts = [
  ...made.brands.flatMap(({ about, expert_review: review }) => [about, review.verdict]),
  ...[...made.collections, ...made.lines, ...made.models].map(({ summary }) => summary),
];
const phrases = [
  ...made.brands.flatMap(({ expert_review: { strengths, weaknesses, best_for } }) => [
    ...strengths,
    ...weaknesses,
    ...best_for,
  ]),
];

describe("sentences", () => {
  test("begin with a capital or a figure, end with a stop and hold no slot, no double space, no undefined", () => {
    for (const text of texts) expect(text).toMatch(/^[A-Z0-9].*\.$/s);
    for (const text of [...texts, ...phrases]) {
      expect(text).not.toMatch(/[{}]| {2}|undefined|null|NaN|Infinity|\.\.| [,.;:]/);
    }
  });

  test("use a and an as they are spoken", () => {
    for (const text of [...texts, ...phrases]) {
      expect(text).not.toMatch(/\ba [aeio]/i);
      expect(text).not.toMatch(/\ba (8|11|18)\b/i);
      expect(text).not.toMatch(/\ban (?!8|11|18|hour)[^aeiou]/i);
      expect(text).not.toMatch(/\b1(\.\d+)? inchs|\b1 inches|\bone (hybrids|innersprings|\w+ beds)\b/);
    }
  });

  test("say of every brand that its range is made up", () => {
    for (const { about } of made.brands) {
      expect(about).toMatch(/made[- ]up/);
      expect(about).toMatch(/company|Only the brand name is real/);
    }
  });

  test("give every brand an expert review with strengths, weaknesses and sleepers it suits", () => {
    for (const { expert_review: review } of made.brands) {
      expect(review.strengths.length).toBeGreaterThanOrEqual(2);
      expect(review.weaknesses.length).toBeGreaterThanOrEqual(1);
      expect(review.best_for.length).toBeGreaterThanOrEqual(1);
      expect(new Set(review.best_for).size).toBe(review.best_for.length);
    }
    const verdicts = made.brands.map(({ expert_review }) => expert_review.verdict);
    expect(new Set(verdicts).size).toBe(verdicts.length);
  });

  test("call the only collection of a brand its whole range, and none of several", () => {
    for (const { slug } of made.brands) {
      const own = made.collections.filter(({ brand_slug }) => brand_slug === slug);
      for (const { summary } of own) expect(summary.startsWith("The whole range: "), summary).toBe(own.length === 1);
    }
  });

  test("count one collection, one bed and one comfort level as one", () => {
    for (const text of texts) expect(text).not.toMatch(/\bone( made-up)? (collections|beds|comfort levels)\b/);
    for (const { slug, about } of made.brands) {
      if (made.collections.filter(({ brand_slug }) => brand_slug === slug).length > 1) continue;
      expect(about).not.toMatch(/sorted into|between them|are made-up collections/);
    }
  });

  test("describe what lies above the core of every bed, and not what lies under it", () => {
    for (const { slug, layers, summary } of made.models) {
      const above = layersAboveSupport(layers).filter(({ material, inches }) => material !== "cover" && inches >= 0.5);
      if (above.length === 0) expect(summary, slug).toMatch(/ feel: an? [\d.]+-inch .+ core under a cover\.$/);
      else expect(summary, slug).toMatch(/^[^:]+(: | )[\d.A-Za-z].+ (over|with) .+\.$/);
      const inches = above.reduce((sum, layer) => sum + layer.inches, 0);
      const said = [...summary.matchAll(/([\d.]+) inch(?:es)? of/g)].reduce((sum, [, value]) => sum + Number(value), 0);
      expect(said, `${slug}: ${summary}`).toBeLessThanOrEqual(inches);
    }
  });
});

describe("what is said of a brand", () => {
  const said = made.brands.flatMap(({ slug, expert_review: { verdict, strengths, weaknesses, best_for } }) =>
    [verdict, ...strengths, ...weaknesses, ...best_for].map((text) => `${slug}: ${text}`),
  );

  test("has no score and no figure of a reading, which a test may change", () => {
    for (const text of said) expect(text).not.toMatch(/\bof (5|100)\b|\b\d\.\d+\b|scor|average \d|led by|a low of/i);
    for (const { expert_review } of made.brands) expect(expert_review.score).toBeNull();
  });

  test("sends nobody away from its maker, and calls no bed bad", () => {
    for (const text of said)
      expect(text).not.toMatch(
        /\b(avoid|skip|poor|bad|worst|never|don’t buy|not for|other brands|look elsewhere|hard to recommend|so-so)\b/i,
      );
  });
});

describe("the figures that are said", () => {
  const modelsOf = (brand: string) => made.models.filter(({ slug }) => brandOf(slug) === brand);

  test("name all the beds that cost the least, and one of them only where none else does", () => {
    for (const { slug, expert_review: review } of made.brands) {
      const models = modelsOf(slug);
      const queens = models.map(
        ({ variants }) => variants.find(({ size }) => size === "queen")?.list_cents ?? Infinity,
      );
      const cheapest = models.filter((_, index) => queens[index] === Math.min(...queens));
      const [, name] = /(?:least expensive is|prices start at \S+ for) ([^,]+?)(?:, at|\.)/.exec(review.verdict) ?? [];
      if (name !== undefined && !name.includes(" beds")) expect(cheapest.map((model) => model.name)).toEqual([name]);
    }
  });

  test("leave the firmness of a bed that is set at home to its owner", () => {
    const air = made.lines.filter(({ slug }) =>
      made.models.some((model) => model.line_slug === slug && model.firmness.range !== null),
    );
    expect(air.length).toBeGreaterThan(5);
    for (const { summary } of air) expect(summary).toMatch(/ inches tall\. You set the firmness yourself\.$/);
    const [sleepNumber] = made.brands.filter(({ slug }) => slug === "sleep-number");
    expect(sleepNumber!.expert_review.verdict).toMatch(
      /You set the firmness yourself, so choose by height and price\.$/,
    );
  });

  test("of a line are those that lists show beside its beds", () => {
    for (const { slug, summary } of made.lines) {
      const own = made.models.filter(({ line_slug }) => line_slug === slug);
      const [softest, firmest] = [own[0]!, own.at(-1)!].map(({ firmness }) => firmnessWord(firmness.claimed));
      if (own.some(({ firmness }) => firmness.range !== null)) continue;
      if (own.length === 1) {
        expect(summary.toLowerCase()).toContain(softest);
        expect(summary).not.toMatch(/\b(all|both|softest|levels)\b/);
        continue;
      }
      expect(summary).toContain(
        softest === firmest ? `${own.length === 2 ? "both" : "all"} ${softest}` : `from ${softest} to ${firmest}`,
      );
    }
  });
});
