import { describe, expect, test } from "vitest";
import { leadOf } from "../../upstream/compare/lead";
import { nowhere } from "../../upstream/rules/match/match-model";
import { currentRuleset } from "../../upstream/rules/match/ruleset";
import { scoreModels } from "../../upstream/rules/match/score-models";
import { type Answers, type BedFacts, bedOf, plainBed, profileFrom } from "./match-profiles/plain-bed";

const plain: BedFacts = { ...plainBed, measured: 5.1 };
const loved = { position: "side", weight_band: "130-180", count: 40, mean: 4.625 };
const disliked = { ...loved, mean: 2.5 };

/** Of the Owl, which must score higher than the Lark. */
function leadBetween(lark: Partial<BedFacts>, owl: Partial<BedFacts>, isNamed = false, more: Answers = {}) {
  const profile = profileFrom({ recipient: "me", position: "side", weight: "130-180", ...more });
  const beds = [bedOf({ ...plain, ...lark }, "lark"), bedOf({ ...plain, ...owl }, "owl")];
  const { ranked } = scoreModels(profile, beds, currentRuleset, nowhere);
  const [better, other] = ranked;
  expect(better!.model.card.slug).toBe("owl");
  return leadOf({ scored: better!, name: "Owl" }, { scored: other!, name: "Lark" }, isNamed, currentRuleset);
}

describe("what gives a bed its lead", () => {
  test("names the small things that make it up when none of them is felt by itself", () => {
    const { scores } = plain;
    const little = { ...scores, support: 2.6, pressure_relief: 2.6, durability: 2.6 };
    const lead = leadBetween(
      { scores: little },
      { scores: { ...little, support: 3, pressure_relief: 2.9, durability: 2.8 } },
    );
    expect(lead).toEqual({
      sentence: "The Owl is a little ahead in several things: support, pressure relief and durability.",
      clause: "it’s a little ahead in support, pressure relief and durability",
      isMost: true,
    });
    const [one, two] = [
      { ...scores, support: 2.6 },
      { ...scores, support: 3 },
    ];
    expect(leadBetween({ scores: one }, { scores: two })!.sentence).toBe("The Owl is a little ahead in support.");
  });

  test("says that enough owners have rated one bed only when that gives most of it, beside what is named, too", () => {
    for (const isNamed of [false, true]) {
      expect(leadBetween({}, { owners: [loved] }, isNamed)).toEqual({
        sentence: "Owners who sleep like you give the Owl 4.5 of 5 stars, and too few have rated the Lark to tell.",
        clause: "owners who sleep like you give it 4.5 of 5 stars and too few have rated the Lark to tell",
        isMost: true,
      });
    }
    expect(leadBetween({ owners: [disliked] }, {})!.sentence).toBe(
      "Owners who sleep like you give the Lark only 2.7 of 5 stars, and too few have rated the Owl to tell.",
    );
    const couple = { recipient: "couple", partnerPosition: "side", partnerWeight: "130-180" };
    expect(leadBetween({}, { owners: [loved] }, false, couple)!.sentence).toMatch(
      /^Owners who sleep like each of you give the Owl 4\.5 of 5 stars, and/,
    );
  });

  test("says what is taken off the other bed when that gives most of it", () => {
    const hard = leadBetween({ policies: { return_kind: "exchange" } }, {}, true);
    expect(hard!.sentence).toBe("The Lark is hard to return.");
    expect(hard!.clause).toBe("the Lark is hard to return");
  });

  test("calls a feel that nobody asked for what most people like, and no reason to choose", () => {
    const lead = leadBetween({ hug: 4.9 }, { hug: 3 });
    expect(lead!.sentence).toBe("The Owl comes closer to the in-between feel that most people like.");
    expect(lead!.clause).toBeNull();
  });

  test("is not told when a part that is named makes it up", () => {
    const { scores } = plain;
    expect(
      leadBetween({ scores: { ...scores, support: 2 } }, { scores: { ...scores, support: 3.5 } }, true),
    ).toBeNull();
  });
});
