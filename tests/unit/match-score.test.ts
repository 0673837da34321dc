import { describe, expect, test } from "vitest";
import { apportion } from "../../upstream/rules/match/apportion";
import { nowhere } from "../../upstream/rules/match/match-model";
import { riskOf } from "../../upstream/rules/match/risk";
import { currentRuleset } from "../../upstream/rules/match/ruleset";
import { scoreModels } from "../../upstream/rules/match/score-models";
import { type Answers, type BedFacts, bedOf, plainBed, profileFrom, scoredBed } from "./match-profiles/plain-bed";

/** Ruleset 2026.3, rules 9 and 10. */

const side = { position: "side", pounds: "155", pain: "none", temperature: "neutral" };
const withScores = (scores: Partial<BedFacts["scores"]>) => ({ scores: { ...plainBed.scores, ...scores } });

describe("a weak spot", () => {
  const hot = { ...side, temperature: "hot" };
  const spots = (answers: Answers, facts: Partial<BedFacts>) =>
    scoredBed(answers, facts).weakSpots.map(({ part, tenths, who }) => [part, tenths, who]);

  test("costs 16 points for all that its share is under one half, beside the points that it doesn't earn", () => {
    // 3.6 is needed: 0.85 × (1 − 1.6 / 2) = 0.17; 16 × 0.33 = 5.28.
    const scored = scoredBed(hot, withScores({ cooling: 2 }));
    expect(scored.weakSpots).toEqual([{ part: "cooling", tenths: 53, who: "you", ownTenths: 53 }]);
    expect(scored.score).toBe(scored.sum - 53);
  });

  test("is none at one half, and the worst of several alone", () => {
    // 0.85 × (1 − 0.8 / 2) = 0.51.
    expect(spots(hot, withScores({ cooling: 2.8 }))).toEqual([]);
    expect(spots(hot, withScores({ cooling: 2, pressure_relief: 1 }))).toEqual([["pressure_relief", 80, "you"]]);
  });

  test("is none of a part of fewer than 8 points, and never what owners say", () => {
    expect(spots(side, withScores({ cooling: 1, edge_support: 1, responsiveness: 1 }))).toEqual([]);
    const disliked = { owners: [{ position: "side", weight_band: "130-180", count: 99, mean: 1 }] };
    expect(scoredBed(side, disliked).sleepers[0]!.shares.owners).toBeLessThan(0.1);
    expect(spots(side, disliked)).toEqual([]);
  });

  test("of one of a couple counts by how much their score does", () => {
    const couple = { ...side, recipient: "couple", partnerPosition: "side", partnerPounds: "155", partnerPain: "none" };
    const facts = withScores({ cooling: 2 });
    expect(spots({ ...couple, partnerTemperature: "hot" }, facts)).toEqual([["cooling", 45, "partner"]]);
    expect(spots({ ...couple, temperature: "hot", partnerTemperature: "hot" }, facts)).toEqual([
      ["cooling", 45, "you"],
      ["cooling", 8, "partner"],
    ]);
  });
});

describe("the score of a couple", () => {
  test("is 0.85 of the lower one and 0.15 of the higher, whoever of them has it", () => {
    const apart = (yours: Answers, theirs: Answers) =>
      scoredBed({
        recipient: "couple",
        ...yours,
        ...Object.fromEntries(
          Object.entries(theirs).map(([name, value]) => [`partner${name[0]!.toUpperCase()}${name.slice(1)}`, value]),
        ),
      });
    const heavy = { position: "stomach", pounds: "300", pain: "none", temperature: "hot" };
    const [lighter, heavier] = [apart(side, heavy), apart(heavy, side)];
    const [one, other] = lighter.sleepers.map(({ score }) => score) as [number, number];
    expect(other).toBeLessThan(one - 50);
    expect(Math.abs(lighter.score - (0.85 * other + 0.15 * one))).toBeLessThanOrEqual(1);
    expect(heavier.score).toBe(lighter.score);
  });
});

describe("a deduction", () => {
  const old = { ...side, age: "65-over" };
  const off = (answers: Answers, facts: Partial<BedFacts>) =>
    scoredBed(answers, facts).deductions.map(({ kind, tenths }) => [kind, tenths / 10]);
  const terms = (policies: BedFacts["policies"]) => ({ policies });

  test("is none of a plain bed, and is taken off the points", () => {
    expect(off(side, {})).toEqual([]);
    const scored = scoredBed(side, terms({ return_kind: "exchange" }));
    expect(scored.score).toBe(scored.sum - 30);
  });

  test.each([
    ["only swapped", { return_kind: "exchange" }, [["return", 3]]],
    ["only for store credit", { return_kind: "store-credit" }, [["return", 3]]],
    ["within 29 nights", { trial_nights: 50, break_in_nights: 21 }, [["return", 3]]],
    ["within 30 nights", { trial_nights: 51, break_in_nights: 21 }, []],
    ["within 30 nights and maybe fewer", { trial_nights: 30, break_in_nights: null }, []],
    ["within 29 nights and maybe fewer", { trial_nights: 29, break_in_nights: null }, [["return", 3]]],
    ["nobody knows when", { trial_nights: null }, [["unknown-return", 2]]],
    ["swapped, nobody knows when", { trial_nights: null, return_kind: "exchange" }, [["return", 3]]],
  ] as const)("is for a bed that is given back %s", (_, policies, wanted) => {
    expect(off(side, terms(policies))).toEqual(wanted);
  });

  test("of a return counts twice from 65", () => {
    expect(off(old, terms({ return_kind: "exchange" }))).toEqual([["return", 6]]);
    expect(off(old, terms({ trial_nights: null }))).toEqual([["unknown-return", 4]]);
    // However well they move, which only takes back what it says of getting up.
    const spry = { ...old, mobility: "no" };
    expect(off(spry, terms({ return_kind: "exchange" }))).toEqual([["return", 6]]);
    expect(off(spry, terms({ trial_nights: null }))).toEqual([["unknown-return", 4]]);
    expect(off(spry, { height: 16 })).toEqual([]);
    expect(off({ ...side, mobility: "no" }, terms({ return_kind: "exchange" }))).toEqual([["return", 3]]);
  });

  test("is half a point for each percent over the budget", () => {
    const budget = { ...side, size: "queen", budgetRange: "1000" };
    expect(off(budget, { prices: { queen: 1040 } })).toEqual([["budget", 2]]);
    expect(off(budget, { prices: { queen: 1000 } })).toEqual([]);
    expect(off(budget, { prices: { queen: null } })).toEqual([]);
  });

  test("is 2.5 points an inch over 12 where getting up is hard, and 8 at most", () => {
    expect(off(old, { height: 13 })).toEqual([["tall", 2.5]]);
    expect(off(old, { height: 16 })).toEqual([["tall", 8]]);
    expect(off(old, { height: 12 })).toEqual([]);
    expect(off(side, { height: 16 })).toEqual([]);
  });

  test("is 3 points an inch over 10 for a child, and 12 at most", () => {
    const child = { ...side, recipient: "child", childAge: "8", pounds: "60" };
    expect(off(child, { height: 11 })).toEqual([["tall", 3]]);
    expect(off(child, { height: 15 })).toEqual([["tall", 12]]);
    expect(off({ ...child, childAge: "13" }, { height: 15 })).toEqual([]);
  });

  test("never takes a score below 0", () => {
    const worst = { measured: 1, ...withScores({ support: 1, pressure_relief: 1, cooling: 1, durability: 1 }) };
    const asking = { position: "stomach", pounds: "330", temperature: "hot", feel: "float", age: "65-over" };
    const scored = scoredBed(asking, {
      ...worst,
      scores: {
        support: 1,
        pressure_relief: 1,
        motion_isolation: 1,
        cooling: 1,
        durability: 1,
        edge_support: 1,
        responsiveness: 1,
      },
      height: 16,
      policies: { return_kind: "exchange" },
    });
    expect(scored.sum).toBeLessThan(220);
    expect(scored.score).toBe(0);
  });
});

describe("around the score", () => {
  test.each([
    ["side", "under-130", "back", "130-180", true],
    ["side", "130-180", "back", "130-180", false],
    ["side", "under-130", "unknown", "130-180", false],
  ])("a split bed for %s %s with %s %s: %s", (position, weight, partnerPosition, partnerWeight, split) => {
    const answers = { recipient: "couple", position, weight, partnerPosition, partnerWeight };
    expect(scoreModels(profileFrom(answers), [], currentRuleset, nowhere).splitSuggested).toBe(split);
  });

  test.each([
    [{}, "low", 70],
    [{ trial_nights: null }, "unknown", null],
    [{ break_in_nights: null }, "medium", null],
    [{ return_fee_cents: 9900 }, "medium", 70],
    [{ return_kind: "exchange" }, "high", 70],
    [{ trial_nights: 20, break_in_nights: 30 }, "high", 0],
    [{ trial_nights: 89, break_in_nights: 30 }, "medium", 59],
    [{ trial_nights: 90, break_in_nights: 30 }, "low", 60],
    [{ trial_nights: 60, break_in_nights: 30 }, "medium", 30],
    [{ trial_nights: 59, break_in_nights: 30 }, "high", 29],
  ] as const)("the risk with %j is %s", (policies, level, nights) => {
    expect(riskOf(bedOf({ ...plainBed, policies }), currentRuleset)).toMatchObject({ level, usable_nights: nights });
  });

  test("tenths go to those that lost most by rounding down, none beyond its cap", () => {
    expect(apportion([1.5, 1.5, 1], 4)).toEqual([2, 1, 1]);
    expect(apportion([1.2, 1.9, 0.9], 4)).toEqual([1, 2, 1]);
    expect(apportion([2.9, 1.4, 0.7], 5, [2, 2, 1])).toEqual([2, 2, 1]);
    expect(() => apportion([2.9], 3, [2])).toThrow(RangeError);
  });
});
