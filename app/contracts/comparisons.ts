import { z } from "zod";
import { modelDetail } from "./catalogue";
import { matchPart, matchBands } from "./match";
import { mattressSize, modelSummary, namedLink } from "./mattress";
import { priceSummary } from "./prices";

/** One popular comparison of GET comparisons/; `url` is the last part of its path. */
export const popularComparison = z.object({
  header: z.string(),
  url: z.string(),
  title: z.string(),
});

export const popularComparisons = z.array(popularComparison);

/** One model as a column of the table, with the price of the asked-for size. */
export const comparedModel = modelDetail.shape.model.extend({
  price: priceSummary,
  store_count: z.number().int(),
  deal: z.object({ slug: z.string(), title: z.string(), ends_on: z.string().nullable() }).nullable(),
});

/**
 * GET comparison-table/?models=slug,slug&size= : one to four models in the order asked for; more than four is 400.
 * Without a size that of the session, else queen. Slugs that are no model come back in `unknown`.
 */
export const comparisonTable = z.object({
  demo: z.boolean(),
  size: mattressSize,
  models: z.array(comparedModel),
  unknown: z.array(z.string()),
});

/** The best bed of one brand for one sleeper. */
const side = z.object({
  model: modelSummary,
  score: z.number(),
  band: z.enum(matchBands),
});

/** What the engine says of both brands for one typical sleeper. */
export const sleeperVerdict = z.object({
  key: z.string(),
  /** "Side sleeper under 130 lb" */
  label: z.string(),
  /** The answers behind it, as the quiz's address has them. */
  answers: z.record(z.string(), z.string()),
  left: side,
  right: side,
  /** "even": the scores are less than 2 points apart. */
  better: z.enum(["left", "right", "even"]),
  /** Parts that decide it, the largest difference first; positive favours the left. */
  parts: z.array(z.object({ part: matchPart, difference: z.number(), because: z.string() })),
});

/** GET comparisons/{url}/ */
export const comparisonDetail = z.object({
  demo: z.boolean(),
  header: z.string(),
  url: z.string(),
  title: z.string(),
  ruleset: z.object({ version: z.string(), effective_on: z.string() }),
  left: z.object({ brand: namedLink, model: comparedModel }),
  right: z.object({ brand: namedLink, model: comparedModel }),
  verdicts: z.array(sleeperVerdict),
  /** "Choose A if …" and "choose B if …": sentences after that "if", from the verdicts. */
  choose: z.object({ left: z.array(z.string()), right: z.array(z.string()), either: z.array(z.string()) }),
});

export type PopularComparison = z.infer<typeof popularComparison>;
export type ComparedModel = z.infer<typeof comparedModel>;
export type ComparisonTable = z.infer<typeof comparisonTable>;
export type SleeperVerdict = z.infer<typeof sleeperVerdict>;
export type ComparisonDetail = z.infer<typeof comparisonDetail>;
