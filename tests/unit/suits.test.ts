import { describe, expect, test } from "vitest";
import { profileOf } from "../../upstream/rules/match/profile";
import { currentRuleset } from "../../upstream/rules/match/ruleset";
import { scoreModel, viewsOf } from "../../upstream/rules/match/score-models";
import { suitsOf } from "../../upstream/rules/match/suits";
import { demoBeds } from "../support/demo-beds";

const beds = demoBeds();
const ofType = (type: string, firmness: number) =>
  beds.find(({ card, firmness: { claimed } }) => card.type === type && claimed === firmness)!;

describe("whom a bed suits, in two sentences", () => {
  test("is said of every bed of the demonstration, as sentences of a length that is read", () => {
    for (const bed of beds) {
      const { who, who_not } = suitsOf(bed);
      for (const sentence of [who, who_not]) {
        expect(sentence).toMatch(/^[A-Z][^.]*\.$/);
        expect(sentence).not.toMatch(/undefined|null|NaN| {2}|,,/);
        expect(sentence.length).toBeLessThan(260);
      }
    }
    expect(new Set(beds.map((bed) => JSON.stringify(suitsOf(bed)))).size).toBeGreaterThan(150);
  });

  test("sends side sleepers with sore shoulders away from a firm innerspring", () => {
    const { who, who_not } = suitsOf(ofType("innerspring", 7.5));
    expect(who_not).toMatch(/^Skip it if you/);
    expect(who_not).toContain("your shoulders or hips hurt");
    expect(who).not.toContain("side sleepers");
  });

  test("names hot sleepers for latex on coils, and not for memory foam", () => {
    expect(suitsOf(ofType("latex-hybrid", 6)).who).toContain("people who sleep hot");
    expect(suitsOf(ofType("memory-foam", 5.5)).who_not).toContain("you sleep hot");
  });

  test("an air bed is not firm or soft for anybody", () => {
    const air = beds.find(({ card }) => card.type === "adjustable-air")!;
    expect(suitsOf(air).who).toContain("sleepers of any weight in any position");
  });

  test("tells nobody to skip it who is said to come closest", () => {
    const closest = beds
      .map((bed) => suitsOf(bed))
      .filter(({ who }) => who.startsWith("It’s not a great fit for anyone"));
    expect(closest.length).toBeGreaterThan(2);
    for (const { who, who_not } of closest) {
      const [, position] = /but (\w+) sleepers/.exec(who)!;
      expect(who_not, who).not.toMatch(new RegExp(`^Skip it if you sleep on your [^,]*${position}`));
      // Where it fits none well, all would be told to.
      if (who_not.startsWith("Skip it above all")) expect(who_not).not.toMatch(/sleep on your|you weigh/);
    }
    expect(closest.some(({ who_not }) => who_not.startsWith("Skip it above all if"))).toBe(true);
  });

  test("says of which sleepers a weight is meant", () => {
    for (const bed of beds)
      expect(suitsOf(bed).who_not).not.toMatch(/weigh [^,]* and sleep on [^,]*(,? or) change positions/);
  });

  test("never calls sleepers suited whom the match would call a weak fit, nor the other way round", () => {
    const positions = { side: "side", back: "back", stomach: "stomach" } as const;
    for (const bed of beds.filter((_, index) => index % 7 === 0)) {
      const { who, who_not } = suitsOf(bed);
      for (const position of Object.keys(positions) as (keyof typeof positions)[]) {
        const bands = (["under-130", "130-230", "over-230"] as const).map((weight) => {
          const profile = profileOf({
            recipient: "me",
            age: "35-49",
            pain: ["none"],
            temperature: "neutral",
            position,
            weight,
          });
          return Math.round(scoreModel(bed, viewsOf(profile, currentRuleset), profile, currentRuleset).score / 10);
        });
        // Said without a weight it is said of all three.
        if (new RegExp(`${position}( and \\w+)? sleepers(,|\\.| and)`).test(who))
          expect(Math.min(...bands), `${bed.card.slug} ${who}`).toBeGreaterThanOrEqual(85);
        if (new RegExp(`if you sleep on your ${position}(,|\\.| or)`).test(who_not))
          expect(Math.min(...bands), `${bed.card.slug} ${who_not}`).toBeLessThan(70);
      }
    }
  });
});
