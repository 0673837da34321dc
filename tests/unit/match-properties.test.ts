import fc from "fast-check";
import { describe, expect, expectTypeOf, test } from "vitest";
import { hardFilters } from "../../upstream/rules/match/hard-filters";
import type { MatchModel } from "../../upstream/rules/match/match-model";
import { currentRuleset } from "../../upstream/rules/match/ruleset";
import { partsOf, type Scored, scoreModels } from "../../upstream/rules/match/score-models";
import { partsOfSleeper } from "../../upstream/rules/match/score-sleeper";
import { anyAnswers, anyBeds, portland } from "./match-profiles/any-match";
import { type Answers, profileFrom } from "./match-profiles/plain-bed";

const score = <Model extends MatchModel>(answers: Answers, beds: readonly Model[]): Scored<Model> =>
  scoreModels(profileFrom(answers), beds, currentRuleset, portland);

/** Without filters every bed is shown; a capacity is asked of a weight. */
const filters = ["size", "budgetRange", "deliveryZip", "tryInStore", "adjustableBase", "allergies", "bunk"];
const withoutFilters = (answers: Answers) =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => !filters.includes(name)));

const holds = (check: (answers: Answers, beds: MatchModel[]) => void) =>
  fc.assert(fc.property(anyAnswers, anyBeds, check));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe("whatever the answers and the beds", () => {
  test("points are whole tenths that add up to the score with what is taken off, for each sleeper and for both", () => {
    holds((answers, beds) => {
      for (const bed of score(answers, beds).ranked) {
        const parts = partsOf(bed, currentRuleset);
        const off = sum([...bed.weakSpots, ...bed.deductions].map(({ tenths }) => tenths));
        expect(Math.max(0, sum(parts.map(({ points }) => points)) - off)).toBe(bed.score);
        expect(sum(parts.map(({ most }) => most))).toBe(1000);
        const own = bed.sleepers.map((sleeper) => ({ sleeper, parts: partsOfSleeper(sleeper) }));
        for (const { sleeper, parts: theirs } of own) {
          const spot = sleeper.weakSpot?.tenths ?? 0;
          expect(Math.max(0, sum(theirs.map(({ points }) => points)) - spot)).toBe(sleeper.score);
          expect(sum(theirs.map(({ most }) => most))).toBe(1000);
        }
        for (const { points, most } of [...parts, ...own.flatMap((each) => each.parts)])
          expect(Number.isInteger(points) && points >= 0 && points <= most).toBe(true);
      }
    });
  });

  test("a part that gives all it can has all of its points, to the tenth", () => {
    holds((answers, beds) => {
      for (const { sleepers } of score(answers, beds).ranked) {
        for (const sleeper of sleepers) {
          for (const { part, points, most } of partsOfSleeper(sleeper))
            if (sleeper.shares[part] === 1) expect(points, part).toBe(most);
        }
      }
    });
  });

  test("a score is from 0 to 100, a share and a confidence from 0 to 1, and what is taken off more than nothing", () => {
    holds((answers, beds) => {
      for (const { score: whole, confidence, sleepers, deductions, weakSpots } of score(answers, beds).ranked) {
        expect(whole >= 0 && whole <= 1000).toBe(true);
        expect(confidence >= 0 && confidence <= 1).toBe(true);
        for (const share of sleepers.flatMap(({ shares }) => Object.values(shares)))
          expect(share >= 0 && share <= 1).toBe(true);
        for (const { tenths } of deductions) expect(tenths).toBeGreaterThan(0);
        for (const { ownTenths, tenths } of weakSpots) {
          expect(ownTenths).toBeGreaterThan(0);
          expect(tenths).toBeLessThanOrEqual(ownTenths);
        }
      }
    });
  });

  test("the parts of a score are worth 100 together for everybody", () => {
    holds((answers) => {
      for (const { points } of score(answers, []).views) expect(sum(Object.values(points))).toBeCloseTo(100, 6);
    });
  });

  test("a couple's score is 0.85 of the lower and 0.15 of the higher, less the deductions, to two tenths", () => {
    holds((answers, beds) => {
      for (const bed of score({ ...withoutFilters(answers), recipient: "couple" }, beds).ranked) {
        const [one = 0, other = 0] = bed.sleepers.map((sleeper) => sleeper.score);
        const off = sum(bed.deductions.map(({ tenths }) => tenths));
        const wanted = 0.85 * Math.min(one, other) + 0.15 * Math.max(one, other) - off;
        // Where a weak spot takes a sleeper's own points below nothing, theirs end there.
        if (Math.min(one, other) === 0) continue;
        expect(Math.abs(bed.score - Math.max(0, wanted))).toBeLessThanOrEqual(2);
      }
    });
  });

  test("the order of the catalogue never matters", () => {
    fc.assert(
      fc.property(
        anyAnswers,
        anyBeds.chain((beds) => fc.tuple(fc.constant(beds), fc.shuffledSubarray(beds, { minLength: beds.length }))),
        (answers, [beds, shuffled]) => {
          expect(score(answers, shuffled)).toEqual(score(answers, beds));
        },
      ),
    );
  });

  test("a bed's score does not depend on which others there are", () => {
    holds((answers, beds) => {
      const together = score(answers, beds).ranked;
      for (const bed of beds) {
        const alone = score(answers, [bed]).ranked[0];
        expect(alone).toEqual(together.find(({ model }) => model === bed));
      }
    });
  });

  test("who pays is no input: the engine's bed has no such field, and a commission on it changes nothing", () => {
    expectTypeOf<Extract<keyof MatchModel, `${string}commission${string}` | "deal" | "payer">>().toBeNever();
    fc.assert(
      fc.property(anyAnswers, anyBeds, fc.nat(100_000), (answers, beds, cents) => {
        const paid = beds.map((bed, index) => ({
          ...bed,
          commission: { payer: "Somebody", cents: index % 2 === 0 ? cents : 0 },
          commission_terms: `${cents} cents a sale`,
        }));
        const strip = (scored: Scored<MatchModel>) =>
          scored.ranked.map(({ model, ...rest }) => [model.card.slug, rest]);
        expect(strip(score(answers, paid))).toEqual(strip(score(answers, beds)));
      }),
    );
  });

  test("every hidden bed is counted by each filter that hides it, and no shown bed by any", () => {
    holds((answers, beds) => {
      const { hidden, ranked, considered } = score(answers, beds);
      const inForce = hardFilters(profileFrom(answers), portland, currentRuleset);
      const refused = beds.filter((bed) => inForce.some(({ hides }) => hides(bed)));
      expect(considered).toBe(beds.length);
      expect(refused.length + ranked.length).toBe(considered);
      expect(hidden.map(({ filter, count }) => [filter, count])).toEqual(
        inForce.map(({ filter, hides }) => [filter, beds.filter(hides).length]),
      );
    });
  });

  test("taking back the answer of a filter that alone hides a bed shows it", () => {
    holds((answers, beds) => {
      const { hidden } = score(answers, beds);
      for (const { drop, filter } of hidden) {
        if (drop === null) continue;
        // Another size has other prices, without a ZIP any store will do, and a weight may be given twice.
        if (drop === "size" || drop === "deliveryZip" || drop === "weight") continue;
        // An adjustable base counts only where there is no bunk.
        if (drop === "bunk" && answers.adjustableBase === "yes") continue;
        const { [drop]: _, ...without } = answers;
        const inForce = hardFilters(profileFrom(answers), portland, currentRuleset);
        // Whoever is too old for a child's bed and wants no bunk gets neither.
        const forOthers = (bed: MatchModel) => drop === "bunk" && bed.made_for !== null;
        const onlyThis = beds.filter(
          (bed) => !forOthers(bed) && inForce.every((each) => each.hides(bed) === (each.filter === filter)),
        );
        const shown = new Set(score(without, beds).ranked.map(({ model }) => model.card.slug));
        for (const bed of onlyThis) expect(shown.has(bed.card.slug)).toBe(true);
      }
    });
  });

  test("a couple of two alike has the score of either, less the deductions", () => {
    const names = ["Position", "Weight", "Pounds", "Height", "Pain", "Temperature", "Preference", "Feel"];
    holds((answers, beds) => {
      const alike = Object.fromEntries(
        names.flatMap((name) => {
          const value = answers[name.toLowerCase()];
          return value === undefined || Number(value) < 80 ? [] : [[`partner${name}`, value]];
        }),
      );
      const own = Object.entries(withoutFilters(answers)).filter(([name]) =>
        names.every((each) => name !== `partner${each}` && (name !== each.toLowerCase() || `partner${each}` in alike)),
      );
      for (const bed of score({ ...Object.fromEntries(own), ...alike, recipient: "couple" }, beds).ranked) {
        const [one, other] = bed.sleepers.map((sleeper) => sleeper.score);
        expect(one).toBe(other);
        const off = sum(bed.deductions.map(({ tenths }) => tenths));
        // The weak spot is rounded once for each of them.
        expect(Math.abs(bed.score - Math.max(0, one! - off))).toBeLessThanOrEqual(1);
      }
    });
  });
});
