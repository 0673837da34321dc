import { z } from "zod";
import { formKey } from "../form-key";
import { count } from "../quantities";
import { day, demo, list, maybe, orElse } from "../tolerance";
import { termsOf } from "../vocabulary/terms";
import { minimumCount, figureKinds, figurePeriods, figureSteps, mostOfBatch, namedKinds } from "./figure-kinds";

/** The operator's own figures: what was requested and how often, without any data about the visitors. */

export const figure = z.object({
  day: day.max(10),
  kind: z.enum(figureKinds),
  subject: z.string().min(1).max(100).describe("What was requested; * stands for all others of the kind."),
  count: z.number().int().min(1).max(10_000_000),
});

/** Body of POST figures/ */
export const figureBatch = z.object({
  key: formKey.describe("Sending the same batch again counts it only once."),
  counts: z.array(figure).min(1).max(mostOfBatch),
});

const before = maybe(count).describe(
  "Count for the preceding period of the same length; null if there is nothing to compare with.",
);
const compared = { count, before };

const named = z.object({
  kind: z.enum(termsOf(namedKinds)),
  items: list(
    z.object({
      subject: z.string().describe("Slug or search query."),
      name: maybe(z.string()),
      count,
      before: maybe(count).describe(
        `Count for the preceding period of the same length; null if below ${minimumCount} or nothing to compare with.`,
      ),
    }),
    20,
  ),
  others: count.describe(
    `Total for all others: those requested fewer than ${minimumCount} times, and those cut from the list.`,
  ),
});

/** GET figures/ */
export const figures = z.object({
  demo,
  period: orElse(z.enum(termsOf(figurePeriods)), "1"),
  from: day,
  to: day,
  pages: z.object(compared),
  bots: z.object(compared).describe("Pages served to bots."),
  searches: z.object(compared),
  without_results: z.object(compared).describe("Searches without results."),
  days: list(
    z.object({ day, pages: count, bots: count, searches: count, without_results: count }),
    28,
    "rules",
  ).describe("Oldest first."),
  types: list(z.object({ type: z.string(), subtype: z.string(), ...compared }), 200).describe("Most served first."),
  steps: list(z.object({ step: z.enum(termsOf(figureSteps)), ...compared }), 10, "rules"),
  named: list(named, 5, "rules"),
});

/** GET figures/file/ */
export const figuresFile = z.object({ name: z.string(), text: z.string() });

export type Figure = z.infer<typeof figure>;
export type FigureBatch = z.infer<typeof figureBatch>;
export type Figures = z.infer<typeof figures>;
