import { describe, expect, test } from "vitest";
import { type Entry, SearchIndex } from "../../upstream/search/search-index";

const entry = (
  name: string,
  { kind = "model", brand, aliases = [] }: Partial<Omit<Entry, "brand">> & { brand?: string } = {},
): Entry => ({
  kind,
  slug: [brand, name].filter(Boolean).join("-").toLowerCase(),
  name,
  brand: brand === undefined ? null : { slug: brand.toLowerCase(), name: brand },
  summary: "",
  aliases,
});

const found = (index: SearchIndex, query: string) => index.find(query).map(({ entry: { name } }) => name);
const meant = (index: SearchIndex, query: string) => index.findMistyped(query).map(({ entry: { name } }) => name);

describe("A word that is not finished", () => {
  const index = new SearchIndex([entry("Nectarine"), entry("Nectar"), entry("Lull")]);

  test("finds what begins with it, the shorter first", () => {
    expect(found(index, "nect")).toEqual(["Nectar", "Nectarine"]);
    expect(found(index, "nectari")).toEqual(["Nectarine"]);
  });

  test("counts less than the whole word", () => {
    const [whole, begun] = index.find("nectar");
    expect([whole?.entry.name, begun?.entry.name]).toEqual(["Nectar", "Nectarine"]);
    expect(whole!.score).toBeGreaterThan(begun!.score);
    expect(index.find("necta")[0]!.score).toBeLessThan(whole!.score);
    expect(index.find("nec")[0]!.score).toBeLessThan(index.find("necta")[0]!.score);
  });

  test("of something to sleep on is no word at all, from its fourth letter on", () => {
    expect(found(index, "lull matt")).toEqual(["Lull"]);
    expect(found(index, "lull mat")).toEqual([]);
  });

  test("is found in spite of an error in what is there of it", () => {
    expect(meant(index, "nectsr")).toEqual(["Nectar", "Nectarine"]);
  });
});

describe("A word of three letters", () => {
  const index = new SearchIndex([entry("Ora"), entry("Orb"), entry("Lull")]);

  test("stands for itself and what begins with it, never for what is like it", () => {
    expect(found(index, "ora")).toEqual(["Ora"]);
    expect(meant(index, "orq")).toEqual([]);
    expect(index.correct("orq")).toBeNull();
  });

  test.each([
    ["four", "lukl", "lull", "lkkl"],
    ["five", "heljx", "helix", "hekjx"],
    ["six", "nevtsr", "nectar", "mevtsr"],
    ["nine", "nectarjbe", "nectarine", "nevtarjbe"],
    ["ten", "neztarinez", "nectarines", "nzztxrinez"],
  ])("in a word of %s letters so many may be wrong: %s is %s, %s is not", (_letters, typed, name, wrong) => {
    const one = new SearchIndex([entry(name)]);
    expect(meant(one, typed)).toEqual([name]);
    expect(meant(one, wrong)).toEqual([]);
  });

  test("of four letters one may be wrong", () => {
    expect(meant(index, "lukl")).toEqual(["Lull"]);
    expect(index.correct("lukl")).toBe("lull");
    expect(meant(index, "lkkl")).toEqual([]);
  });
});

describe("A bed that is found by its own name and by another", () => {
  test("is found by its own, even where the other is a better match", () => {
    const index = new SearchIndex([entry("Copper Hybrid Medium", { aliases: ["Copper", "Copper Hybrid Medium"] })]);
    expect(index.find("copper").map(({ foundAs }) => foundAs)).toEqual([null]);
    expect(index.find("copper hybrid medium").map(({ foundAs }) => foundAs)).toEqual([null]);
  });

  test("is found by its own, even where the other is the whole word and its own only begins with it", () => {
    const index = new SearchIndex([entry("Copperhead", { aliases: ["Copper"] })]);
    expect(index.find("copper").map(({ foundAs }) => foundAs)).toEqual([null]);
  });

  test("by another alone tells which, the best of several", () => {
    const index = new SearchIndex([entry("Lovage", { aliases: ["Dream Cloud Nine", "Dream"] })]);
    expect(index.find("dream").map(({ foundAs }) => foundAs)).toEqual(["Dream"]);
    expect(index.find("cloud").map(({ foundAs }) => foundAs)).toEqual(["Dream Cloud Nine"]);
  });
});

describe("Of what is found", () => {
  test.each([
    ["manufacturer", 0.3],
    ["collection", 0.12],
    ["line", 0.08],
  ] as const)("a %s scores %d more than a model of the same name", (kind, bonus) => {
    const scoreOf = (each: Entry) => new SearchIndex([each]).find("lull")[0]!.score;
    expect(scoreOf(entry("Lull", { kind })) - scoreOf(entry("Lull"))).toBeCloseTo(bonus, 10);
  });

  test("the one whose first word was typed comes before the one that has it later", () => {
    const index = new SearchIndex([entry("Green Ash"), entry("Ash Green")]);
    expect(found(index, "ash")).toEqual(["Ash Green", "Green Ash"]);
    expect(index.find("ash").map(({ score }) => Number(score.toFixed(2)))).toEqual([1.2, 1.1]);
  });

  test("a name scores more where its first word was typed first", () => {
    const scoreOf = (query: string) => new SearchIndex([entry("Ash Green")]).find(query)[0]!.score;
    expect([scoreOf("ash green"), scoreOf("green ash")].map((score) => score.toFixed(2))).toEqual(["1.25", "1.20"]);
  });

  test("what scores alike is told apart by the shorter name, then by its slug", () => {
    const index = new SearchIndex([entry("Ash Green", { brand: "B" }), entry("Ash Green", { brand: "A" })]);
    expect(index.find("ash green").map(({ entry: { slug } }) => slug)).toEqual(["a-ash green", "b-ash green"]);
    expect(found(new SearchIndex([entry("Ash Green"), entry("Ash Red")]), "ash")).toEqual(["Ash Red", "Ash Green"]);
  });

  test("a brand comes before its beds, and a bed's own words before those of its brand", () => {
    const index = new SearchIndex([
      entry("Purple Heart", { brand: "Lull" }),
      entry("Original", { brand: "Purple" }),
      entry("Purple", { kind: "manufacturer" }),
    ]);
    expect(found(index, "purple")).toEqual(["Purple", "Purple Heart", "Original"]);
  });

  test("two words that belong together find a name that is written as one, only where nothing holds both", () => {
    expect(found(new SearchIndex([entry("DreamCloud"), entry("Cloud Dream")]), "dream cloud")).toEqual(["Cloud Dream"]);
    expect(found(new SearchIndex([entry("DreamCloud")]), "dream cloud")).toEqual(["DreamCloud"]);
  });
});
