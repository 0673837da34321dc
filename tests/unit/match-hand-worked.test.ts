import { describe, expect, test } from "vitest";
import { matchParts } from "../../app/contracts/match";
import { nowhere } from "../../upstream/rules/match/match-model";
import { currentRuleset } from "../../upstream/rules/match/ruleset";
import { scoreModels } from "../../upstream/rules/match/score-models";
import type { ScoredPart, ScoredModel } from "../../upstream/rules/match/score-sleeper";
import type { MatchModel } from "../../upstream/rules/match/match-model";
import { couples } from "./match-profiles/couples";
import { feelAndAdjustableBeds } from "./match-profiles/feel-and-adjustable-beds";
import { bedOf, type HandWorked, profileFrom } from "./match-profiles/hand-worked";
import { ownersAndPrice } from "./match-profiles/owners-and-price";
import { painAndPreference } from "./match-profiles/pain-and-preference";
import { sideAndBackSleepers } from "./match-profiles/side-and-back-sleepers";
import { stomachAndCombinationSleepers } from "./match-profiles/stomach-and-combination-sleepers";
import { unknowns } from "./match-profiles/unknowns";

const all = [
  ...sideAndBackSleepers,
  ...stomachAndCombinationSleepers,
  ...painAndPreference,
  ...ownersAndPrice,
  ...unknowns,
  ...couples,
  ...feelAndAdjustableBeds,
];

function scored({ answers, bed }: HandWorked) {
  const found = scoreModels(profileFrom(answers), [bedOf(bed)], currentRuleset, nowhere);
  return { ...found, only: found.ranked[0] as ScoredModel<MatchModel> };
}

const pointsOf = (parts: readonly ScoredPart[]) => parts.map(({ points, known }) => (known ? points / 10 : null));

describe("profiles worked out by hand", () => {
  test("are thirty at least, and every part counts in some and is unknown or counts nothing in others", () => {
    expect(all.length).toBeGreaterThanOrEqual(30);
    matchParts.forEach((part, index) => {
      const points = all.map((worked) => worked.points[index]);
      expect(
        points.some((each) => (each ?? 0) > 0),
        part,
      ).toBe(true);
    });
    expect(all.filter(({ sleepers }) => sleepers).length).toBeGreaterThanOrEqual(5);
  });

  test.each(all)("$name", (worked) => {
    const { only, targets } = scored(worked);
    expect(targets.map(({ target }) => target)).toEqual(worked.targets);
    expect(pointsOf(only.parts)).toEqual(worked.points);
    expect(only.score / 10).toBe(worked.score);
    expect(-only.deduction / 10 || 0).toBe(worked.deduction ?? 0);
    expect(only.confidence).toBe(worked.confidence);
    if (worked.sleepers) {
      expect(only.sleepers.map(({ score, parts }) => ({ points: pointsOf(parts), score: score / 10 }))).toEqual(
        worked.sleepers,
      );
    }
  });
});
