import { describe, expect, test } from "vitest";
import { countFacets, type FacetDefinition, inBand, passing } from "../../upstream/listing/facets";
import { itself } from "../../upstream/listing/list";
import { pageOf } from "../../upstream/listing/pages";
import { inOrder } from "../../upstream/listing/sort";

interface Bed {
  name: string;
  type: string;
  color: string;
}
const facet = (key: "type" | "color", values: readonly string[]): FacetDefinition<Bed> => ({
  key,
  label: key,
  values: values.map((value) => ({ value, label: value })),
  valuesOf: (bed) => [bed[key]],
});
const facets = [facet("type", ["foam", "latex"]), facet("color", ["red", "blue"])];
const bed = (name: string, type: string, color: string): Bed => ({ name, type, color });
const beds = [bed("a", "foam", "red"), bed("b", "foam", "blue"), bed("c", "latex", "blue")];

/** Counts by facet and value, as "foam 2". */
const counted = (counts: ReturnType<typeof countFacets>) =>
  counts.map(({ values }) => values.map(({ value, count }) => `${value} ${count}`));

describe("An entry of a list", () => {
  const counts = (chosen: Record<string, string[]>) => counted(countFacets(beds, itself, facets, chosen));

  test("is counted in every facet while nothing is chosen", () => {
    expect(counts({})).toEqual([
      ["foam 2", "latex 1"],
      ["red 1", "blue 2"],
    ]);
  });

  test("that fails one facet counts in that one alone", () => {
    expect(counts({ type: ["latex"] })).toEqual([
      ["foam 2", "latex 1"],
      ["red 0", "blue 1"],
    ]);
  });

  test("that fails two facets counts in neither", () => {
    expect(counts({ type: ["latex"], color: ["blue"] })).toEqual([
      ["foam 1", "latex 1"],
      ["red 0", "blue 1"],
    ]);
    expect(counts({ type: ["latex"], color: ["red"] })).toEqual([
      ["foam 1", "latex 0"],
      ["red 0", "blue 1"],
    ]);
  });

  test("passes with one of the values chosen in a facet, and only if it passes them all", () => {
    const names = (chosen: Record<string, string[]>) => passing(beds, itself, facets, chosen).map(({ name }) => name);
    expect(names({})).toEqual(["a", "b", "c"]);
    expect(names({ type: ["foam", "latex"], color: ["blue"] })).toEqual(["b", "c"]);
    expect(names({ type: ["latex"], color: ["red"] })).toEqual([]);
  });

  test("that is chosen is told by its value", () => {
    const [type] = countFacets(beds, itself, facets, { type: ["latex"] });
    expect(type!.values.map(({ selected }) => selected)).toEqual([false, true]);
  });
});

describe("A brand of several beds", () => {
  const brand = { name: "brand", beds };
  const other = { name: "other", beds: [bed("d", "foam", "red")] };
  const partsOf = (entry: typeof brand) => entry.beds;
  const counts = (chosen: Record<string, string[]>) => counted(countFacets([brand, other], partsOf, facets, chosen));

  test("counts once for a value that several of its beds share", () => {
    expect(counts({})).toEqual([
      ["foam 2", "latex 1"],
      ["red 2", "blue 1"],
    ]);
  });

  test("is listed when one and the same bed passes every facet, not one each", () => {
    const names = (chosen: Record<string, string[]>) =>
      passing([brand, other], partsOf, facets, chosen).map(({ name }) => name);
    expect(names({ type: ["foam"], color: ["red"] })).toEqual(["brand", "other"]);
    expect(names({ type: ["latex"], color: ["red"] })).toEqual([]);
  });
});

describe("A facet whose value changes what a bed is", () => {
  /** In its other color the bed is of latex. */
  const dyed: FacetDefinition<Bed> = {
    ...facets[1]!,
    valuesOf: () => ["red", "blue"],
    withValue: (part, value) => ({ ...part, color: value, type: value === part.color ? part.type : "latex" }),
  };

  test("counts each value as the bed would be with it", () => {
    const counts = (chosen: Record<string, string[]>) =>
      counted(countFacets(beds, itself, [facets[0]!, dyed], chosen))[1];
    expect(counts({})).toEqual(["red 3", "blue 3"]);
    expect(counts({ type: ["foam"] })).toEqual(["red 1", "blue 1"]);
    expect(counts({ type: ["latex"] })).toEqual(["red 2", "blue 2"]);
  });
});

test("A band begins with its first figure and ends before its last; what is not known is in none", () => {
  const bands = [
    { value: "low", label: "", from: 0, to: 5 },
    { value: "high", label: "", from: 5, to: 9 },
  ];
  expect([0, 4, 5, 9, null].map((figure) => inBand(bands, figure))).toEqual([["low"], ["low"], ["high"], [], []]);
});

describe("The pages of a list", () => {
  test("are as many as its entries need, and one for none", () => {
    expect([0, 1, 10, 11, 20, 21].map((count) => pageOf(Array(count).fill(0), 10, 1).pages)).toEqual([
      1, 1, 1, 2, 2, 3,
    ]);
  });

  test("hold the entries in turn; there is none after the last", () => {
    expect(pageOf([1, 2, 3], 2, 1).entries).toEqual([1, 2]);
    expect(pageOf([1, 2, 3], 2, 2).entries).toEqual([3]);
    expect(() => pageOf([1, 2, 3], 2, 3)).toThrow("HTTP 404");
  });
});

describe("The order of a list", () => {
  const key = (of: (entry: { a: number | null; b: string }) => number | string | null, descending = false) => ({
    of,
    descending,
  });
  const rows = [
    { a: null, b: "y" },
    { a: 1, b: "z" },
    { a: 2, b: "x" },
    { a: 1, b: "w" },
  ];

  test("goes by each key in turn, and what is not known comes last in both directions, however it is stored", () => {
    const orders = (descending: boolean) =>
      rows.map((_, index) =>
        inOrder([...rows.slice(index), ...rows.slice(0, index)], [key(({ a }) => a, descending), key(({ b }) => b)])
          .map(({ b }) => b)
          .join(""),
      );
    expect(orders(false)).toEqual(Array(4).fill("wzxy"));
    expect(orders(true)).toEqual(Array(4).fill("xwzy"));
  });
});
