import { describe, expect, test } from "vitest";
import { betterWithout } from "../../upstream/match/better-without";
import { nowhere } from "../../upstream/rules/match/match-model";
import { foldLines } from "../../upstream/rules/match/rank";
import { currentRuleset } from "../../upstream/rules/match/ruleset";
import { scoreModels } from "../../upstream/rules/match/score-models";
import { type Answers, answersOf, type BedFacts, bedOf, plainBed, profileFrom } from "./match-profiles/plain-bed";

const sleeper = {
  recipient: "me",
  size: "queen",
  position: "side",
  pounds: "155",
  pain: "none",
  temperature: "neutral",
};
const good: Partial<BedFacts> = { measured: 5.1 };
const poor: Partial<BedFacts> = { measured: 7.5 };
const inStore: Partial<BedFacts> = { stores: [1] };
const dear: Partial<BedFacts> = { prices: { queen: 3000 } };

function without(answers: Answers, beds: readonly Partial<BedFacts>[]) {
  const models = beds.map((facts, index) => bedOf({ ...plainBed, ...facts }, `bed-${index}`));
  const given = { ...sleeper, ...answers };
  const scored = scoreModels(profileFrom(given), models, currentRuleset, nowhere);
  return betterWithout(answersOf(given), { ...scored, lines: foldLines(scored.ranked) }, models, nowhere);
}

describe("the answer that leaves better beds out", () => {
  test("is to try it in a store when no bed of a store is good and others are", () => {
    const found = without({ tryInStore: "yes" }, [{ ...poor, ...inStore }, good, good, poor]);
    expect(found).toMatchObject({ drop: "tryInStore", count: 4 });
    expect(found!.score).toBeGreaterThan(70);
  });

  test("is the one of two that leaves out the best", () => {
    const better = { ...good, ...dear, ...inStore };
    const beds = [{ ...poor, ...inStore }, { ...good, measured: 6.2 }, better];
    expect(without({ tryInStore: "yes", budgetRange: "1200" }, beds)?.drop).toBe("budgetRange");
  });

  test("is none when a bed of the list is good, others are hardly better, or the list is empty", () => {
    expect(without({ tryInStore: "yes" }, [{ ...good, measured: 5.5, ...inStore }, good])).toBeNull();
    expect(without({ tryInStore: "yes" }, [{ ...poor, ...inStore }, poor])).toBeNull();
    expect(without({ tryInStore: "yes" }, [good, poor])).toBeNull();
    expect(without({}, [poor])).toBeNull();
  });

  test("is never what a sleeper can't do without", () => {
    const latex = { ...good, materials: ["talalay-latex" as const] };
    expect(without({ allergies: "latex" }, [poor, latex])).toBeNull();
    expect(without({ adjustableBase: "yes" }, [poor, { ...good, height: 15 }])).toBeNull();
  });
});
