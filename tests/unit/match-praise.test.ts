import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matchParts } from "#contracts/match/match";
import { nowhere } from "../../upstream/rules/match/match-model";
import { mediansOf } from "../../upstream/rules/match/text/praise-text";
import { currentRuleset } from "../../upstream/rules/match/ruleset";
import { scoreModels } from "../../upstream/rules/match/score-models";
import { praisedParts, whyOf } from "../../upstream/rules/match/text/why";
import { anyAnswers, anyBeds } from "./match-profiles/any-match";
import {
  type Answers,
  type BedFacts,
  bedOf,
  plainBed,
  profileFrom,
  scoredBed,
  scores,
} from "./match-profiles/plain-bed";

/** Ruleset 2026.3, rule 17: what speaks for a bed. */

const side = { recipient: "me", age: "35-49", position: "side", pounds: "155", pain: "none", temperature: "neutral" };
const couple = {
  ...side,
  recipient: "couple",
  partnerPosition: "side",
  partnerPounds: "155",
  partnerPain: "none",
  partnerTemperature: "neutral",
  lightSleeper: "no",
};
/** Nothing speaks for it. */
const poor: Partial<BedFacts> = { measured: 1, scores: scores(1, 1, 1, 1, 1, 1, 1), hug: 5 };
const withScores = (given: Partial<BedFacts["scores"]>, from = poor) => ({
  ...from,
  scores: { ...from.scores!, ...given },
});
/** The middle of the list. */
const median = (score: number) =>
  mediansOf([{ model: bedOf({ ...plainBed, scores: scores(score, score, score, score, score, score, score) }) }]);

const praised = (answers: Answers, facts: Partial<BedFacts>, medians = median(1)) =>
  praisedParts(scoredBed(answers, facts), medians);
const why = (answers: Answers, facts: Partial<BedFacts>) =>
  whyOf(scoredBed(answers, facts), median(1), profileFrom(answers), currentRuleset);

describe("a part is praised", () => {
  test("never where its figure is weak, though the sleeper needs no more", () => {
    // 3.05 is needed.
    expect(praised(side, withScores({ support: 3.5 }))).toEqual(["support"]);
    expect(praised(side, withScores({ support: 3.4 }))).toEqual([]);
  });

  test("never where the sleeper needs more than it gives", () => {
    const stomach = { ...side, position: "stomach", pounds: "260" };
    // 4 is needed.
    expect(praised(stomach, withScores({ support: 4 }))).toEqual(["support"]);
    expect(praised(stomach, withScores({ support: 3.9 }))).toEqual([]);
  });

  test("never where half of the list is better", () => {
    expect(praised(side, withScores({ support: 4 }), median(4))).toEqual(["support"]);
    expect(praised(side, withScores({ support: 4 }), median(4.1))).toEqual([]);
  });

  test("never where it counts fewer than 5 points", () => {
    expect(praised(side, withScores({ edge_support: 5, responsiveness: 5 }))).toEqual([]);
    expect(praised({ ...side, age: "65-over" }, withScores({ edge_support: 5, responsiveness: 5 }))).toEqual([
      "responsiveness",
      "edge_support",
    ]);
  });

  test("never where it rests on an answer that nobody gave", () => {
    const { temperature: _, ...others } = side;
    expect(praised(side, withScores({ cooling: 4 }))).toEqual(["cooling"]);
    expect(praised(others, withScores({ cooling: 4 }))).toEqual([]);
  });

  test("never for one of a couple alone", () => {
    expect(praised(couple, withScores({ support: 3.6 }))).toEqual(["support"]);
    expect(praised({ ...couple, partnerPosition: "stomach" }, withScores({ support: 3.4 }))).toEqual([]);
    expect(praised({ ...couple, feel: "hug", partnerFeel: "between" }, { ...poor, hug: 3.9 })).toEqual([]);
  });

  test("for warmth to who sleeps cold, where it cools less than half of the list", () => {
    const cold = { ...side, temperature: "cold" };
    expect(praised(cold, withScores({ cooling: 2.2 }), median(3))).toEqual(["cooling"]);
    expect(praised(cold, withScores({ cooling: 2.9 }), median(2.8))).toEqual([]);
    expect(why(cold, { ...withScores({ cooling: 1 }) })).toEqual([
      "It won’t feel too cool for you: we rate it 1 of 5 for cooling.",
    ]);
  });

  test("only at 85 % of what each sleeper needs, whoever they are", () => {
    fc.assert(
      fc.property(anyAnswers, anyBeds, (answers, beds) => {
        const { ranked } = scoreModels(profileFrom(answers), beds, currentRuleset, nowhere);
        const medians = mediansOf(ranked);
        for (const scored of ranked) {
          for (const part of praisedParts(scored, medians)) {
            for (const { shares, view } of scored.sleepers) {
              expect(shares[part], part).toBeGreaterThanOrEqual(0.85);
              expect(view.points[part], part).toBeGreaterThanOrEqual(5);
            }
          }
        }
      }),
    );
  });
});

describe("the reasons for a bed", () => {
  const good: Partial<BedFacts> = { measured: 5.1, scores: scores(4.5, 4.5, 4.5, 4.5, 4.5, 4.5, 4.5) };

  test("are three at most, what was asked for first", () => {
    expect(why(side, good)).toHaveLength(3);
    expect(why({ ...side, temperature: "hot" }, good)[0]).toMatch(/^It sleeps cool/);
    expect(why({ ...couple, lightSleeper: "yes" }, good)[0]).toMatch(
      /^It keeps most of one’s turning|^When one of you/,
    );
    expect(why({ ...side, age: "65-over" }, good).join()).toMatch(/turning over is easy for you/);
  });

  test("promise the most only from 4.3 on", () => {
    const reason = (support: number) => why(side, withScores({ support }));
    expect(reason(4.2)).toEqual(["It gives you the support you need: we rate it 4.2 of 5 for support."]);
    expect(reason(4.3)).toEqual(["It keeps your spine in line: we rate it 4.3 of 5 for support."]);
    expect(why({ ...side, pounds: "260" }, withScores({ support: 4.2 }))).toEqual([
      "It’s strong enough for your weight: we rate it 4.2 of 5 for support.",
    ]);
  });

  test("speak to both of a couple, and of whoever it is for", () => {
    expect(why(couple, withScores({ support: 4 }))).toEqual([
      "It gives both of you the support you need: we rate it 4 of 5 for support.",
    ]);
    expect(why({ ...side, recipient: "child", childAge: "15" }, withScores({ support: 4 }))).toEqual([
      "It gives the child the support they need: we rate it 4 of 5 for support.",
    ]);
    expect(why({ recipient: "guest" }, withScores({ support: 4 }))).toEqual([
      "It gives your guests the support they need: we rate it 4 of 5 for support.",
    ]);
  });

  test("tell where a firmness comes from, and what the maker says where that differs by 0.3", () => {
    const firmness = (facts: Partial<BedFacts>) => why(side, { ...poor, ...facts })[0];
    expect(firmness({ measured: 5.1, claimed: 5.5 })).toBe(
      "It’s the right firmness for you: it measured 5.1 of 10, where its maker says 5.5.",
    );
    expect(firmness({ measured: 5.3, claimed: 5.5 })).toBe("It’s the right firmness for you: it measured 5.3 of 10.");
    const felt = [{ weight_band: "130-180" as const, firmness: 5.3, owners: 11 }];
    expect(firmness({ measured: null, claimed: 5, felt })).toBe(
      "It’s the right firmness for you: 11 owners of about your weight say it’s 5.3 of 10.",
    );
    expect(firmness({ measured: null, claimed: 5 })).toBe("It’s the right firmness for you: its maker says 5 of 10.");
    expect(firmness({ range: { softest: 3, firmest: 8 } })).toBe(
      "You set the firmness yourself, anywhere from 3 to 8 of 10.",
    );
  });

  test("tell what owners weigh where nobody gave the sleeper’s weight, as of guests", () => {
    const felt = [{ weight_band: "130-180" as const, firmness: 6, owners: 9 }];
    expect(why({ recipient: "guest" }, { ...poor, measured: null, claimed: 6, felt })[0]).toBe(
      "It’s the right firmness for your guests: 9 owners of about 170 lb say it’s 6 of 10.",
    );
  });

  test("tell what owners like each of a couple say", () => {
    const owners = [
      { position: "side", weight_band: "130-180", count: 92, mean: 4.6 },
      { position: "back", weight_band: "130-180", count: 92, mean: 4.3 },
    ];
    expect(why(side, { ...poor, owners })).toEqual(["Side sleepers of about your weight give it 4.5 of 5 stars."]);
    expect(why({ ...couple, partnerPosition: "back" }, { ...poor, owners })).toEqual([
      "Owners who sleep like you give it 4.5 of 5 stars, and those who sleep like your partner 4.3 of 5 stars.",
    ]);
  });

  test("begin with what a bed is made for, where that is what it is for", () => {
    const bunk: Partial<BedFacts> = { ...poor, madeFor: "bunk", height: 6 };
    const child = { recipient: "child", childAge: "8", position: "side", bunk: "yes" };
    expect(why(child, bunk)[0]).toBe("It’s made for bunk beds.");
    expect(why({ ...child, bunk: "no" }, bunk)).not.toContain("It’s made for bunk beds.");
    expect(why({ ...child, bunk: "no" }, { ...bunk, madeFor: "children" })[0]).toBe("It’s made for children’s rooms.");
    expect(why({ recipient: "guest" }, { ...bunk, madeFor: "children" })).not.toContain(
      "It’s made for children’s rooms.",
    );
  });

  test("are none of a bed that nothing speaks for", () => {
    expect(why(side, poor)).toEqual([]);
    expect(matchParts.some((part) => praised(side, poor).includes(part))).toBe(false);
  });
});
