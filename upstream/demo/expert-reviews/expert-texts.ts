import { z } from "zod";
import { acquisitions, type MeasurementKind, measurementKinds } from "#contracts/expert-reviews/review";
import { writtenText } from "../reviews/written-text";
import { readYamlFiles } from "../yaml-files";

/**
 * What testers of the demonstration say: a file a brand in `texts`, which people write. Testers and their nights are invented.
 * Each text holds the results that it was written from, so that a bed whose results have changed is not shown with it.
 */

/** Straight marks are for code, where 8" would be inches or the end of a quotation. */
const typeset = <Text extends z.ZodType<string>>(text: Text) =>
  text.refine((value) => !/["']/.test(value), "It has straight quotes: write ’ “ ” and, for inches, the word");

const sentences = <Text extends z.ZodType<string>>(text: Text) =>
  typeset(text).refine(
    (value) => value.split("\n\n").every((paragraph) => /^[A-Z0-9“].*[.?]”?$/.test(paragraph)),
    "A paragraph of it is not made of whole sentences",
  );

const paragraphsOf = (text: string) => text.split("\n\n");
const paragraphs = (most: number, count: { least: number; most: number }) =>
  sentences(writtenText(most))
    .transform(paragraphsOf)
    .refine(({ length }) => length >= count.least && length <= count.most, {
      error: `It has fewer than ${count.least} or more than ${count.most} paragraphs`,
    });

/** A line of a list: no sentence, so without a period. */
const point = typeset(z.string().min(12).max(140)).refine((value) => /^[A-Z0-9].*[^.]$/.test(value), "It begins small or ends in a period"); // prettier-ignore

const result = z.number().nonnegative();
const results = Object.fromEntries(measurementKinds.map((kind) => [kind, result])) as Record<
  MeasurementKind,
  typeof result
>;

/** What the text was written from. */
const basis = z.strictObject({
  ...results,
  /** From 1 to 10, as its brand says; left out of a bed that is set at home. */
  claimed_firmness: z.number().min(1).max(10).optional(),
  /** In inches, as its brand says. */
  claimed_height: z.number().positive(),
  acquired: z.enum(acquisitions),
  /** Who slept on it first, and says "I". */
  reviewer: z.string(),
  nights: z.number().int().min(14).max(30),
});

const second = z.strictObject({
  reviewer: z.string(),
  nights: z.number().int().min(7).max(14),
  /** One paragraph of what this tester felt. */
  text: paragraphs(900, { least: 1, most: 1 }).transform(([text]) => text!),
});

const expertText = z.strictObject({
  /** Slug of the bed. */
  bed: z.string(),
  from: basis,
  /** One sentence or two. */
  verdict: sentences(z.string().min(40).max(220)),
  /** From the first tester's nights to what the instruments say. */
  story: paragraphs(2800, { least: 2, most: 5 }),
  strengths: z.array(point).min(2).max(5),
  weaknesses: z.array(point).min(1).max(5),
  second: second.optional(),
});

export type ExpertText = z.infer<typeof expertText>;
export type TextBasis = ExpertText["from"];

let texts: ReadonlyMap<string, ExpertText> | undefined;

/** All texts by the slugs of their beds. Throws what is wrong with a file under its name. */
export function expertTexts(): ReadonlyMap<string, ExpertText> {
  texts ??= readTexts();
  return texts;
}

function readTexts(): ReadonlyMap<string, ExpertText> {
  const bySlug = new Map<string, ExpertText>();
  for (const [name, read] of readYamlFiles("expert-reviews/texts", z.array(expertText))) {
    for (const text of read) {
      if (bySlug.has(text.bed)) throw new Error(`${name}: ${text.bed} has two texts.`);
      bySlug.set(text.bed, text);
    }
  }
  return bySlug;
}
