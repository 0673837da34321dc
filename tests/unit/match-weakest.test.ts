import { describe, expect, test } from "vitest";
import { currentRuleset } from "../../upstream/rules/match/ruleset";
import { partsOfSleeper } from "../../upstream/rules/match/score-sleeper";
import { shortfallOf } from "../../upstream/rules/match/text/shortfall-text";
import { weakestPart } from "../../upstream/rules/match/text/why";
import { type Answers, type BedFacts, plainBed, profileFrom, scoredBed } from "./match-profiles/plain-bed";

/** Ruleset 2026.3, rule 17: what a bed lacks most, and for whom. */

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

const weakest = (answers: Answers, facts: Partial<BedFacts>) =>
  weakestPart(scoredBed(answers, facts), profileFrom(answers), currentRuleset);

describe("the weakest part", () => {
  test("is the one that loses the most points, and none where nothing is worth a word", () => {
    expect(weakest(side, { measured: 5.1, ...withScores({ cooling: 1, support: 2.2 }) })).toMatchObject({
      part: "support",
      how: "It gives you less support than you need",
      who: null,
    });
    expect(weakest(side, { measured: 5.1, ...withScores({ responsiveness: 3.1 }) })).toBeNull();
  });

  test("of a couple says whom it falls short for, with the points of that one", () => {
    const lacks = (answers: Answers, support: number) =>
      weakest({ ...couple, ...answers }, { measured: 5.5, ...withScores({ support }) });
    const heavier = { partnerPosition: "back", partnerPounds: "200", partnerPreference: "medium-soft" };
    const own = (support: number) => {
      const { sleepers } = scoredBed({ ...couple, ...heavier }, { measured: 5.5, ...withScores({ support }) });
      const { part: _, ...points } = partsOfSleeper(sleepers[1]!).find(({ part }) => part === "support")!;
      return { points: points.points / 10, most: points.most / 10 };
    };
    expect(lacks(heavier, 3.2)).toEqual({
      ...{ part: "support", who: "partner", how: "It gives your partner a little less support than they need" },
      ...own(3.2),
    });
    // Both lack some of it, and the partner more.
    expect(lacks(heavier, 2.9)).toEqual({
      ...{ part: "support", who: "partner", how: "It gives your partner less support than they need" },
      ...own(2.9),
    });
  });

  test("of a couple who lack about the same of it is said of both", () => {
    const lacks = (answers: Answers, facts: Partial<BedFacts>) =>
      weakest({ ...couple, ...answers }, { measured: 5.1, ...facts });
    expect(lacks({}, withScores({ support: 2.4 }))).toMatchObject({
      ...{ part: "support", who: "both", how: "It gives both of you less support than you need" },
    });
    expect(lacks({ partnerPounds: "165" }, withScores({ support: 1 }))?.how).toBe(
      "It’s too weak to keep both of your spines in line",
    );
    expect(lacks({ mobility: "yes", partnerPounds: "165" }, withScores({ edge_support: 1 }))).toMatchObject({
      ...{ part: "edge_support", who: "both", how: "Its edge gives way too much for either of you to push off from" },
    });
    expect(
      lacks({ pounds: "260", partnerPounds: "265" }, { measured: 6.4, ...withScores({ durability: 3 }) })?.how,
    ).toBe("It may sag sooner than it should under the weight of either of you");
  });

  test("of a couple is the one that costs either of them most by themselves", () => {
    const light = { pounds: "240", partnerPosition: "back", partnerPounds: "135" };
    for (const measured of [5.2, 5.6, 6.2])
      for (const durability of [2.8, 3.2, 3.5]) {
        const facts = { measured, ...withScores({ durability, cooling: 3 }) };
        const found = weakest({ ...couple, ...light }, facts);
        const scored = scoredBed({ ...couple, ...light }, facts);
        const lost = scored.sleepers.flatMap((sleeper) =>
          partsOfSleeper(sleeper)
            .filter(
              ({ part }) =>
                shortfallOf(part, sleeper, scored.model, profileFrom({ ...couple, ...light }), currentRuleset) !== null,
            )
            .map(({ part, points, most }) => ({ part, lost: most - points })),
        );
        const most = Math.max(0, ...lost.map((each) => each.lost));
        expect(lost.filter((each) => each.lost === most).map(({ part }) => part)).toContain(found!.part);
      }
  });
});
