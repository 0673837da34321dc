import { describe, expect, test } from "vitest";
import type { MatchPart } from "#contracts/match/match";
import { deductionText, weakSpotText } from "../../upstream/rules/match/text/deduction-text";
import { currentRuleset } from "../../upstream/rules/match/ruleset";
import { degreeOf, shortfallOf } from "../../upstream/rules/match/text/shortfall-text";
import { type Answers, type BedFacts, plainBed, profileFrom, scoredBed } from "./match-profiles/plain-bed";

/** Ruleset 2026.3, rule 17: what a bed lacks, in words of its size. */

const side = { recipient: "me", position: "side", pounds: "155", pain: "none", temperature: "neutral" };
const couple = {
  ...side,
  recipient: "couple",
  partnerPosition: "side",
  partnerPounds: "155",
  partnerPain: "none",
  partnerTemperature: "neutral",
};
const withScores = (scores: Partial<BedFacts["scores"]>) => ({ scores: { ...plainBed.scores, ...scores } });

function shortfall(part: MatchPart, answers: Answers, facts: Partial<BedFacts>) {
  const { model, sleepers } = scoredBed(answers, facts);
  return shortfallOf(part, sleepers[0]!, model, profileFrom(answers), currentRuleset);
}
describe("what a bed lacks", () => {
  test.each([
    [1, null],
    [0.85, null],
    [0.84, "little"],
    [0.7, "little"],
    [0.69, "less"],
    [0.45, "less"],
    [0.44, "too"],
    [0, "too"],
  ])("is named by how much of what is needed there is: %d is %s", (share, degree) => {
    expect(degreeOf(share)).toBe(degree);
  });

  /** What is needed, less so much, for 85, 75, 60 and 30 % of it. */
  const steps = [0, 0.235, 0.588, 1.294];
  test.each([
    [
      "support",
      "support",
      3.05,
      {},
      [
        "It gives you a little less support than you need",
        "It gives you less support than you need",
        "It’s too weak to keep your spine in line",
      ],
    ],
    [
      "pressure_relief",
      "pressure relief",
      3.15,
      {},
      [
        "It’s a little less gentle on your shoulders and hips than you need",
        "It’s less gentle on your shoulders and hips than you need",
        "It’s too hard on your shoulders and hips",
      ],
    ],
    [
      "cooling",
      "heat",
      3.6,
      { temperature: "hot" },
      ["It sleeps a little warmer than you need", "It sleeps warmer than you need", "It’s too hot for you"],
    ],
    ["cooling", "warmth of most people", 2.6, {}, ["It sleeps a little warm", "It sleeps warm", "It sleeps hot"]],
    [
      "durability",
      "lasting",
      3.2,
      {},
      [
        "It may not keep its shape quite as long as it should",
        "It may sag sooner than it should",
        "It’s likely to sag soon",
      ],
    ],
    [
      "edge_support",
      "an edge",
      3.3,
      { age: "65-over" },
      [
        "Its edge is a little softer than you need",
        "Its edge is softer than you need",
        "Its edge gives way too much for you to push off from",
      ],
    ],
    [
      "responsiveness",
      "turning",
      3.1,
      { age: "65-over" },
      [
        "It takes a little more effort to turn over on than you need",
        "It takes more effort to turn over on than you need",
        "It holds on to whoever lies on it, so turning over will be hard work for you",
      ],
    ],
    [
      "motion_isolation",
      "stillness",
      4.2,
      { ...couple, lightSleeper: "yes" },
      [
        "You’ll feel each other turn a little more than you’d like",
        "You’ll feel each other turn more than you’d like",
        "When one of you turns over, the other is likely to wake",
      ],
    ],
  ] as [Exclude<MatchPart, "firmness" | "owners" | "feel">, string, number, Answers, string[]][])(
    "of %s is said in words of its size: %s",
    (part, _, need, answers, wanted) => {
      const said = steps.map((below) => shortfall(part, { ...side, ...answers }, withScores({ [part]: need - below })));
      expect(said).toEqual([null, ...wanted]);
    },
  );

  test("of coolness is said to those who sleep cold", () => {
    const cold = (cooling: number) => shortfall("cooling", { ...side, temperature: "cold" }, withScores({ cooling }));
    expect([3, 3.235, 3.588, 4.294].map(cold)).toEqual([
      null,
      "It feels a little cooler than you need",
      "It feels cooler than you need",
      "It’s too cool for you",
    ]);
  });

  test("of a feel is said by what was asked for, and by which half of floating is missing", () => {
    const feel = (wanted: string, hug: number, responsiveness = 4) =>
      shortfall("feel", { ...side, feel: wanted }, { hug, ...withScores({ responsiveness }) });
    expect(feel("hug", 3.6)).toBe("It hugs a little less than you like");
    expect(feel("hug", 2)).toBe("It’s springy, and you like to sink in");
    expect(feel("float", 2, 3.6)).toBe("It springs back a little more slowly than you like");
    expect(feel("float", 3.1, 4.7)).toBe("It lets people sink in a little more than you like");
    expect(feel("float", 5, 1)).toBe("It’s slow and hugging, and you like to float on top");
    expect(feel("between", 4.9, 3.1)).toBe("It hugs much more than you like");
    expect(feel("unknown", 2.5, 4)).toBeNull();
  });

  test("of firmness begins half a point off, and is too much from a whole one", () => {
    const firmness = (measured: number) => shortfall("firmness", side, { measured });
    expect([5.5, 5.7, 6, 6.2].map(firmness)).toEqual([
      null,
      "It’s a bit firm for you",
      "It’s a bit firm for you",
      "It’s too firm for you",
    ]);
    expect(firmness(4.5)).toBe("It’s a bit soft for you");
    expect(firmness(4)).toBe("It’s too soft for you");
    expect(shortfall("firmness", side, { range: { softest: 6.3, firmest: 9 } })).toBe(
      "Even at its softest it’s too firm for you",
    );
  });

  test("of stars is said where owners like the sleeper give fewer than 4", () => {
    const owners = (mean: number) => [{ position: "side", weight_band: "130-180", count: 92, mean }];
    expect(shortfall("owners", side, { owners: owners(3.2) })).toBe("Owners who sleep like you give it 3.2 of 5 stars");
    expect(shortfall("owners", side, { owners: owners(4.1) })).toBeNull();
    expect(shortfall("owners", side, {})).toBeNull();
  });

  test("of pressure relief says that there is too little cushion where that is why", () => {
    const thin = { ...withScores({ pressure_relief: 1.6 }), build: { comfortInches: 1 } };
    expect(shortfall("pressure_relief", side, thin)).toBe(
      "There’s too little cushion on it for your shoulders and hips",
    );
  });

  test("of a bed for somebody else is said of them", () => {
    expect(shortfall("support", { ...side, recipient: "someone-else" }, withScores({ support: 1 }))).toBe(
      "It’s too weak to keep the sleeper’s spine in line",
    );
    expect(shortfall("durability", { recipient: "guest" }, withScores({ durability: 1.7 }))).toBe(
      "It’s made to last a guest room, and not much more",
    );
    const child = { ...side, recipient: "child", childAge: "6", pounds: "45" };
    expect(shortfall("durability", child, withScores({ durability: 1.8 }))).toBe(
      "It may sag before the child has outgrown it",
    );
  });

  test("is no verdict on a sleeper who has not said what it rests on", () => {
    const nobody = { recipient: "me", temperature: "neutral" };
    for (const measured of [3, 5.2, 6.5, 8]) expect(shortfall("firmness", nobody, { measured })).toBeNull();
    expect(shortfall("firmness", { ...nobody, position: "side" }, { measured: 8 })).toBeNull();
    expect(shortfall("firmness", { ...nobody, preference: "soft" }, { measured: 8 })).toBe("It’s too firm for you");
    expect(shortfall("support", nobody, withScores({ support: 3.1 }))).toBe(
      "It gives most sleepers a little less support than they need",
    );
    expect(shortfall("support", nobody, withScores({ support: 1 }))).toBe(
      "It’s too weak to keep most sleepers’ spines in line",
    );
    expect(shortfall("pressure_relief", nobody, withScores({ pressure_relief: 1 }))).toBe(
      "It’s too hard on most sleepers’ shoulders and hips",
    );
    expect(shortfall("support", { ...nobody, recipient: "child" }, withScores({ support: 1 }))).toBe(
      "It’s too weak to keep most children’s spines in line",
    );
  });

  test("is nothing of a part that doesn't count", () => {
    expect(shortfall("motion_isolation", side, withScores({ motion_isolation: 1 }))).toBeNull();
  });
});

describe("what is taken off", () => {
  const deduction = (answers: Answers, facts: Partial<BedFacts>) => {
    const { deductions, model } = scoredBed(answers, facts);
    return deductions.map((each) => deductionText(each, model, profileFrom({ ...side, ...answers }), currentRuleset));
  };

  test("for a part that is far too weak is said by name", () => {
    const hot = { ...side, temperature: "hot" };
    const scored = scoredBed(hot, withScores({ cooling: 2 }));
    expect(weakSpotText(scored.weakSpots[0]!, scored, profileFrom(hot), currentRuleset)).toBe("It’s too hot for you.");
  });

  test("for a firmness is no verdict where nobody said how they lie or what they weigh", () => {
    const nobody = { recipient: "me", temperature: "neutral" };
    const scored = scoredBed(nobody, { measured: 8 });
    expect(weakSpotText(scored.weakSpots[0]!, scored, profileFrom(nobody), currentRuleset)).toMatch(
      /^It’s \d(\.\d+)? firmer than what we go by until you tell us how you sleep and what you weigh\.$/,
    );
  });

  test("for returns says what is hard about them, and why it counts twice", () => {
    const exchange = { policies: { return_kind: "exchange" as const } };
    expect(deduction(side, exchange)[0]).toMatch(
      /^It’s hard to give back\. You have 70 nights to send it back: 100 in all, but not in the first 30\. Returns are free, but you can only swap it for another bed\.$/,
    );
    expect(deduction({ ...side, age: "65-over" }, exchange)[0]).toMatch(/ It counts twice where getting up is hard/);
    expect(deduction({ ...side, age: "65-over", mobility: "no" }, exchange)[0]).toMatch(
      / It counts twice from age 65 on, since sending a bed back gets harder\.$/,
    );
    expect(deduction(side, { policies: { trial_nights: null } })).toEqual([
      "We don’t know how long you’d have to give it back.",
    ]);
  });

  test("for a price says by how much it is over, and where the list ends", () => {
    const over = { ...side, size: "queen", budgetRange: "1000" };
    expect(deduction(over, { prices: { queen: 1050 } })).toEqual([
      "It’s $50 over your $1,000 budget for a queen. We show beds up to 10% over, and take half a point off for each percent.",
    ]);
  });

  test("for height says for whom it is too tall", () => {
    expect(deduction({ ...side, age: "65-over" }, { height: 14 })[0]).toContain(
      "so on a base of usual height you may have to climb onto it",
    );
    // Twelve inches are no more than a matter of points, also for a child that is nearly grown.
    expect(deduction({ ...side, recipient: "child", childAge: "12" }, { height: 12 })[0]).toBe(
      "It’s 12 inches tall. Only a bunk sets a limit, but a lower bed is easier for a child to climb into, so we take points off above 10 inches.",
    );
  });
});
