import { describe, expect, test } from "vitest";
import { measurementKinds } from "#contracts/expert-reviews/review";
import { measurementLabels } from "#contracts/vocabulary/expert-reviews";
import { testScores } from "../../upstream/rules/test-method";
import { bedTests } from "../../upstream/demo/expert-reviews/bed-tests";
import { type ExpertText, expertTexts } from "../../upstream/demo/expert-reviews/expert-texts";
import { generateExpertReviews } from "../../upstream/demo/expert-reviews/generate-reviews";
import { testers } from "../../upstream/demo/expert-reviews/testers";
import { basisOf, textOf } from "../../upstream/demo/expert-reviews/text-of-test";
import { generateBeds } from "../../upstream/demo/catalogue/generate-catalogue";
import { inShoppersWords } from "../../upstream/rules/match/text/suits";
import { foundTwice } from "../support/sentences";

/** What people have written about the demonstration's tested beds. */

const catalogue = generateBeds(1);
const all = bedTests(1, catalogue);
const bySlug = new Map(all.map((each) => [each.model.slug, each]));
const texts = [...expertTexts().values()];
const about = (slug: string) => bySlug.get(slug)!;

const wordsOf = ({ verdict, story, strengths, weaknesses, second }: ExpertText) => [
  ...[verdict, ...story, ...strengths, ...weaknesses],
  ...(second === undefined ? [] : [second.text]),
];
/** "bed: sentence" for each sentence of all texts that is wrong. */
const wrong = (isWrong: (sentence: string, text: ExpertText) => boolean) =>
  texts.flatMap((text) =>
    wordsOf(text)
      .flatMap((words) => words.split(/(?<=[.?])\s+/))
      .filter((sentence) => isWrong(sentence, text))
      .map((sentence) => `${text.bed}: ${sentence}`),
  );

describe("The texts of testers", () => {
  test("are of tested beds, and were written from the results, tester and nights that these have", () => {
    for (const text of texts) {
      const own = about(text.bed);
      expect(own, text.bed).toBeDefined();
      expect(text.from, text.bed).toEqual(basisOf(own));
      const { second } = own.stays;
      const assigned = second === null ? undefined : [second.tester.name, second.nights];
      expect(text.second && [text.second.reviewer, text.second.nights], text.bed).toEqual(assigned);
    }
  });

  test("are shown with their beds", () => {
    const reviews = new Map(generateExpertReviews(1, catalogue).map((review) => [review.model_slug, review]));
    for (const { bed, verdict, story, strengths, weaknesses, from, second } of texts) {
      const { reviewer, nights } = from;
      expect(reviews.get(bed)).toMatchObject({ verdict, story, pros: strengths, cons: weaknesses, reviewer, nights });
      const other = reviews.get(bed)!.second_tester;
      expect([other?.name, other?.nights, other?.text]).toEqual([second?.reviewer, second?.nights, second?.text]);
    }
  });

  test("are not shown with a bed whose results have changed", () => {
    const own = about(texts[0]!.bed);
    expect(textOf(own)).toBe(texts[0]);
    expect(textOf({ ...own, results: { ...own.results, wear: own.results.wear + 0.01 } })).toBeNull();
  });

  test("say no sentence of six words or more twice", () => {
    const whole = texts.map((text) => wordsOf(text).join("\n"));
    expect(foundTwice(whole, 6).twice).toEqual([]);
  });

  test("say no figure that was not measured, claimed or made into the bed", () => {
    const apparatus = [5, 6, 12, 13.5, 20, 30, 70, 95, 160, 200, 240];
    const bodies = [130, 180, 230, 300];
    const rounded = (value: number, decimals: number) =>
      Array.from({ length: decimals + 1 }, (_, places) => Number(value.toFixed(places)));
    expect(
      wrong((sentence, { bed: slug, from, second }) => {
        const { model, results } = about(slug);
        const inches = model.layers.map((layer) => layer.inches);
        const known = new Set([
          ...[...apparatus, ...bodies],
          ...measurementKinds.flatMap((kind) => {
            const { decimals } = measurementLabels[kind];
            return [...rounded(from[kind], decimals), ...rounded(middles.get(kind)!, decimals)];
          }),
          ...[model.firmness.measured, model.firmness.claimed, model.height_inches],
          ...Object.values(testScores(results)!),
          ...inches.flatMap((_, start) => sums(inches.slice(start))),
          ...model.layers.flatMap((layer) => [
            layer.density_lb_ft3,
            layer.ild,
            layer.coil_gauge,
            layer.coil_count_queen,
          ]),
          ...testers.filter(({ name }) => [from.reviewer, second?.reviewer].includes(name)).map(({ pounds }) => pounds),
          ...[model.capacity_pounds, from.nights, second?.nights],
        ]);
        const units = /(\d[\d,]*(?:\.\d+)?)(?=[ -](?:mmHg|m\/s²|°F|seconds?|inch|lbs?\b|pounds?))|(\d+\.\d+)/g;
        return [...sentence.matchAll(units)].some(([figure]) => !known.has(Number(figure.replaceAll(",", ""))));
      }),
    ).toEqual([]);
  });

  test("list weaknesses whose page of the bed can leave out what only a test explains", () => {
    const unknown = texts.flatMap(({ bed, weaknesses }) =>
      weaknesses.filter((weakness) => /mmHg|m\/s²/.test(inShoppersWords(weakness))).map((each) => `${bed}: ${each}`),
    );
    expect(unknown).toEqual([]);
  });

  test("name no price, which moves from day to day, and no date", () => {
    expect(wrong((sentence) => /[$]|\bdollars?\b|\b20[23]\d\b/.test(sentence))).toEqual([]);
  });

  test("cut open only beds that we bought", () => {
    const cut = /\bcut(ting)? (it|this|one|the \w+|through|into|open)\b|\bknife\b|\bscissors\b|\bsliced\b/i;
    expect(wrong((sentence, { from }) => from.acquired !== "bought" && cut.test(sentence))).toEqual([]);
  });

  test("speak of latex, memory foam and coils only where the bed has them, unless they compare", () => {
    /** It is about another bed, or about what this one lacks. */
    const elsewhere = /\b(no|not|never|without|other|than|like|unlike|isn’t|most|instead|as|where|any)\b|n’t\b/i;
    for (const [word, material] of [
      [/\bcoils?\b/i, "coil"],
      [/\bmemory foam\b/i, "memory"],
      [/\blatex\b/i, "latex"],
    ] as const) {
      const has = (slug: string) =>
        about(slug).model.layers.some(({ material: of, name }) => `${of} ${name}`.toLowerCase().includes(material));
      expect(wrong((sentence, { bed }) => !has(bed) && word.test(sentence) && !elsewhere.test(sentence))).toEqual([]);
    }
  });

  test("advise against no bed and no maker", () => {
    const against =
      /\b(avoid|stay away|steer clear|look elsewhere|skip (it|this|the)|pass on (it|this)|don’t buy|do not buy|not worth|rip-?off|overpriced|worst|terrible|awful|horrible|garbage|junk|disappoint\w*)\b/i;
    expect(wrong((sentence) => against.test(sentence))).toEqual([]);
  });

  test("tell no trial that a brand doesn’t publish as one that it doesn’t give", () => {
    const none = /\b(?:no|without(?: a)?) (?:home )?trial\b|\bno \w+ to try it\b/i;
    const publishes = /\bpublish/;
    const unknown = wrong(
      (sentence, { bed }) =>
        about(bed).model.policies.trial_nights === null && none.test(sentence) && !publishes.test(sentence),
    );
    expect(unknown).toEqual([]);
  });

  test("are in the words of Americans, without drama", () => {
    const words =
      /!|—|\b(somebody|anybody|everybody|whilst|colour|duvet|centimetres?|cm|kg|metres?|amazing|delve|testament|game.changer)\b/i;
    expect(wrong((sentence) => words.test(sentence))).toEqual([]);
  });
});

const middles = new Map(
  measurementKinds.map((kind) => {
    const values = all.map(({ results }) => results[kind]).sort((one, other) => one - other);
    return [kind, values[values.length >> 1]!];
  }),
);

/** Of layers on top of each other: the first, the first two, and so on. */
const sums = (inches: readonly number[]) =>
  inches.map((_, last) => inches.slice(0, last + 1).reduce((sum, each) => sum + each, 0));
