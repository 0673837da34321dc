import { describe, expect, test } from "vitest";
import { measurementKinds } from "#contracts/expert-reviews/review";
import { measurementLabels } from "#contracts/vocabulary/expert-reviews";
import { checkClaims, firmnessOutcome } from "../../upstream/rules/test-claims";
import {
  firmnessFromForce,
  methodChanges,
  methodVersion,
  scoreOfResult,
  stepOf,
  tests,
  testScore,
  testScores,
} from "../../upstream/rules/test-method";

const scored = measurementKinds.filter((kind) => tests[kind].scored !== null);
const results = (value: (line: { five: number; one: number }) => number) =>
  Object.fromEntries(scored.map((kind) => [kind, value(tests[kind].scored!)]));

describe("how a bed is tested", () => {
  test("every part of a score is measured by one instrument, and the version is the latest of the list of changes", () => {
    expect(scored.map((kind) => tests[kind].scored!.part).sort()).toEqual(
      [...new Set(scored.map((kind) => tests[kind].scored!.part))].sort(),
    );
    expect(methodChanges[0].version).toBe(methodVersion);
  });

  test("a result at either end of its scale earns 5 or 1, one beyond it no more and no less, and a step costs a point", () => {
    for (const kind of scored) {
      const { five, one } = tests[kind].scored!;
      expect([five, one, five / 2, one * 2].map((value) => scoreOfResult(kind, value))).toEqual([5, 1, 5, 1]);
      expect(scoreOfResult(kind, five + stepOf({ five, one }))).toBe(4);
    }
    expect(scoreOfResult("weight", 90)).toBeNull();
  });

  test("the best results make a score of 100, the worst 20, and none is made of half a test", () => {
    expect(testScore(results(({ five }) => five))).toBe(100);
    expect(testScore(results(({ one }) => one))).toBe(20);
    const { wear: _, ...without } = results(({ five }) => five);
    expect([testScores(without), testScore(without)]).toEqual([null, null]);
  });

  test("the height is taken after the nights, when nobody has lain on the bed for two days", () => {
    expect(measurementLabels.height.about).toBe("After two days without anyone on it");
    expect(tests.height.how).toContain("Nobody lies on it for two days.");
  });

  test("20 lb of force are a point of firmness, from 1 to 10", () => {
    expect([5, 20, 111, 200, 260].map(firmnessFromForce)).toEqual([1, 1, 5.6, 10, 10]);
  });

  test("a bed is softer or firmer than its label from half a point on", () => {
    expect([6.1, 5.9, 7, 6.9].map((measured) => firmnessOutcome(6.5, measured))).toEqual([
      "as-claimed",
      "softer",
      "firmer",
      "as-claimed",
    ]);
  });

  test("claims are checked where both figures are known", () => {
    const height = { claimed: 12, measured: 11.5 };
    expect(checkClaims({ firmness: { claimed: 6, measured: null }, height })).toEqual([
      { of: "height", ...height, agrees: false },
    ]);
  });
});
