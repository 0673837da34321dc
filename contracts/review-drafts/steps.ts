import { z } from "zod";
import { fieldText } from "../refusals/field-text";
import { tooLong } from "../text/length-limit";
import { line, lines, plainLine, visibleLength } from "../text/plain-text";
import { dayTyped } from "../text/typed-day";
import { atMost } from "../tolerance";
import { todayAt } from "../us-days";
import { typedPrice } from "./typed-price";
import { sizeLabels, weightBandLabels } from "../vocabulary/mattress";
import { scoreLabels } from "../vocabulary/scores";
import { sleepPositionLabels } from "../vocabulary/quiz";
import {
  bedStarLabels,
  boughtLabels,
  gotLabels,
  leastBody,
  mostBody,
  mostTitle,
  type DraftPurpose,
  type ReviewKind,
} from "../vocabulary/review-drafts";
import { storePartLabels } from "../vocabulary/store-reviews";
import { forEachTerm, termsOf } from "../vocabulary/terms";

/**
 * What a writer types, step by step: each field's schema with the messages for what is wrong with it. Pages use it to
 * check a step, and the upstream to check all of it when it is sent.
 */

const stars = z.enum(termsOf(bedStarLabels), { error: "Choose how many stars you give it" }).transform(Number);
const part = z.enum(termsOf(bedStarLabels), { error: "Choose 1 to 5, or skip it" }).transform(Number).optional();

const title = line({
  missing: "Give your review a title",
  most: mostTitle,
  what: "the title",
});

const body = lines({
  missing: "Write a few sentences",
  most: mostBody,
  what: "your review",
}).refine((text) => visibleLength(text) >= leastBody, {
  error: `Write a little more: at least ${leastBody} characters, so that others learn something`,
});

const months = "Enter how many months, like 8. A year is 12, and less than a month is 0";
const monthsOwned = z
  .string({ error: months })
  .trim()
  .regex(/^\d{1,3}$/, { error: months })
  .transform(Number)
  .refine((count) => count <= 600, { error: "Enter 600 months or fewer" });

export const bedParts = termsOf(scoreLabels);
export const storeParts = termsOf(storePartLabels);

export const bedRatingStep = z.object({ rating: stars, ...forEachTerm(scoreLabels, part), title, body });
export const bedUpdateStep = z.object({ months_owned: monthsOwned, ...bedRatingStep.shape });

/**
 * Nobody has owned a bed for less time than before. `before`: the months in the review being updated; null: unknown.
 */
export const bedUpdateStepAfter = (before: number | null) =>
  before === null
    ? bedUpdateStep
    : bedUpdateStep.extend({ months_owned: monthsOwned.refine((count) => count >= before, { error: fewer(before) }) });

export const fewer = (before: number) =>
  `You wrote before that you’d had it for ${before === 1 ? "1 month" : `${before} months`}. Enter ${before} or more`;

/** Where a bed was bought; only a name. */
const seller = z
  .string()
  .trim()
  .max(80, tooLong(80))
  .regex(plainLine, { error: "Write this in one line, without special characters" })
  .optional();

export const bedUseStep = z.object({
  months_owned: monthsOwned,
  position: z.enum(termsOf(sleepPositionLabels), { error: "Choose a position, or rather not say" }).optional(),
  weight: z.enum(termsOf(weightBandLabels), { error: "Choose a weight, or rather not say" }).optional(),
  size: z.enum(termsOf(sizeLabels), { error: "Choose a size, or rather not say" }).optional(),
  paid: typedPrice.optional(),
  seller,
  incentive: z.enum(termsOf(gotLabels), { error: "Say whether you got anything. It’s fine if you did" }),
});

const visitDay = "Enter the day, like 11/20/2026, or the month, like October 2026";

const visitedOn = z
  .string({ error: visitDay })
  .trim()
  .max(20, { error: visitDay })
  .transform((text, context) => {
    const iso = dayTyped(text);
    if (iso === null) context.addIssue({ code: "custom", message: visitDay });
    else if (iso > todayAt(new Date()).first)
      context.addIssue({ code: "custom", message: "Enter the day you were there. It can’t be in the future" });
    else if (iso < "2000") context.addIssue({ code: "custom", message: "That’s too long ago. Check the year" });
    return iso ?? z.NEVER;
  });

export const storeVisitStep = z.object({
  visited_on: visitedOn,
  bought: z.enum(termsOf(boughtLabels), { error: "Say whether you bought something there" }),
  rating: stars,
  ...forEachTerm(storePartLabels, part),
  title,
  body,
});

/** A change keeps the day and the purchase as they were. */
export const storeEditStep = storeVisitStep.omit({ visited_on: true, bought: true });

/** For a bed or store that the catalogue does not have. */
export const unlistedName = line({
  missing: "Tell us what it’s called",
  most: 120,
  what: "the name",
}).min(2, { error: "Tell us what it’s called" });

/** Comes last, when it is sent. */
export const author = line({
  missing: "Enter a name to show, like a first name",
  most: 40,
  what: "the name",
}).regex(/^[^<>@/]*$/, { error: "Leave out characters that no name has, such as @ and /" });

/** The steps of a draft, keyed by the page's name in its URL. */
const steps = {
  bed: {
    first: { rating: bedRatingStep, use: bedUseStep },
    edit: { rating: bedRatingStep },
    update: { update: bedUpdateStep },
  },
  store: {
    first: { visit: storeVisitStep },
    edit: { edit: storeEditStep },
    // Visits are not updated; no such draft is ever started.
    update: { edit: storeEditStep },
  },
} as const satisfies Record<ReviewKind, Record<DraftPurpose, Record<string, z.ZodObject>>>;

export type StepName = "rating" | "use" | "visit" | "update" | "edit";

export const stepsOf = (kind: ReviewKind, purpose: DraftPurpose) =>
  Object.entries(steps[kind][purpose]) as [StepName, z.ZodObject][];

/** The number of fields in a draft, for all of its steps together. */
const mostFields = 40;

/** Text short enough to be stored as typed, up to twice the allowed length. */
export const typedFields = atMost(z.record(z.string().max(40), z.string().max(2 * mostBody)), mostFields, "write")
  .refine((fields) => Object.keys(fields).length <= mostFields, {
    error: "Open the page again and send the form from there.",
  })
  .describe("As typed, by field; an absent field keeps its value, an empty text clears it.");

/** The errors in a step's fields, by field; empty: none. An empty text counts as missing. */
export function faultsOf(step: z.ZodObject, fields: Readonly<Record<string, string>>): Record<string, string[]> {
  const { error } = step.safeParse(filledOf(fields), { error: fieldText });
  const faults: Record<string, string[]> = {};
  for (const { path, message } of error?.issues ?? []) faults[String(path[0])] ??= [message];
  return faults;
}

export const filledOf = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text.trim() !== ""));
