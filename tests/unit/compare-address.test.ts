import { describe, expect, test } from "vitest";
import {
  compareHref,
  comparisonOf,
  hasRoom,
  movedLeft,
  readComparison,
  shownPair,
  withModel,
  withShown,
  without,
  type Comparison,
} from "~/features/compare/compare-address";
import { paths } from "~/paths";

const read = (query: string) => readComparison(new URLSearchParams(query));
const three: Comparison = {
  models: ["a", "b", "c"],
  size: "king",
  everything: true,
  pair: ["c", "a"],
  replacing: null,
};

describe("the address of a comparison", () => {
  test("can be written for whatever was asked for, cut between characters", () => {
    const asked = read(`models=${"a".repeat(199)}${encodeURIComponent("👍")},b`);
    expect(asked.models).toEqual(["a".repeat(199), "b"]);
    expect(compareHref(asked)).toContain("models=aaa");
  });

  test("holds the beds in order, the size, whether every row is shown, and what is to be replaced", () => {
    expect(read("models=b,a&size=queen&rows=all&replace=a")).toEqual({
      models: ["b", "a"],
      size: "queen",
      everything: true,
      pair: null,
      replacing: "a",
      left: [],
    });
  });

  test("is read leniently: blanks, doubles, and values that do not exist are nothing", () => {
    expect(read("models=%20a,,b,a&size=crib&rows=some&show=a,z&replace=z")).toMatchObject({
      models: ["a", "b"],
      size: null,
      everything: false,
      pair: null,
      replacing: null,
    });
    expect(read("").models).toEqual([]);
    expect(read("size=constructor").size).toBeNull();
  });

  test("keeps the first four beds and says which were left", () => {
    expect(read("models=a,b,c,d,e,f")).toMatchObject({ models: ["a", "b", "c", "d"], left: ["e", "f"] });
  });

  test("is written as it was read", () => {
    const href = compareHref(three);
    expect(href).toBe("/compare/?models=a,b,c&size=king&rows=all&show=c,a");
    expect(read(href.slice(href.indexOf("?") + 1))).toEqual({ ...three, left: [] });
  });

  test("of nothing is the page itself, and what a stranger put there does no harm", () => {
    expect(compareHref(comparisonOf([]))).toBe(paths.compare);
    expect(compareHref({ ...three, models: ["a&size=twin"] })).toContain("models=a%26size%3Dtwin&");
  });
});

describe("the links of a comparison", () => {
  test("add a bed at the end, or in the place of the one to be replaced", () => {
    expect(withModel(three, "d").models).toEqual(["a", "b", "c", "d"]);
    expect(withModel({ ...three, replacing: "b" }, "d")).toEqual({ ...three, models: ["a", "d", "c"] });
  });

  test("take a bed out and keep the rest of the address", () => {
    expect(without(three, "b")).toEqual({ ...three, models: ["a", "c"] });
  });

  test("move a bed one place to the left, and the first nowhere", () => {
    expect(movedLeft(three, "c").models).toEqual(["a", "c", "b"]);
    expect(movedLeft(three, "a").models).toEqual(["a", "b", "c"]);
    expect(movedLeft(three, "z").models).toEqual(["a", "b", "c"]);
  });

  test("offer a place up to four beds, and beyond for one that takes another's", () => {
    const four = { ...three, models: ["a", "b", "c", "d"] };
    expect([hasRoom(three), hasRoom(four), hasRoom({ ...four, replacing: "a" })]).toEqual([true, false, true]);
  });
});

describe("the two beds that a narrow window shows", () => {
  const four = comparisonOf(["a", "b", "c", "d"]);

  test("are the first two, until two others are asked for", () => {
    expect(shownPair(four)).toEqual(["a", "b"]);
    expect(read("models=a,b,c,d&show=d,b").pair).toEqual(["d", "b"]);
    expect(shownPair({ ...four, pair: ["d", "b"] })).toEqual(["d", "b"]);
  });

  test.each(["a", "a,a", "a,b,c", "a,z", ",", "z,y"])("are the first two for %j, which is no pair of them", (show) => {
    const read = readComparison(new URLSearchParams({ models: "a,b,c,d", show }));
    expect([read.pair, shownPair(read)]).toEqual([null, ["a", "b"]]);
  });

  test("have one side changed, and change sides when the other one is chosen", () => {
    expect(withShown(four, 0, "d").pair).toEqual(["d", "b"]);
    expect(withShown(four, 1, "d").pair).toEqual(["a", "d"]);
    expect(withShown(four, 0, "b").pair).toEqual(["b", "a"]);
  });

  test("are forgotten with a bed that leaves, and never asked for where there are two", () => {
    const shown = { ...four, pair: ["d", "b"] as const };
    expect(compareHref(without(shown, "a"))).toBe("/compare/?models=b,c,d&show=d,b");
    expect(compareHref(without(shown, "d"))).toBe("/compare/?models=a,b,c");
    expect(compareHref({ ...comparisonOf(["a", "b"]), pair: ["b", "a"] })).toBe("/compare/?models=a,b");
    expect(shownPair({ models: ["a", "b", "c"], pair: ["d", "b"] })).toEqual(["a", "b"]);
  });
});
