import fc from "fast-check";
import { describe, expect, expectTypeOf, test } from "vitest";
import { matchParts } from "../../app/contracts/match";
import { hardFilters } from "../../upstream/rules/match/hard-filters";
import type { MatchModel } from "../../upstream/rules/match/match-model";
import { currentRuleset } from "../../upstream/rules/match/ruleset";
import { type Scored, scoreModels } from "../../upstream/rules/match/score-models";
import { distanceFrom, scoreOf } from "../../upstream/rules/match/score-sleeper";
import { anyAnswers, anyBeds, portland } from "./match-profiles/any-match";
import { profileFrom } from "./match-profiles/hand-worked";

type Answers = Record<string, string>;
const score = <Model extends MatchModel>(answers: Answers, beds: readonly Model[]): Scored<Model> =>
  scoreModels(profileFrom(answers), beds, currentRuleset, portland);

/** Without filters every bed is shown. */
const filters = ["size", "budgetRange", "deliveryZip", "tryInStore", "adjustableBase", "allergies"];
const withoutFilters = (answers: Answers) =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => !filters.includes(name)));

const runs = { numRuns: 100 };
const holds = (check: (answers: Answers, beds: MatchModel[]) => void) =>
  fc.assert(fc.property(anyAnswers, anyBeds, check), runs);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe("whatever the answers and the beds", () => {
  test("points are whole tenths that add up to the score, with the deduction, for each sleeper and for both", () => {
    holds((answers, beds) => {
      for (const { score: whole, deduction, parts, sleepers } of score(answers, beds).ranked) {
        expect(sum(parts.map(({ points }) => points)) - deduction).toBe(whole);
        expect(sum(parts.map(({ most }) => most))).toBe(1000);
        for (const sleeper of sleepers) {
          expect(sum(sleeper.parts.map(({ points }) => points))).toBe(sleeper.score);
          expect(sum(sleeper.parts.map(({ most }) => most))).toBe(1000);
        }
        for (const { points, most } of [...parts, ...sleepers.flatMap((sleeper) => sleeper.parts)]) {
          expect(Number.isInteger(points) && points >= 0 && points <= most).toBe(true);
        }
      }
    });
  });

  test("a part whose need is met has all the points it can give, to the tenth", () => {
    const needed = matchParts.filter((part) => part !== "firmness" && part !== "owners");
    holds((answers, beds) => {
      for (const { model, parts, sleepers } of score(answers, beds).ranked) {
        for (const part of needed) {
          const at = matchParts.indexOf(part);
          const met = sleepers.filter(({ view: { needs } }) => {
            const need = needs[part];
            return need !== null && distanceFrom(need, scoreOf(part, model)) === 0;
          });
          const all = [
            ...met.map((sleeper) => sleeper.parts[at]!),
            ...(met.length === sleepers.length ? [parts[at]!] : []),
          ];
          for (const { points, most } of all) expect(points, part).toBe(most);
        }
      }
    });
  });

  test("a score is from 0 to 100, and an unknown part has no points", () => {
    holds((answers, beds) => {
      for (const { score: whole, confidence, parts } of score(answers, beds).ranked) {
        expect(whole).toBeGreaterThanOrEqual(0);
        expect(whole).toBeLessThanOrEqual(1000);
        expect(confidence).toBeGreaterThanOrEqual(0);
        expect(confidence).toBeLessThanOrEqual(1);
        for (const { known, points, most } of parts) if (!known) expect([points, most]).toEqual([0, 0]);
      }
    });
  });

  test("a couple's score is 0.7 of the lower and 0.3 of the mean, to a tenth", () => {
    holds((answers, beds) => {
      for (const bed of score({ ...withoutFilters(answers), recipient: "couple" }, beds).ranked) {
        const [one = 0, other = 0] = bed.sleepers.map((sleeper) => sleeper.score);
        const wanted = 0.7 * Math.min(one, other) + 0.3 * ((one + other) / 2);
        expect(Math.abs(bed.score - wanted)).toBeLessThanOrEqual(0.5 + 1e-6);
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
      runs,
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
      runs,
    );
  });

  test("an answer taken back never raises the confidence of a bed", () => {
    fc.assert(
      fc.property(anyAnswers, anyBeds, fc.nat(), fc.boolean(), (answers, beds, pick, dropped) => {
        const names = Object.keys(answers);
        fc.pre(names.length > 0);
        const name = names[pick % names.length]!;
        const { [name]: _, ...without } = answers;
        const less = dropped ? without : { ...answers, [name]: "unknown" };
        const before = new Map(score(answers, beds).ranked.map((bed) => [bed.model.card.slug, bed.confidence]));
        for (const bed of score(less, beds).ranked) {
          expect(bed.confidence, name).toBeLessThanOrEqual(before.get(bed.model.card.slug) ?? 1);
        }
      }),
      { numRuns: 400 },
    );
  });

  test("each bed is shown, or hidden by a filter that counts it", () => {
    holds((answers, beds) => {
      const { considered, hidden, ranked } = score(answers, beds);
      const inForce = hardFilters(profileFrom(answers), portland, currentRuleset);
      const refused = beds.filter((bed) => inForce.some(({ hides }) => hides(bed)));
      expect(considered).toBe(beds.length);
      expect(refused.length + ranked.length).toBe(considered);
      expect(hidden.map(({ filter }) => filter)).toEqual(inForce.map(({ filter }) => filter));
      for (const { filter, count } of hidden) {
        const { hides } = inForce.find((each) => each.filter === filter)!;
        expect(count).toBe(beds.filter(hides).length);
      }
    });
  });

  test("taking back the answer of a filter that alone hides a bed shows it", () => {
    holds((answers, beds) => {
      const { hidden } = score(answers, beds);
      for (const { drop, filter } of hidden) {
        const { [drop]: _, ...without } = answers;
        const inForce = hardFilters(profileFrom(answers), portland, currentRuleset);
        // Another size has other prices, and without a ZIP any store will do: those are other questions.
        if (drop === "size" || drop === "deliveryZip") continue;
        const onlyThis = beds.filter((bed) => inForce.every((each) => each.hides(bed) === (each.filter === filter)));
        const shown = new Set(score(without, beds).ranked.map(({ model }) => model.card.slug));
        for (const bed of onlyThis) expect(shown.has(bed.card.slug)).toBe(true);
      }
    });
  });

  test("a couple of two alike has the score of either, but for what a shared bed asks", () => {
    holds((answers, beds) => {
      const alike = Object.fromEntries(
        ["Position", "Weight", "Pain", "Temperature", "Preference", "Feel"].flatMap((name) => {
          const value = answers[name.toLowerCase()];
          return value === undefined ? [] : [[`partner${name}`, value]];
        }),
      );
      const others = Object.entries(withoutFilters(answers)).filter(([name]) => !name.startsWith("partner"));
      for (const bed of score({ ...Object.fromEntries(others), ...alike, recipient: "couple" }, beds).ranked) {
        expect(bed.sleepers[0]!.score).toBe(bed.sleepers[1]!.score);
        expect(bed.score).toBe(bed.sleepers[0]!.score);
      }
    });
  });
});
