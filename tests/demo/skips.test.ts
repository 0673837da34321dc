import { describe, expect, test } from "vitest";
import { currentRuleset } from "../../upstream/rules/match/ruleset";
import { unsuitedClauses } from "../../upstream/rules/match/text/skips";
import { demoBeds, drawnSleepers } from "../support/demo-beds";
import { findBeds } from "../support/match-found";
import { namesOneOf } from "../support/skip-clauses";
import { type BedFacts, bedOf, plainBed, scores } from "../unit/match-profiles/plain-bed";

const beds = demoBeds();
const clauses = new Map(beds.map((bed) => [bed, unsuitedClauses(bed, currentRuleset)]));

describe("a bed tells somebody to skip it", () => {
  const clausesOf = (facts: Partial<BedFacts>) =>
    unsuitedClauses(bedOf({ ...plainBed, ...facts }), currentRuleset).map(({ clause }) => clause);
  const withScores = (given: Partial<BedFacts["scores"]>) => ({ scores: { ...plainBed.scores, ...given } });
  const without = (part: keyof BedFacts["scores"], reading: number) => withScores({ [part]: reading });

  test("never where it gives everybody enough", () => {
    expect(clausesOf({})).toEqual([]);
  });

  test("when a part is under 35 % for everybody whom the clause names", () => {
    expect(clausesOf(without("cooling", 2.4))).toEqual(["you sleep hot"]);
    expect(clausesOf(without("cooling", 2.43))).toEqual([]);
    expect(clausesOf(without("motion_isolation", 3))).toEqual(["you share the bed and one of you wakes easily"]);
    expect(clausesOf({ measured: 2 })).toEqual([
      "you sleep on your stomach",
      "you weigh over 300 lb",
      "you sleep on your back",
    ]);
  });

  test("from what its maker makes it for, whatever its layers bear, and once", () => {
    expect(clausesOf({ capacity: 300 })).toEqual(["you weigh over 300 lb"]);
    expect(clausesOf({ capacity: 250 })).toEqual(["you weigh over 250 lb"]);
    expect(clausesOf({ capacity: 350 })).toEqual([]);
    expect(clausesOf({ capacity: 250, ...without("durability", 2.4) })).toEqual(["you weigh over 250 lb"]);
  });

  test("not over 300 lb where it bears the tall ones of them, whose weight lies on more of it", () => {
    expect(clausesOf(without("durability", 2.4))).toEqual(["you weigh over 300 lb"]);
    expect(clausesOf(without("durability", 2.6))).toEqual([]);
  });

  test("not with sore shoulders where it can be set soft enough for those who wish for soft", () => {
    const dial = { range: { softest: 2, firmest: 8 }, build: { firmness: 5 } };
    const sore = "you sleep on your side and your shoulders or hips hurt";
    expect(clausesOf({ ...dial, ...without("pressure_relief", 2) })).toEqual([sore]);
    expect(clausesOf({ ...dial, ...without("pressure_relief", 2.1) })).toEqual([]);
  });

  test("in no clause that another one includes", () => {
    const weak = withScores({ support: 1, durability: 1 });
    expect(clausesOf({ ...weak, measured: 2.3 })).toEqual([
      "you weigh over 300 lb",
      "you sleep on your stomach",
      "you sleep on your back",
    ]);
    expect(clausesOf({ ...withScores({ pressure_relief: 1 }), measured: 10 })).toEqual([
      "you sleep on your side",
      "you sleep on your back",
      "you sleep on your stomach",
    ]);
  });

  test("in the three clauses that fall shortest, the shortest first", () => {
    const poor = { scores: scores(4, 1.5, 1, 2.2, 1, 4, 1), hug: 4 };
    expect(clausesOf(poor)).toHaveLength(3);
    expect(clausesOf(poor)[0]).toBe("you share the bed and one of you wakes easily");
  });
});

describe("over 600 sleepers on the demonstration", () => {
  test("no bed that is called good or excellent tells the sleeper to skip it", () => {
    const against: string[] = [];
    let good = 0;
    let told = 0;
    for (const answers of drawnSleepers(600, 7)) {
      const list = findBeds(answers, beds);
      for (const bed of list.beds) {
        const band = list.bandOf(bed);
        const own = clauses.get(bed.model)!.filter(({ clause }) => namesOneOf(answers, clause));
        if (own.length > 0) told += 1;
        if (band !== "good" && band !== "excellent") continue;
        good += 1;
        for (const { clause } of own)
          against.push(`${bed.model.card.slug}, ${band}: ${clause}: ${JSON.stringify(answers)}`);
      }
    }
    expect(against.slice(0, 5)).toEqual([]);
    // Both happen often, so that they could have met.
    expect(good).toBeGreaterThan(10_000);
    expect(told).toBeGreaterThan(1000);
  });
});
