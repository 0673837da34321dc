import { describe, expect, test } from "vitest";
import type { ComparedMatch } from "#contracts/compare/verdict";
import type { MatchAnswers } from "#contracts/match/match";
import { forYou } from "../../upstream/rules/verdict/for-you";
import { bed, queen } from "./match-profiles/compared-beds";

describe("for the answers that the visit remembers", () => {
  const match = (
    score: number,
    more: Partial<ComparedMatch> = {},
    leftOutBy: ComparedMatch["left_out_by"] = null,
  ): ComparedMatch => ({
    score,
    band: "good",
    risk: "low",
    risk_hard: null,
    why: [],
    weakest: null,
    left_out: leftOutBy === null ? null : "It isn’t for you.",
    left_out_by: leftOutBy,
    weights: [],
    ...more,
  });
  const two = [bed("Lark", queen(1500)), bed("Owl", queen(900))];

  test.each([
    [[match(84), match(70)], "Going by your answers, the Lark fits you better (84 of 100)."],
    [
      [match(84, { risk: "high" }), match(70)],
      "Going by your answers, the Lark fits you better (84 of 100), but it’s hard to return.",
    ],
    [
      [match(84), match(82.2)],
      "Going by your answers, the Lark fits you better (84 of 100). The Owl fits nearly as well (82) for $600 less.",
    ],
    [
      [match(84), match(84.2)],
      "Going by your answers, the Owl and the Lark fit you equally well (84 of 100). The Owl costs $600 less.",
    ],
    [
      [match(84, { risk: "high" }), match(84)],
      "Going by your answers, the Owl and the Lark fit you equally well (84 of 100). The Owl costs $600 less. The Lark is hard to return.",
    ],
    [[match(40), match(52.4)], "Neither of these is a good fit for you. The Owl comes closer (52 of 100)."],
    [
      [match(84, { risk: "high" }), match(90, {}, "size")],
      "Your answers allow only one of these, the Lark, a good match for you (84 of 100), but it’s hard to return.",
    ],
    [
      [match(84), match(90, {}, "size")],
      "Your answers allow only one of these, the Lark, a good match for you (84 of 100).",
    ],
    [
      [match(40), match(90, {}, "size")],
      "Your answers allow only one of these, the Lark, and it isn’t a good fit for you (40 of 100).",
    ],
    [
      [match(84, {}, "budget"), match(90, {}, "budget")],
      "Your quiz answers rule out both of these beds because they cost more than your budget allows.",
    ],
    [[null, null], null],
  ])("%j", (matches, words) => {
    expect(forYou(two, matches, "queen")).toBe(words);
  });

  test("says when it is the best only of those that the answers allow, and why none is allowed", () => {
    const three = [...two, bed("Wren", queen(1200))];
    expect(forYou(three, [match(84), match(70), match(95, {}, "budget")], "queen")).toBe(
      "Of the two beds your answers allow, the Lark fits you better (84 of 100).",
    );
    expect(forYou(three, [match(84), match(70), match(84.4)], "queen")).toBe(
      "Going by your answers, the Wren and the Lark fit you best, and equally well (84 of 100). The Wren costs $300 less.",
    );
    expect(forYou(three, [match(84, {}, "size"), match(70, {}, "budget"), match(95, {}, "budget")], "queen")).toBe(
      "Your quiz answers rule out all of these beds, mostly because they cost more than your budget allows.",
    );
  });

  test("says where the best one falls short for them, and which does better there", () => {
    const beds = [bed("Lark", { scores: { cooling: 2.4 } }), bed("Owl", { scores: { cooling: 4.4 } })];
    const weakest = { part: "cooling", points: 3, most: 12, how: null, who: null } as const;
    const said = (answers = {}) => forYou(beds, [match(84, { weakest }), match(70)], "queen", answers);
    expect(said()).toBe(
      "Going by your answers, the Lark fits you better (84 of 100). It sleeps warmer than you’d like. The Owl sleeps cooler.",
    );
    expect(said({ temperature: "cold" })).toContain("(84 of 100). It sleeps cooler than you’d like.");
    expect(said({ temperature: "cold" })).not.toContain("The Owl");
    const couple = { recipient: "couple", temperature: "cold", partnerTemperature: "hot" };
    expect(said(couple)).toMatch(/\. One of you will find it too warm or too cool\.$/);
    const partners = { ...weakest, who: "partner" } as const;
    expect(forYou(beds, [match(84, { weakest: partners }), match(70)], "queen", couple as MatchAnswers)).toMatch(
      /\. It sleeps warmer than your partner would like\. The Owl sleeps cooler\.$/,
    );
    const firm = { part: "firmness", points: 3, most: 12, how: "It’s too firm for you", who: null } as const;
    expect(forYou(beds, [match(84, { weakest: firm }), match(70)], "queen")).toContain(" It’s too firm for you.");
    const little = { ...weakest, points: 11 };
    expect(forYou(beds, [match(84, { weakest: little }), match(70)], "queen")).toMatch(/\(84 of 100\)\.$/);
  });
});
