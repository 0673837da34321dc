import { describe, expect, test } from "vitest";
import type { MeasurementKind } from "#contracts/expert-reviews/review";
import { bedTests } from "../../upstream/demo/expert-reviews/bed-tests";
import { expertTexts } from "../../upstream/demo/expert-reviews/expert-texts";
import { generateBeds } from "../../upstream/demo/catalogue/generate-catalogue";

/** A strength is what a tested bed does better than the middle of all tested beds. */

const tests = bedTests(1, generateBeds(1));
const strengths = tests.flatMap(({ model: { slug }, results }) =>
  expertTexts()
    .get(slug)!
    .strengths.map((strength) => ({ slug, results, strength })),
);

/** Of all these less is better. */
type Scored = Exclude<MeasurementKind, "firmness" | "sinkage" | "height">;

function middleOf(kind: Scored): number {
  const values = tests.map(({ results }) => results[kind]).sort((one, other) => one - other);
  return values[values.length >> 1]!;
}

/** The figure that a strength gives for a result, and what else the strength then speaks of where two results share a unit. */
const given: Readonly<Record<Scored, { figure: RegExp; about: RegExp }>> = {
  pressure: { figure: /(\d+) mmHg/, about: /./ },
  motion: { figure: /([\d.]+) m\/s²/, about: /./ },
  heat: { figure: /([\d.]+) °F/, about: /./ },
  recovery: { figure: /([\d.]+) seconds?/, about: /./ },
  weight: { figure: /(\d+) lb\b/, about: /queen|carr|lift|light|weigh|stairs?|moves?|set it up|manage|set up|handle/i },
  wear: { figure: /(\d\.\d\d) inch/, about: /./ },
  hips: { figure: /(\d\.\d) inch/, about: /hips?|straight|level|line\b|back|posture|align|flat/i },
  edge: { figure: /(\d\.\d) inch/, about: /edge|sides?\b|rim|border|sit|seat|dress/i },
};
const kinds = Object.keys(given) as Scored[];

/** Which results a strength gives. */
const resultsIn = (strength: string, results: Readonly<Record<MeasurementKind, number>>) =>
  kinds.filter((kind) => {
    const { figure, about } = given[kind];
    const value = Number(figure.exec(strength)?.[1] ?? Number.NaN);
    return value === results[kind] && about.test(strength);
  });

/** What a strength without a figure praises. */
const praised: Readonly<Partial<Record<Scored, RegExp>>> = {
  pressure: /\bshoulders?\b/i,
  motion: /\b(?:partner|couples?|bedmate|movement|quiet|calm)\b/i,
  heat: /\b(?:cool|cooler|warmth|hot)\b/i,
  recovery: /\b(?:turn|turning|turns|roll|bounces?|springy|rebound|quick)\b/i,
  wear: /\b(?:wears?(?! out)|flatten|height better|lasts?)\b/i,
  hips: /\b(?:hips?|straight|held up)\b/i,
  edge: /\b(?:edges?|rim|seat)\b/i,
};
/** Pounds that a bed is made for, or that a tester or a dummy has. */
const ofPeople = /\b(?:person|tester|dummy|up to|under 310)\b/;
const hasFigure = /\d (?:mmHg|m\/s²|°F|seconds?|inch|lb)/;

describe("The strengths of tested beds", () => {
  test("beat the middle of all tests in every result that they give", () => {
    const wrong = strengths.flatMap(({ slug, results, strength }) =>
      resultsIn(strength, results)
        .filter((kind) => results[kind] >= middleOf(kind))
        .map((kind) => `${slug}: ${kind} ${results[kind]}, the middle being ${middleOf(kind)}: ${strength}`),
    );
    expect(wrong).toEqual([]);
  });

  test("give figures that are found, so that none escapes the middle", () => {
    const lost = strengths.filter(
      ({ strength, results }) =>
        hasFigure.test(strength) &&
        !ofPeople.test(strength) &&
        ![results.sinkage, results.height].some((inches) => strength.includes(`${inches.toFixed(1)} inches`)) &&
        resultsIn(strength, results).length === 0,
    );
    expect(lost.map(({ slug, strength }) => `${slug}: ${strength}`)).toEqual([]);
  });

  test("beat the middle in what they praise without a result", () => {
    const wrong = strengths
      .filter(({ strength }) => !hasFigure.test(strength) || ofPeople.test(strength))
      .flatMap(({ slug, results, strength }) =>
        kinds
          .filter((kind) => praised[kind]?.test(strength) && results[kind] >= middleOf(kind))
          .map((kind) => `${slug}: ${kind} ${results[kind]}, the middle being ${middleOf(kind)}: ${strength}`),
      );
    expect(wrong).toEqual([]);
  });

  test("sell nothing that is average", () => {
    const average =
      /\b(?:average(?![ -](?:builds?|size|weight|back))|no more than|on a par|about normal|like the middle|as (?:well|low) as the)\b/i;
    const better = /\b(?:less|below|better|under|than)\b/i;
    const wrong = strengths.filter(({ strength }) => average.test(strength) && !better.test(strength));
    expect(wrong.map(({ slug, strength }) => `${slug}: ${strength}`)).toEqual([]);
  });
});
