import { describe, expect, test } from "vitest";
import { nowhere } from "../../upstream/rules/match/match-model";
import { equalsIn, foldLines, unpricedForBudget, wholeScore } from "../../upstream/rules/match/rank";
import { currentRuleset } from "../../upstream/rules/match/ruleset";
import { scoreModels } from "../../upstream/rules/match/score-models";
import { type Answers, type BedFacts, bedOf, plainBed, profileFrom } from "./match-profiles/plain-bed";

/** Ruleset 2026.3, rule 12. */

const sleeper = { recipient: "me", size: "queen", position: "side", pounds: "155" };

interface Bed extends Partial<BedFacts> {
  slug: string;
  price?: number | null;
  line?: number;
}

/** At the target of the sleeper, with every need met, for $1,000. */
const suiting: BedFacts = { ...plainBed, measured: 5.1 };
const modelOf = ({ slug, price = 1000, line, ...facts }: Bed) => {
  const bed = bedOf({ ...suiting, prices: { queen: price }, ...facts }, slug);
  return { ...bed, line_id: line ?? bed.line_id };
};
const rank = (beds: readonly Bed[], answers: Answers = {}) =>
  scoreModels(profileFrom({ ...sleeper, ...answers }), beds.map(modelOf), currentRuleset, nowhere).ranked;
const order = (beds: readonly Bed[], answers: Answers = {}) => rank(beds, answers).map(({ model }) => model.card.slug);

describe("the order of results", () => {
  test("is that of the whole scores, whatever else speaks for a bed", () => {
    const firm = { slug: "a-firm", measured: 7, price: 100, ownerStars: 4.9 };
    expect(order([firm, { slug: "right", price: 2000, ownerStars: 3, tested: false }])).toEqual(["right", "a-firm"]);
  });

  test("is by confidence where whole scores are equal, though one is some tenths ahead", () => {
    const beds = [
      { slug: "a-untested", tested: false, price: 100, ownerStars: 4.9 },
      { slug: "tested", measured: 5.12, price: 2000, ownerStars: 3 },
    ];
    const ranked = rank(beds);
    expect(ranked[0]!.score).toBeLessThan(ranked[1]!.score);
    expect(wholeScore(ranked[0]!)).toBe(wholeScore(ranked[1]!));
    expect(ranked[0]!.model.card.slug).toBe("tested");
  });

  test("takes confidence in steps of 5 %, so that a little of it decides nothing", () => {
    const owners = [{ position: "side", weight_band: "130-180", count: 9, mean: 3.55 }];
    const beds = [
      { slug: "surer", owners, price: 900 },
      { slug: "loved", owners: [{ ...owners[0]!, count: 8 }], ownerStars: 4.5, price: 1000 },
    ];
    const ranked = rank(beds, { feel: "between", pain: "none", temperature: "neutral" });
    const confidence = (slug: string) => ranked.find(({ model }) => model.card.slug === slug)!.confidence;
    expect(confidence("surer")).not.toBe(confidence("loved"));
    expect(Math.floor(confidence("surer") * 20 + 1e-9)).toBe(Math.floor(confidence("loved") * 20 + 1e-9));
    expect(ranked.map(({ model }) => model.card.slug)).toEqual(["loved", "surer"]);
  });

  test("is then by what all owners say, then by price, then by name", () => {
    expect(
      order([
        { slug: "a-cheap", price: 500 },
        { slug: "loved", ownerStars: 4 },
      ]),
    ).toEqual(["loved", "a-cheap"]);
    expect(
      order([
        { slug: "a-dear", price: 1200 },
        { slug: "cheap", price: 900 },
      ]),
    ).toEqual(["cheap", "a-dear"]);
    expect(order([{ slug: "b" }, { slug: "a" }, { slug: "c" }])).toEqual(["a", "b", "c"]);
  });

  test("puts beds without a price behind all others where there is a budget, and only there", () => {
    const beds = [{ slug: "unpriced", price: null, ownerStars: 4 }, { slug: "weak", measured: 9 }, { slug: "suiting" }];
    expect(order(beds, { budgetRange: "1000" })).toEqual(["suiting", "weak", "unpriced"]);
    expect(order(beds).at(-1)).toBe("weak");
    const profile = profileFrom({ ...sleeper, budgetRange: "1000" });
    expect(beds.map((bed) => unpricedForBudget(modelOf(bed), profile))).toEqual([true, false, false]);
  });

  test("folds the comfort levels of a line into the best of them", () => {
    const beds = [
      { slug: "soft", line: 7001, measured: 4 },
      { slug: "medium", line: 7001 },
      { slug: "firm", line: 7001, measured: 7.5 },
      { slug: "other", measured: 6.5 },
    ];
    const lines = foldLines(rank(beds));
    expect(lines.map(({ best, others }) => [best.model.card.slug, others.map(({ model }) => model.card.slug)])).toEqual(
      [
        ["medium", ["soft", "firm"]],
        ["other", []],
      ],
    );
  });

  test("counts as equal who stands in the same group: under a budget, beds without a price stand apart", () => {
    const beds = [{ slug: "a" }, { slug: "b" }, { slug: "unpriced", price: null }, { slug: "weak", measured: 9 }];
    const equals = (answers: Answers = {}) => {
      const lines = foldLines(rank(beds, answers));
      const equalTo = equalsIn(lines, profileFrom({ ...sleeper, ...answers }));
      return lines.map((line) => [line.best.model.card.slug, equalTo(line).length]);
    };
    expect(equals({ budgetRange: "1000" })).toEqual([
      ["a", 1],
      ["b", 1],
      ["weak", 0],
      ["unpriced", 0],
    ]);
    expect(equals()).toContainEqual(["unpriced", 2]);
  });
});
