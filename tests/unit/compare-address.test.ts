import { describe, expect, test } from "vitest";
import {
  compareHref,
  hasRoom,
  movedLeft,
  readComparison,
  withModel,
  without,
  type Comparison,
} from "~/features/compare/compare-address";
import { paths } from "~/paths";

const read = (query: string) => readComparison(new URLSearchParams(query));
const three: Comparison = { models: ["a", "b", "c"], size: "king", differencesOnly: true, replacing: null };

describe("the address of a comparison", () => {
  test("holds the beds in order, the size, whether only differences are shown, and what is to be replaced", () => {
    expect(read("models=b,a&size=queen&differences=only&replace=a")).toEqual({
      models: ["b", "a"],
      size: "queen",
      differencesOnly: true,
      replacing: "a",
      left: [],
    });
  });

  test("is read leniently: blanks, doubles, and values that do not exist are nothing", () => {
    expect(read("models=%20a,,b,a&size=crib&differences=yes&replace=z")).toMatchObject({
      models: ["a", "b"],
      size: null,
      differencesOnly: false,
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
    expect(href).toBe("/compare/?models=a,b,c&size=king&differences=only");
    expect(read(href.slice(href.indexOf("?") + 1))).toEqual({ ...three, left: [] });
  });

  test("of nothing is the page itself, and what a stranger put there does no harm", () => {
    expect(compareHref({ models: [], size: null, differencesOnly: false, replacing: null })).toBe(paths.compare);
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
