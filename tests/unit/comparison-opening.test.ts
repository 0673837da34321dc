import { describe, expect, test } from "vitest";
import { sleeperVerdict } from "#contracts/compare/comparisons";
import { type ComparedBrands, openingText } from "~/features/compare/opening-text.server";
import { larkFirm, owlSoft } from "../support/compared-beds";

const lark = { brand: { slug: "lark", name: "Lark" }, model: larkFirm };
const owl = { brand: { slug: "owl", name: "Owl" }, model: owlSoft };
const nobody = { left: [], right: [], either: [], neither: [] };

type Choice = "left" | "right" | "cheaper left" | "cheaper right" | "either";

const verdictOf = (choice: Choice, index: number) => {
  const side = ({ brand, model }: typeof lark) => ({
    model: { slug: model.slug, name: model.name, brand },
    score: 88,
    band: null,
  });
  return sleeperVerdict.parse({
    ...{ key: String(index), label: `Sleeper ${index}`, answers: {}, parts: [], left: side(lark), right: side(owl) },
    better: choice === "left" || choice === "right" ? choice : "even",
    cheaper: choice.startsWith("cheaper ") ? choice.slice("cheaper ".length) : null,
  });
};

const opening = (choices: readonly Choice[], more: Partial<ComparedBrands> = {}) =>
  openingText({ verdicts: choices.map(verdictOf), choose: nobody, left: lark, right: owl, ...more });

const times = (count: number, choice: Choice) => Array.from({ length: count }, () => choice);

describe("how a comparison of two brands opens", () => {
  test("says that it depends when each brand is chosen for some, if only for its price", () => {
    const depends = /^It depends on how you sleep\. Find your kind of sleeper below/;
    expect(opening(["left", "right"])).toMatch(depends);
    expect(opening([...times(7, "left"), "cheaper right"])).toMatch(depends);
    expect(opening(["left"], { choose: { ...nobody, left: ["a"], right: ["b"] } })).toMatch(depends);
  });

  test("names the brand that fits as well or better when it is chosen for all, and what the other does better", () => {
    const scores = { ...larkFirm.scores!, cooling: 3.4, support: 3.6, durability: 4.2 };
    const right = { ...owl, model: { ...owlSoft, scores } };
    expect(opening([...times(3, "right"), ...times(4, "cheaper right"), "either"], { right })).toBe(
      "For all eight kinds of sleepers we compare, Owl fits about as well as Lark or better: better for three, about as well for less money for four and about equally well for one. " +
        "In Lark’s favor: next to the Owl Owl Soft, its Lark Firm sleeps cooler (5.0 vs. 3.4 of 5) and supports your back better (4.5 vs. 3.6 of 5). " +
        "See below why, and what the difference costs.",
    );
    expect(opening(times(8, "left"))).toMatch(
      /^For all eight kinds of sleepers we compare, Lark fits better than Owl\. In Owl’s favor: next to the Lark Lark Firm, its Owl Soft .*costs \$1,990 less for a queen\. See/,
    );
    expect(opening(times(2, "cheaper left"))).toMatch(
      /^For both kinds of sleepers we compare, Lark fits about as well as Owl for less money\. /,
    );
  });

  test("claims nothing for the other brand when it does nothing better that can be felt", () => {
    const same = { left: lark, right: { ...owl, model: { ...larkFirm, name: "Owl Firm" } } };
    expect(opening(times(8, "left"), same)).toBe(
      "For all eight kinds of sleepers we compare, Lark fits better than Owl. See below why, and what the difference costs.",
    );
  });

  test("counts those apart for whom only one brand has a bed", () => {
    const choose = { ...nobody, left: Array.from({ length: 8 }, (_, index) => `you are sleeper ${index}`) };
    expect(opening(times(7, "left"), { choose })).toMatch(
      /^For all seven kinds of sleepers that both brands have a bed for, Lark fits better than Owl\. For one more, only Lark has a bed\. /,
    );
  });

  test("says that either will do when there are only ties", () => {
    expect(opening(times(8, "either"))).toBe(
      "For all eight kinds of sleepers we compare, Lark and Owl fit about equally well, so either will do. See below what sets them apart.",
    );
  });

  test("says nothing when nobody gave a verdict", () => {
    expect(opening([])).toBeNull();
  });
});
