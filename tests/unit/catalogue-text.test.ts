import { describe, expect, test } from "vitest";
import { generateBeds } from "../../upstream/database/seed/generate-catalogue";
import { firmnessWord } from "~/contracts/vocabulary/mattress";

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
});

describe("the figures that are said", () => {
  const modelsOf = (brand: string) => made.models.filter(({ slug }) => brandOf(slug) === brand);

  test("have a bed ahead of an average only where it is", () => {
    for (const { slug, expert_review: review } of made.brands)
      for (const said of [...review.strengths, ...review.weaknesses]) {
        const [, average] = /(?:averages|:) ([\d.]+) of 5/.exec(said) ?? [];
        const [, best] = /led by .+ \(([\d.]+)\)$/.exec(said) ?? [];
        const [, worst] = /with a low of ([\d.]+) in/.exec(said) ?? [];
        if (best !== undefined) expect(Number(best), `${slug}: ${said}`).toBeGreaterThan(Number(average));
        if (worst !== undefined) expect(Number(worst), `${slug}: ${said}`).toBeLessThan(Number(average));
      }
  });

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
      expect(summary).toContain(
        softest === firmest ? `${own.length === 2 ? "both" : "all"} ${softest}` : `from ${softest} to ${firmest}`,
      );
    }
  });
});

describe("owner ratings", () => {
  test("like better-scored beds better", () => {
    const mean = (slugs: Set<string>) => {
      const distributions = made.models.filter(({ slug }) => slugs.has(slug)).map((model) => model.rating_distribution);
      const owners = distributions.flat().reduce((sum, count) => sum + count, 0);
      const stars = distributions.flatMap((counts) => counts.map((count, index) => count * (index + 1)));
      return stars.reduce((sum, count) => sum + count, 0) / owners;
    };
    const byScore = [...made.models].sort((one, other) => one.score - other.score).map(({ slug }) => slug);
    expect(mean(new Set(byScore.slice(-150)))).toBeGreaterThan(mean(new Set(byScore.slice(0, 150))) + 0.5);
  });
});
