import { describe, expect, test } from "vitest";
import { because } from "../../upstream/rules/match/text/part-reasons";
import { partsOfSleeper } from "../../upstream/rules/match/score-sleeper";
import { mediansOf } from "../../upstream/rules/match/text/praise-text";
import { shortfallOf } from "../../upstream/rules/match/text/shortfall-text";
import { whyOf } from "../../upstream/rules/match/text/why";
import { currentRuleset } from "../../upstream/rules/match/ruleset";
import { type Answers, type BedFacts, profileFrom, scoredBed, scores } from "./match-profiles/plain-bed";

/** Ruleset 2026.3, rule 5: a bed narrower than a queen has one side, and one firmness for two who share it. */

const couple = {
  recipient: "couple",
  position: "side",
  pounds: "118",
  pain: "none",
  temperature: "neutral",
  partnerPosition: "stomach",
  partnerPounds: "250",
  partnerPain: "none",
  partnerTemperature: "neutral",
};
const poor = scores(2, 2, 2, 2, 2, 2, 2);
const air: Partial<BedFacts> = { measured: null, range: { softest: 2.5, firmest: 8 }, scores: poor };
const threeWays: Partial<BedFacts> = {
  measured: null,
  halves: [{ firmness: 4 }, { firmness: 5.5 }, { firmness: 7.5 }],
  scores: poor,
};
const narrow = ["twin", "twin-xl", "full"];
const wide = ["queen", "king", "cal-king", "split-king"];

const fitsOf = (answers: Answers, facts: Partial<BedFacts>) =>
  scoredBed(answers, facts).sleepers.map(({ fit }) => fit.firmness);
const why = (answers: Answers, facts: Partial<BedFacts>) => {
  const scored = scoredBed(answers, facts);
  return whyOf(scored, mediansOf([scored]), profileFrom(answers), currentRuleset);
};

describe("a couple on a bed that is narrower than a queen", () => {
  test.each(narrow)("shares one setting, midway between what suits each, when it is a %s", (size) => {
    const [yours, theirs] = fitsOf({ ...couple, size }, air);
    expect(yours).toBe(theirs);
    const apart = fitsOf({ ...couple, size: "king" }, air);
    expect(yours).toBeCloseTo((apart[0]! + apart[1]!) / 2);
    const [one, two] = ["king", size].map((each) => scoredBed({ ...couple, size: each }, air).score);
    expect(two).toBeLessThan(one!);
  });

  test.each(narrow)("shares the half that suits both best when it is a %s", (size) => {
    expect(fitsOf({ ...couple, size }, threeWays)).toEqual([5.5, 5.5]);
  });

  test.each(wide)("has a side each when it is a %s", (size) => {
    expect(fitsOf({ ...couple, size }, threeWays)).toEqual([4, 7.5]);
    const [yours, theirs] = fitsOf({ ...couple, size }, air);
    expect(theirs! - yours!).toBeGreaterThan(2);
  });

  test("has a side each when nobody said the size, and somebody alone has the bed as ever", () => {
    expect(fitsOf(couple, threeWays)).toEqual([4, 7.5]);
    expect(fitsOf({ ...couple, recipient: "me", size: "twin" }, threeWays)).toEqual([4]);
  });

  test("is never told that each of them sets or orders a firmness", () => {
    const alike = { ...couple, partnerPosition: "side", partnerPounds: "120", size: "twin" };
    expect(why(alike, air)).toEqual(["It can be set to a firmness that’s right for both of you: 4.29 of 10."]);
    expect(why({ ...alike, size: "queen" }, air)).toEqual([
      "You each set your own firmness, anywhere from 2.5 to 8 of 10.",
    ]);
    expect(why(alike, threeWays)).toEqual(["It comes in the right firmness for both of you: order it soft, 4 of 10."]);
    expect(why({ ...couple, size: "full" }, threeWays)).toEqual(["Order it medium, 5.5 of 10."]);
  });

  test("is told that one side is a compromise", () => {
    const answers = { ...couple, size: "twin" };
    const { sleepers, model } = scoredBed(answers, air);
    const profile = profileFrom(answers);
    const told = sleepers.map((sleeper) => shortfallOf("firmness", sleeper, model, profile, currentRuleset));
    expect(told).toEqual([
      "In this size it has one side for both of you, and that’s too firm for you",
      "In this size it has one side for both of you, and that’s too soft for your partner",
    ]);
    const [firmness] = partsOfSleeper(sleepers[0]!);
    expect(because(firmness!, sleepers[0]!, model, profile, currentRuleset)).toMatch(
      /^In this size the two of you share one setting, best at 5\.\d+\. That’s 1\.\d+ firmer than the 4\.\d+ that’s right for you/,
    );
    const onHalf = scoredBed(answers, threeWays);
    const half = partsOfSleeper(onHalf.sleepers[0]!)[0]!;
    expect(because(half, onHalf.sleepers[0]!, onHalf.model, profile, currentRuleset)).toMatch(
      /^Order it medium, which its maker says is 5\.5\. /,
    );
  });
});
