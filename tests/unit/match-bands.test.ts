import { describe, expect, test } from "vitest";
import { bandOf, thirdBest } from "../../upstream/rules/match/bands";
import { foldLines } from "../../upstream/rules/match/rank";
import { currentRuleset } from "../../upstream/rules/match/ruleset";
import { type Answers, type BedFacts, plainBed, profileFrom, scoredBed, viewOf } from "./match-profiles/plain-bed";

/** Ruleset 2026.3, rules 13 and 14. */

const liked = { owners: [{ position: "side", weight_band: "130-180", count: 30, mean: 4.7 }] };
const side = {
  recipient: "me",
  size: "queen",
  position: "side",
  pounds: "155",
  pain: "none",
  temperature: "neutral",
  feel: "between",
};

describe("what a bed is called", () => {
  const profile = profileFrom(side);
  const good = scoredBed(side, liked);
  const called = (score: number, third: number, over: Partial<typeof good> = {}) =>
    bandOf({ ...good, score: score * 10, ...over }, third, profile, currentRuleset);

  test.each([
    [80, 84, "excellent"],
    [80, 85, "good"],
    [79.4, 79, "good"],
    [79.5, 80, "excellent"],
    [70, 84, "good"],
    [70, 85, "fair"],
    [69, 69, "fair"],
    [55, 83, "fair"],
    [55, 84, "weak"],
    [54, 54, "weak"],
    [99, 60, "excellent"],
  ])("goes by its score and by the third best of the list: %d beside %d is %s", (score, third, band) => {
    expect(called(score, third)).toBe(band);
  });

  test("is a possible match below 60 % confidence, whatever the score", () => {
    expect(called(99, 60, { confidence: 0.59 })).toBe("possible");
    expect(called(20, 60, { confidence: 0.59 })).toBe("possible");
    expect(called(99, 60, { confidence: 0.6 })).toBe("excellent");
  });

  test("is at most good with a part of 8 points under 60 %, and at most fair with one under 35 %", () => {
    const { durability } = viewOf(side).needs;
    const lasting = (share: number) => {
      const reading = durability.least - 2 * (1 - share / 0.85);
      return scoredBed(side, { ...liked, scores: { ...plainBed.scores, durability: reading } }).sleepers;
    };
    expect(called(90, 90, { sleepers: lasting(0.61) })).toBe("excellent");
    expect(called(90, 90, { sleepers: lasting(0.59) })).toBe("good");
    expect(called(90, 90, { sleepers: lasting(0.36) })).toBe("good");
    expect(called(90, 90, { sleepers: lasting(0.34) })).toBe("fair");
    expect(called(50, 50, { sleepers: lasting(0.34) })).toBe("weak");
  });

  test("is not held back by a part of fewer points", () => {
    const { sleepers } = scoredBed(side, { ...liked, scores: { ...plainBed.scores, edge_support: 1 } });
    expect(sleepers[0]!.shares.edge_support).toBeLessThan(0.35);
    expect(called(90, 90, { sleepers })).toBe("excellent");
  });

  test("is held back by what either of a couple lacks", () => {
    const answers = {
      ...side,
      recipient: "couple",
      partnerPosition: "side",
      partnerPounds: "155",
      partnerPain: "none",
    };
    const bed = { ...liked, scores: { ...plainBed.scores, cooling: 2.8 } };
    const band = (partnerTemperature: string) =>
      bandOf(
        { ...scoredBed({ ...answers, partnerTemperature }, bed), score: 900 },
        90,
        profileFrom(answers),
        currentRuleset,
      );
    expect(band("neutral")).toBe("excellent");
    expect(band("hot")).toBe("good");
  });

  test("is at most good from 300 lb while nobody publishes how much it is made for", () => {
    const band = (weighs: Answers, facts: Partial<BedFacts> = {}) => {
      const { weight, pounds, ...others } = { weight: "unknown", ...side, recipient: "couple", ...weighs };
      const answers = weight === "unknown" ? { ...others, pounds } : { ...others, weight };
      const { model, ...scored } = scoredBed(side, { ...liked, ...facts });
      return bandOf({ ...scored, model, score: 900 }, 90, profileFrom(answers), currentRuleset);
    };
    expect(band({ pounds: "299" })).toBe("excellent");
    expect(band({ pounds: "300" })).toBe("good");
    expect(band({ weight: "over-300" })).toBe("good");
    expect(band({ weight: "230-300" })).toBe("excellent");
    expect(band({ pounds: "140", partnerPounds: "310" })).toBe("good");
    expect(band({ pounds: "300" }, { capacity: 300 })).toBe("excellent");
  });

  test("is nothing without a price to hold against the budget", () => {
    const answers = { ...side, budgetRange: "1000" };
    const unpriced = scoredBed(answers, { ...liked, prices: { queen: null } });
    expect(bandOf(unpriced, 50, profileFrom(answers), currentRuleset)).toBeNull();
    expect(bandOf(unpriced, 50, profileFrom(side), currentRuleset)).not.toBeNull();
  });

  test("is measured against the third best line that has a price, and of fewer against the last", () => {
    const answers = { ...side, budgetRange: "1000" };
    const of = (score: number, price: number | null = 900) => ({
      ...scoredBed(answers, { prices: { queen: price } }),
      score: score * 10,
    });
    const third = (...scored: ReturnType<typeof of>[]) => thirdBest(foldLines(scored), profileFrom(answers));
    expect(third(of(99, null), of(90), of(88), of(84), of(80))).toBe(84);
    expect(third(of(90), of(88))).toBe(88);
    expect(third()).toBe(0);
  });
});

describe("how sure a score is", () => {
  const sure = (answers: Answers, facts: Partial<BedFacts> = {}) =>
    scoredBed(answers, { ...liked, ...facts }).confidence;
  /** Everything known and tested: a feel alone is never more than nine tenths sure. */
  const whole = 0.92 * (1 - 0.06 * 0.1) + 0.08;
  /** To the hundredth in which it is told. */
  const expectLess = (confidence: number, less: number) =>
    expect(Math.abs(whole - less - confidence)).toBeLessThanOrEqual(0.005 + 1e-9);

  test("is nearly whole where everything is known and tested", () => {
    expectLess(sure(side), 0);
  });

  test.each([
    [
      "that nobody measured, and whose owners feel it",
      { measured: null, claimed: 6, felt: [{ weight_band: "130-180", firmness: 6, owners: 9 }] },
      0.26 * 0.15,
    ],
    ["that its maker alone calls firm or soft", { measured: null, claimed: 6 }, 0.26 * 0.4],
    ["that nobody tested", { tested: false }, 0.6 * 0.25],
    [
      "that nobody tested and whose maker keeps 2 inches of it back",
      { tested: false, build: { unpublishedInches: 2 } },
      0.6 * 0.25,
    ],
    [
      "that nobody tested and whose maker keeps 3 inches of it back",
      { tested: false, build: { unpublishedInches: 3 } },
      0.48 * 0.65 + 0.12 * 0.25,
    ],
    ["with too few owners like the sleeper", { owners: [] }, 0.08],
    ["with 12 of the 15 owners who would do", { owners: [{ ...liked.owners[0]!, count: 12 }] }, 0.08 * 0.2],
  ] as [string, Partial<BedFacts>, number][])("is less of a bed %s", (_, facts, less) => {
    expectLess(sure(side, facts), 0.92 * less);
  });

  test("is less without a price in the size, or without a size", () => {
    expectLess(sure(side, { prices: { queen: null } }), 0.08 * 0.6);
    expectLess(sure({ ...side, size: "unknown" }), 0.08 * 0.6);
  });

  test.each([
    ["position", 0.26 * 0.9 + (0.13 + 0.12 + 0.04) * 0.6 + 0.08],
    ["pounds", 0.26 * 0.9 + (0.13 + 0.09) * 0.6 + 0.08],
    ["pain", 0.26 * 0.2],
    ["temperature", 0.08 * 0.6],
    ["feel", 0.06 * 0.5],
    ["recipient", 0.1 * 0.6],
  ] as const)("is less where nobody said the %s", (name, less) => {
    const { [name]: _, ...others } = side;
    expectLess(sure({ recipient: "unknown", ...others }), 0.92 * less);
  });

  test("rests on a wish half as much as on position and weight", () => {
    const { position: _, ...nobody } = side;
    expectLess(sure({ ...nobody, preference: "medium" }), 0.92 * (0.26 * 0.5 + (0.13 + 0.12 + 0.04) * 0.6 + 0.08));
  });

  test("of a bed for guests is at most 90 %, and is never missing what nobody asks of them", () => {
    const guests = { recipient: "guest", size: "queen" };
    expect(sure(guests)).toBeCloseTo(0.92 * (1 - 0.26 * 0.3 - 0.08 * 0.5 - 0.06 * 0.25) + 0.08, 2);
  });

  test("of a couple is the mean of both", () => {
    const couple = { ...side, recipient: "couple" };
    const both = {
      partnerPosition: "side",
      partnerPounds: "155",
      partnerPain: "none",
      partnerTemperature: "neutral",
      partnerFeel: "between",
    };
    expectLess(sure({ ...couple, ...both }), 0);
    const { partnerFeel: _, ...feelUnsaid } = both;
    expectLess(sure({ ...couple, ...feelUnsaid }), (0.92 * 0.06 * 0.5) / 2);
  });
});
