import { describe, expect, test } from "vitest";
import { capacityUnknown, overBudgetCents } from "../../upstream/rules/match/hard-filters";
import { type MatchPlace, nowhere } from "../../upstream/rules/match/match-model";
import { currentRuleset } from "../../upstream/rules/match/ruleset";
import { scoreModels } from "../../upstream/rules/match/score-models";
import { type Answers, type BedFacts, bedOf, plainBed, profileFrom } from "./match-profiles/plain-bed";

/** Ruleset 2026.3, rule 11. */

describe("hard filters", () => {
  const oregon: MatchPlace = { state: "OR", nearStores: new Set([7]) };
  const hidden = (answers: Answers, facts: Partial<BedFacts>, place = nowhere) =>
    scoreModels(profileFrom({ recipient: "me", ...answers }), [bedOf({ ...plainBed, ...facts })], currentRuleset, place)
      .hidden;

  type Hidden = ReturnType<typeof hidden>;
  /** Without those that are in force whatever was answered. */
  const asked = (filters: Hidden) => filters.filter(({ drop }) => drop !== null);
  const counts = (filters: Hidden) => filters.map(({ filter, count }) => [filter, count]);

  const child = { recipient: "child", childAge: "8", bunk: "yes" };
  const couple = { recipient: "couple", pounds: "240", partnerPounds: "240" };
  test.each([
    ["size", { size: "king" }, { prices: { queen: 900 } }, nowhere, 1],
    ["size", { size: "queen" }, { prices: { queen: null } }, nowhere, 0],
    ["budget", { size: "queen", budgetRange: "1000" }, { prices: { queen: 1100 } }, nowhere, 0],
    ["budget", { size: "queen", budgetRange: "1000" }, { prices: { queen: 1100.01 } }, nowhere, 1],
    ["budget", { size: "queen", budgetRange: "1000" }, { prices: { queen: null } }, nowhere, 0],
    ["delivery", { deliveryZip: "97201" }, { states: ["OR", "WA"] }, oregon, 0],
    ["delivery", { deliveryZip: "97201" }, { states: ["WA"] }, oregon, 1],
    ["delivery", { deliveryZip: "97201" }, {}, oregon, 0],
    ["delivery", { deliveryZip: "00000" }, { states: ["WA"] }, nowhere, 0],
    ["try-in-store", { tryInStore: "yes" }, { stores: [] }, nowhere, 1],
    ["try-in-store", { tryInStore: "yes" }, { stores: [3] }, nowhere, 0],
    ["try-in-store", { tryInStore: "yes", deliveryZip: "97201" }, { stores: [3] }, oregon, 1],
    ["try-in-store", { tryInStore: "yes", deliveryZip: "97201" }, { stores: [3, 7] }, oregon, 0],
    ["allergy", { allergies: "latex" }, { materials: ["cover", "talalay-latex"] }, nowhere, 1],
    ["allergy", { allergies: "wool" }, { materials: ["wool", "pocketed-coils"] }, nowhere, 1],
    ["allergy", { allergies: "polyurethane" }, { materials: ["gel-memory-foam"] }, nowhere, 1],
    ["allergy", { allergies: "polyurethane,latex" }, { materials: ["polyfoam"] }, nowhere, 1],
    ["allergy", { allergies: "latex" }, { materials: ["polyfoam", "pocketed-coils"] }, nowhere, 0],
    ["adjustable-base", { adjustableBase: "yes" }, { materials: ["bonnell-coils"] }, nowhere, 1],
    ["adjustable-base", { adjustableBase: "yes" }, { materials: ["offset-coils"] }, nowhere, 1],
    ["adjustable-base", { adjustableBase: "yes" }, { materials: ["continuous-coils"] }, nowhere, 1],
    ["adjustable-base", { adjustableBase: "yes" }, { materials: ["pocketed-coils"], height: 14 }, nowhere, 0],
    ["adjustable-base", { adjustableBase: "yes" }, { height: 14.1 }, nowhere, 1],
    ["bunk", child, { height: 8 }, nowhere, 0],
    ["bunk", child, { height: 8.25 }, nowhere, 1],
    ["capacity", { pounds: "300" }, { capacity: 300 }, nowhere, 0],
    ["capacity", { pounds: "301" }, { capacity: 300 }, nowhere, 1],
    ["capacity", { pounds: "220" }, { capacity: 200 }, nowhere, 1],
    ["capacity", { pounds: "320" }, {}, nowhere, 0],
    ["capacity", couple, { capacity: 240 }, nowhere, 0],
    ["capacity", couple, { capacity: 239 }, nowhere, 1],
    // Each side bears the heavier, and both together bear both.
    ["capacity", { ...couple, partnerPounds: "150" }, { capacity: 230 }, nowhere, 1],
    ["capacity", { ...couple, partnerPounds: "200" }, { capacity: 250 }, nowhere, 0],
    ["made-for-children", {}, {}, nowhere, 0],
    ["made-for-children", {}, { madeFor: "children" }, nowhere, 1],
    ["made-for-children", {}, { madeFor: "bunk" }, nowhere, 1],
    ["made-for-children", {}, { madeFor: "rv" }, nowhere, 0],
    ["made-for-children", couple, { madeFor: "children" }, nowhere, 1],
    ["made-for-children", { recipient: "someone-else" }, { madeFor: "bunk" }, nowhere, 1],
    ["made-for-children", { recipient: "unknown" }, { madeFor: "children" }, nowhere, 1],
    ["made-for-children", { recipient: "guest" }, { madeFor: "children" }, nowhere, 1],
    ["made-for-children", { recipient: "child", childAge: "13" }, { madeFor: "children" }, nowhere, 1],
    ["air-for-child", child, { materials: ["air-chamber"] }, nowhere, 1],
    ["air-for-child", child, { materials: ["air-chamber"], madeFor: "children" }, nowhere, 0],
    ["air-for-child", child, { materials: ["polyfoam"] }, nowhere, 0],
    ["made-for-rvs", {}, { madeFor: "rv" }, nowhere, 1],
    ["made-for-rvs", { recipient: "guest" }, { madeFor: "rv" }, nowhere, 1],
    ["made-for-rvs", child, { madeFor: "rv" }, nowhere, 1],
    ["made-for-rvs", child, { madeFor: "bunk" }, nowhere, 0],
  ] as [string, Answers, Partial<BedFacts>, MatchPlace, number][])(
    "%s with %j of a bed with %j",
    (filter, answers, facts, place, count) => {
      expect(hidden(answers, facts, place).find((each) => each.filter === filter)).toMatchObject({ count });
    },
  );

  test.each([
    [{ recipient: "child", childAge: "12" }],
    [{ recipient: "child" }],
    [{ recipient: "child", childAge: "12", bunk: "yes" }],
  ] as [Answers][])("leave in beds for children and bunks when the sleeper is %j", (answers) => {
    for (const madeFor of ["children", "bunk"] as const)
      expect(counts(hidden(answers, { madeFor, height: 7 }))).not.toContainEqual(["made-for-children", 1]);
  });

  test("leave a teenager on a bunk the beds for bunks and leave out those for children, with their reason and count", () => {
    const teen = { recipient: "child", childAge: "13", bunk: "yes" };
    const of = (madeFor: "children" | "bunk") =>
      hidden(teen, { madeFor, height: 7 }).filter(({ filter }) => filter === "made-for-children");
    expect(of("bunk")).toMatchObject([{ count: 0 }]);
    expect(of("children")).toEqual([
      { filter: "made-for-children", count: 1, drop: null, because: "Made for a younger child’s room." },
    ]);
  });

  test("for what a bed is made for are taken back by no answer, and say what it is", () => {
    expect(hidden({}, { madeFor: "bunk" })).toEqual([
      { filter: "made-for-children", count: 1, drop: null, because: "Made for a child’s room or a bunk bed." },
      { filter: "made-for-rvs", count: 0, drop: null, because: "Made for an RV." },
    ]);
  });

  test("are none without their answers, and none for Don't know, no and none", () => {
    expect(asked(hidden({}, {}))).toEqual([]);
    const said = {
      size: "unknown",
      budgetRange: "unknown",
      deliveryZip: "unknown",
      tryInStore: "no",
      adjustableBase: "no",
      weight: "unknown",
    };
    expect(asked(hidden({ ...said, allergies: "none" }, {}))).toEqual([]);
    expect(asked(hidden({ ...child, bunk: "no" }, { height: 12 }))).toEqual([]);
    // No bunk bends, nor is anybody asked whether theirs does.
    expect(counts(asked(hidden({ ...child, adjustableBase: "yes" }, { materials: ["bonnell-coils"] })))).toEqual([
      ["bunk", 1],
    ]);
    // Only children are asked for a bunk.
    expect(asked(hidden({ bunk: "yes" }, { height: 12 }))).toEqual([]);
  });

  test("each count a bed that several of them hide", () => {
    const both = hidden({ size: "king", allergies: "latex" }, { prices: { queen: 1 }, materials: ["dunlop-latex"] });
    expect(counts(asked(both))).toEqual([
      ["size", 1],
      ["allergy", 1],
    ]);
  });

  test("say what a bed is made for, of one sleeper and of two", () => {
    const because = (answers: Answers) =>
      hidden(answers, { capacity: 200 }).find(({ filter }) => filter === "capacity")!.because;
    expect(because({ pounds: "260" })).toBe("Not made for 260 lb.");
    expect(because({ ...couple, pounds: "260" })).toBe("Not made for 500 lb together.");
  });

  test("let a bed without a price in the size pass the budget, less surely", () => {
    const answers = { recipient: "me", size: "queen", budgetRange: "1000", position: "side", weight: "130-180" };
    const of = (price: number | null) =>
      scoreModels(profileFrom(answers), [bedOf({ ...plainBed, prices: { queen: price } })], currentRuleset, nowhere)
        .ranked[0]!;
    expect(of(null).score).toBe(of(900).score);
    expect(of(null).confidence).toBeLessThan(of(900).confidence);
    expect(overBudgetCents(bedOf({ ...plainBed, prices: { queen: null } }), profileFrom(answers))).toBe(0);
  });
});

test("a maker who says nothing of capacity is marked from 250 lb on", () => {
  const marked = (answers: Answers, facts: Partial<BedFacts> = {}) =>
    capacityUnknown(bedOf({ ...plainBed, ...facts }), profileFrom({ recipient: "couple", ...answers }));
  expect(marked({ pounds: "250" })).toBe(true);
  expect(marked({ pounds: "249", partnerPounds: "249" })).toBe(false);
  expect(marked({ pounds: "120", partnerPounds: "270" })).toBe(true);
  expect(marked({ pounds: "250" }, { capacity: 300 })).toBe(false);
  expect(marked({})).toBe(false);
});
