import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { firmnessScale, type FirmnessWord, firmnessWord } from "#contracts/vocabulary/mattress";
import { firmnessPreferenceLabels } from "#contracts/vocabulary/quiz";
import FirmnessScale from "~/features/content/figures/firmness-scale";
import { readGuideFiles, readTermFiles } from "../../upstream/content/content-files";
import { firmnessFacet } from "../../upstream/catalogue/model-facets";
import type { ExpertReviewCache } from "../../upstream/expert-reviews/expert-review-cache";
import { reviewList } from "../../upstream/expert-reviews/expert-review-listing";
import type { SnapshotModel } from "../../upstream/catalogue/snapshot";
import { comfortLevel, comfortLevels, type ComfortName } from "../../upstream/rules/comfort";

const rangeOf = (word: FirmnessWord) => firmnessScale.find((band) => band.word === word)!.range;
const term = (slug: string) => readTermFiles().find((each) => each.slug === slug)!;

/** What stores call the words of the scale. */
const storeNames: Record<ComfortName, FirmnessWord> = {
  "Ultra Plush": "very soft",
  Plush: "soft",
  Medium: "medium",
  "Medium Firm": "medium-firm",
  "Luxury Firm": "medium-firm",
  Firm: "firm",
  "Extra Firm": "extra firm",
};

describe("The scale of firmness", () => {
  test("goes up without a gap from 1 to 10", () => {
    const ends = firmnessScale.map(({ below }) => below);
    expect(ends).toEqual([...ends].sort((one, other) => one - other));
    expect([1, 2.5, 3, 4.5, 5.5, 6.5, 7.5, 8.5, 10].map(firmnessWord)).toEqual([
      ...["very soft", "very soft", "soft", "medium-soft", "medium", "medium-firm", "firm", "extra firm", "extra firm"],
    ]);
  });

  test("is that of the catalog and of its filters", () => {
    const asValue = (word: FirmnessWord) => word.replace(" ", "-");
    for (let value = 10; value <= 100; value += 1) {
      const model = { card: { firmness: value / 10 } } as SnapshotModel;
      expect(firmnessFacet.valuesOf({ model })).toEqual([asValue(firmnessWord(value / 10))]);
    }
    expect(firmnessFacet.values.map(({ value }) => value)).toEqual(firmnessScale.map(({ word }) => asValue(word)));
  });

  test("has each tenth, rounded to a half, within the range of its word", () => {
    const ends = (range: string) => {
      const [low, high] = [...range.matchAll(/\d+/g)].map(([figure]) => Number(figure));
      return range.startsWith("under") ? [0, low! - 0.5] : range.startsWith("over") ? [low! + 0.5, 10] : [low!, high!];
    };
    for (let tenth = 10; tenth <= 100; tenth += 1) {
      const [low, high] = ends(rangeOf(firmnessWord(tenth / 10)));
      const half = Math.round(tenth / 5) / 2;
      expect(half >= low! && half <= high!, `${tenth / 10} is ${firmnessWord(tenth / 10)}`).toBe(true);
    }
  });

  test("is what the filters of beds and of tests say", () => {
    const labels = firmnessScale.map(({ word, range }) => `${word.charAt(0).toUpperCase()}${word.slice(1)} (${range})`);
    const { facets } = reviewList({ all: [] } as unknown as ExpertReviewCache, "queen");
    for (const values of [firmnessFacet.values, facets.find(({ key }) => key === "firmness")!.values])
      expect(values.map(({ label }) => label)).toEqual(labels);
  });

  test("has the names of stores where the catalog's beds of those names lie", () => {
    for (const { name, firmness } of comfortLevels) expect(firmnessWord(firmness), name).toBe(storeNames[name]);
    // The softest that is claimed for one is found by its name, too.
    expect(firmnessWord(comfortLevel("Extra Firm").from)).toBe("extra firm");
  });

  test("is what the quiz asks by", () => {
    for (const [word, { hint }] of Object.entries(firmnessPreferenceLabels)) {
      expect(hint).toBe(`${rangeOf(word as FirmnessWord)} of 10`);
    }
  });

  test("is what the drawing of it says, with the words of stores", () => {
    const markup = renderToStaticMarkup(createElement(FirmnessScale)).toLowerCase();
    for (const { word, range } of firmnessScale) expect(markup).toMatch(new RegExp(`>${word}</th>.*?>${range}</td>`));
    expect(markup).toMatch(/under 3<\/td><td[^>]*>ultra plush/);
  });

  test("is what guides and glossary say", () => {
    expect(term("plush").summary).toContain(`about ${rangeOf("soft")} out of 10`);
    expect(term("plush").body).toContain(`“Ultra plush” is ${rangeOf("very soft")}.`);
    expect(term("medium-firm").summary).toContain(`${rangeOf("medium-firm")} out of 10`);
    expect(term("cushion-firm").summary).toContain(rangeOf("medium-firm"));
    expect(term("luxury-firm").summary).toContain(`${rangeOf("medium-firm")} out of 10`);
    expect(term("luxury-firm").body).toContain(
      `medium at ${rangeOf("medium")} and firm at ${rangeOf("firm")}; [plush](/mattress-glossary/plush/) is further down, at ${rangeOf("soft")}`,
    );
    expect(readGuideFiles().find(({ slug }) => slug === "mattress-matching")!.body).toContain(
      `medium is ${rangeOf("medium")}, and luxury firm or cushion firm is ${rangeOf("medium-firm")}`,
    );
  });
});
