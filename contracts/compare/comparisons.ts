import { z } from "zod";
import { modelDetail } from "../catalogue";
import { comparedMatch, comparisonVerdict } from "./verdict";
import { matchBands, matchPart, ruleset } from "../match/match";
import { mattressSize, modelSummary, namedLink } from "../mattress";
import { storesNear } from "../model-page";
import { runningDeal } from "../mattresses";
import { priceOrNone } from "../prices";
import { count, points, score } from "../quantities";
import { atMost, demo, list, maybe, maybeList, orElse } from "../tolerance";

/** One popular comparison of GET comparisons/ */
export const popularComparison = z.object({
  header: z.string(),
  url: z.string().describe("Last segment of its path."),
  title: maybe(z.string()),
});

export const popularComparisons = list(popularComparison, 200, "catalogue");

/** One model as a column of the table, with the price of the requested size. */
export const comparedModel = modelDetail.shape.model.extend({
  price: priceOrNone,
  store_count: maybe(count),
  near: storesNear,
  deal: maybe(runningDeal),
  your_match: maybe(comparedMatch).describe("Match for the quiz answers that the visit remembers."),
});

/** GET comparison-table/ */
export const comparisonTable = z.object({
  demo,
  size: orElse(mattressSize, "queen"),
  models: atMost(z.array(comparedModel), 4, "query"),
  verdict: maybe(comparisonVerdict).describe("Null for a single model."),
  unknown: maybeList(z.string(), 4, "query").describe("Requested slugs that don't belong to a model."),
});

/** The best bed of one brand for one sleeper. */
const side = z.object({
  model: modelSummary,
  score,
  band: maybe(z.enum(matchBands)),
});

/** How both brands fit one typical sleeper. */
export const sleeperVerdict = z.object({
  key: z.string(),
  label: z.string().describe('Such as "Side sleeper, under 130 lb".'),
  answers: orElse(atMost(z.record(z.string(), z.string()), 30, "rules"), {}).describe(
    "The answers behind it, in the form of the quiz URL.",
  ),
  left: side,
  right: side,
  better: z.enum(["left", "right", "even"]).describe('"even" means that the whole scores differ by at most 1 point.'),
  cheaper: maybe(z.enum(["left", "right"])).describe(
    "Which one costs clearly less; null if neither does or if a price is unknown.",
  ),
  parts: maybeList(z.object({ part: matchPart, difference: points, because: z.string() }), 3, "rules").describe(
    "The parts that decide it, largest difference first but matters of taste last; positive values favor the left.",
  ),
  lead: maybe(z.string()).describe(
    "Sentence about what gives the better one its lead when the parts don't explain it; null if they are even.",
  ),
});

/** GET comparisons/{url}/ */
export const comparisonDetail = z.object({
  demo,
  header: z.string(),
  url: z.string(),
  title: maybe(z.string()),
  ruleset: maybe(ruleset),
  left: z.object({ brand: namedLink, model: comparedModel }),
  right: z.object({ brand: namedLink, model: comparedModel }),
  verdict: maybe(comparisonVerdict).describe("Verdict on these two models."),
  verdicts: maybeList(sleeperVerdict, 20, "rules"),
  choose: orElse(
    z.object({
      left: maybeList(z.string(), 10, "rules"),
      right: maybeList(z.string(), 10, "rules"),
      either: maybeList(z.string(), 10, "rules"),
      neither: maybeList(z.string(), 10, "rules"),
    }),
    { left: [], right: [], either: [], neither: [] },
  ).describe('Sentences that follow "Choose A if …" and "choose B if …", taken from the verdicts.'),
});

export type PopularComparison = z.infer<typeof popularComparison>;
export type ComparedModel = z.infer<typeof comparedModel>;
export type ComparisonTable = z.infer<typeof comparisonTable>;
export type SleeperVerdict = z.infer<typeof sleeperVerdict>;
export type ComparisonDetail = z.infer<typeof comparisonDetail>;
