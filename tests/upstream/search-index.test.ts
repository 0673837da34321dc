import { describe, expect, test } from "vitest";
import { generateBeds } from "../../upstream/demo/catalogue/generate-catalogue";
import { QueryVocabulary } from "../../upstream/search/query-vocabulary";
import { suggest } from "../../upstream/search/suggest";
import { editDistance } from "../../upstream/rules/edit-distance";
import { type Entry, fullName, SearchIndex } from "../../upstream/search/search-index";
import { queryWords, wordsOf } from "../../upstream/search/words";

function modelsOf(seed: number): Entry[] {
  const { brands, collections, lines, models } = generateBeds(seed);
  const brand = new Map(brands.map(({ slug, name }) => [slug, { slug, name }]));
  const ofCollection = new Map(collections.map((row) => [row.slug, brand.get(row.brand_slug)!]));
  const ofLine = new Map(lines.map((row) => [row.slug, ofCollection.get(row.collection_slug)!]));
  return models.map(({ slug, name, line_slug }) => ({
    kind: "model",
    slug,
    name,
    brand: ofLine.get(line_slug)!,
    summary: "",
    aliases: [],
  }));
}

describe("words", () => {
  test("are lower-case, without accents and signs", () => {
    expect(wordsOf("Stearns & Foster")).toEqual(["stearns", "foster"]);
    expect(wordsOf("Café  Crème—Dreams, Sleepy’s")).toEqual(["cafe", "creme", "dreams", "sleepys"]);
    expect(wordsOf("TEMPUR-Pedic 2.0")).toEqual(["tempur", "pedic", "2", "0"]);
  });

  test("that say nothing are left out unless nothing else was typed", () => {
    expect(queryWords("the Casper mattress")).toEqual(["casper"]);
    expect(queryWords("casper mattr")).toEqual(["casper"]);
    expect(queryWords("mattress")).toEqual(["mattress"]);
  });
});

describe("edit distance", () => {
  test.each([
    ["casper", "casper", 0, 0],
    ["caspr", "casper", 1, 1],
    ["csaper", "casper", 1, 1],
    ["casp", "casper", 2, 0],
    ["capser", "casper", 1, 1],
    ["", "abc", 3, 0],
    ["abc", "", 3, 3],
    ["kitten", "sitting", 3, 2],
  ])("of %s and %s is %i, and %i to a beginning", (typed, word, whole, beginning) => {
    expect(editDistance(typed, word)).toEqual({ whole, beginning });
  });
});

describe("the index of 600 models", () => {
  const entries = modelsOf(1);
  const index = new SearchIndex(entries);
  const searcher = { index, vocabulary: new QueryVocabulary({ brands: [], retailers: [], certificates: new Map() }) };

  test("finds every model by its full name, first", () => {
    for (const entry of entries) {
      const best = index.find(fullName(entry))[0]!;
      expect(fullName(best.entry)).toBe(fullName(entry));
    }
  });

  test("suggests a model in spite of one typing error, in at least 99 of 100 cases", () => {
    let [tried, found] = [0, 0];
    for (const entry of entries) {
      const name = fullName(entry);
      const places = [...name].flatMap((letter, place) => (/[a-z]/.test(letter) ? [place] : []));
      for (const place of places.filter((_, number) => number % 5 === 2)) {
        const swapped = name.slice(0, place) + (name[place + 1] ?? "") + name[place] + name.slice(place + 2);
        const left = name.slice(0, place) + name.slice(place + 1);
        const doubled = name.slice(0, place) + name[place] + name.slice(place);
        for (const typed of [swapped, left, doubled]) {
          tried += 1;
          if (suggest(searcher, typed).some(({ result }) => result === name)) found += 1;
        }
      }
    }
    expect(tried).toBeGreaterThan(5000);
    expect(found / tried).toBeGreaterThan(0.99);
  });

  test("survives queries of every kind", () => {
    for (const typed of [
      "",
      " ",
      "a".repeat(10_000),
      "a ".repeat(5000),
      "\u0000",
      "🛏️ bed",
      "__proto__ constructor",
      "%",
      "'; --",
    ]) {
      expect(suggest(searcher, typed).length).toBeLessThanOrEqual(8);
      index.correct(typed);
    }
  });
});
