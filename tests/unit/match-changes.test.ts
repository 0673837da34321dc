import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changesFor } from "../../upstream/rules/match/text/changes";
import { nowhere } from "../../upstream/rules/match/match-model";
import { currentRuleset } from "../../upstream/rules/match/ruleset";
import { scoreModels } from "../../upstream/rules/match/score-models";
import { anyAnswers, anyBeds } from "./match-profiles/any-match";
import { type Answers, answersOf, type BedFacts, profileFrom, scoredBed } from "./match-profiles/plain-bed";
import { runs } from "../support/property-runs";

/** Ruleset 2026.3, rule 17: what would change a score. */

const side = { recipient: "me", position: "side", pounds: "155", pain: "none", temperature: "neutral" };
const changes = (answers: Answers, facts: Partial<BedFacts> = {}) =>
  changesFor(answersOf(answers), currentRuleset)(scoredBed(answers, facts));

/** What a person can change: what they wish for and what they spend. */
const changeable = new Set(["preference", "feel", "partnerPreference", "partnerFeel", "budgetRange"]);

describe("what would change a score", () => {
  test("is never pain, weight, age, position or heat, and gives the score that comes of it", () => {
    let told = 0;
    fc.assert(
      fc.property(anyAnswers, anyBeds, (given, beds) => {
        const answers = answersOf(given);
        const explain = changesFor(answers, currentRuleset);
        for (const scored of scoreModels(profileFrom(given), beds, currentRuleset, nowhere).ranked) {
          for (const { answers: changed, score } of explain(scored)) {
            told += 1;
            const names = new Set([...Object.keys(changed), ...Object.keys(given)]);
            const differ = [...names].filter((name) => changed[name] !== asAddress(given)[name]);
            expect(differ).toHaveLength(1);
            expect(changeable.has(differ[0]!), differ[0]).toBe(true);
            const again = scoreModels(profileFrom(changed), [scored.model], currentRuleset, nowhere).ranked[0]!;
            expect(again.score / 10).toBe(score);
            expect(again.score - scored.score).toBeGreaterThanOrEqual(20);
          }
        }
      }),
      { numRuns: runs(100) },
    );
    expect(told).toBeGreaterThan(0);
  });

  /** Several values stand in an address as they are read: each once. */
  const asAddress = (given: Answers): Record<string, string> =>
    Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, [...new Set(value.split(",").filter(Boolean))].join(",")]),
    );

  test("is a wish that a bed would suit, the greatest change first, three at most", () => {
    const wishes = { ...side, preference: "soft", feel: "float" };
    const facts = { measured: 7, hug: 4.8 };
    const found = changes(wishes, facts);
    expect(found.length).toBeGreaterThan(1);
    expect(found.length).toBeLessThanOrEqual(3);
    const moves = found.map(({ score }) => score * 10 - scoredBed(wishes, facts).score);
    expect([...moves].sort((one, other) => other - one)).toEqual(moves);
    expect(found.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^If you wanted a firm bed, this bed would score \d+(\.\d)?\.$/),
    );
  });

  test("is no wish that a sleeper hasn't told, and none that would lower the score", () => {
    expect(changes(side, { measured: 7, hug: 4.8 })).toEqual([]);
    expect(changes({ ...side, preference: "unknown", feel: "unknown" }, { measured: 7, hug: 4.8 })).toEqual([]);
    // It is just what they wish for.
    expect(changes({ ...side, preference: "medium", feel: "hug" }, { measured: 5.3, hug: 4.8 })).toEqual([]);
  });

  test("is the budget of a bed that costs more", () => {
    const over = { ...side, size: "queen", budgetRange: "1000" };
    const texts = (price: number) => changes(over, { measured: 5.1, prices: { queen: price } }).map(({ text }) => text);
    expect(texts(1095)).toContainEqual(expect.stringMatching(/^If your budget were \$1,095, this bed would score /));
    expect(texts(900).join()).not.toContain("budget");
  });

  test("is nothing that moves a score by less than 2 points", () => {
    // Where a dial meets every wish and the feel lies in the middle, no wish is worth a word.
    const dial = { range: { softest: 1, firmest: 10 } };
    const found = changes(side, dial);
    expect(found.every(({ text }) => !/wanted a \S+ bed/.test(text))).toBe(true);
  });

  test("is asked of a couple for each of them, and of guests for nothing", () => {
    const couple = {
      ...side,
      recipient: "couple",
      partnerPosition: "side",
      partnerPounds: "155",
      partnerPain: "none",
      partnerTemperature: "neutral",
    };
    const wished = { ...couple, preference: "soft", partnerFeel: "float" };
    const texts = changes(wished, { measured: 7, hug: 4.8 }).map(({ text }) => text);
    expect(texts.some((text) => text.startsWith("If your partner wanted"))).toBe(true);
    expect(texts.some((text) => text.startsWith("If you wanted"))).toBe(true);
    expect(changes({ recipient: "guest", size: "queen" }, { measured: 8 })).toEqual([]);
  });
});
