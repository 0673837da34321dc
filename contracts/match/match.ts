import { z } from "zod";
import { facet } from "../listing";
import { matchCollision } from "./match-collision";
import { sleeper, sleeperTarget } from "./sleeper-target";
import { mattressSize, mattressSizes, modelSummary, namedLink, heldWeightBands } from "../mattress";
import { runningDeal } from "../mattresses";
import { cents, count, firmnessValue, points, pounds, score, share } from "../quantities";
import { atMost, day, demo, list, maybe, maybeList, orElse, paged } from "../tolerance";
import {
  dropLabels,
  hardFilterNames,
  matchBandLabels,
  matchConfidenceLabels,
  matchPartLabels,
  matchPickLabels,
  matchSortLabels,
  riskLabels,
} from "../vocabulary/match";
import {
  ageBandLabels,
  allergyLabels,
  feelLabels,
  firmnessPreferenceLabels,
  painLabels,
  recipientLabels,
  sleepPositionLabels,
  temperatureLabels,
  unknown,
  yesNoLabels,
} from "../vocabulary/quiz";
import { termsOf } from "../vocabulary/terms";

/** Answers to the match quiz, and its matches (domain.md section 8). A missing answer counts as "Don't know". */

const answered = <const T extends readonly [string, ...string[]]>(values: T) => z.enum([...values, unknown]).optional();

export const sleepPositions = termsOf(sleepPositionLabels);
export const pains = termsOf(painLabels);
export const temperatures = termsOf(temperatureLabels);
export const firmnessPreferences = termsOf(firmnessPreferenceLabels);
export const feels = termsOf(feelLabels);
export const allergies = termsOf(allergyLabels);
export const yesNo = termsOf(yesNoLabels);

const sleeperPounds = z.coerce.number().int().min(20).max(700);
const bodyInches = z.coerce.number().int().min(24).max(90);
const budgetWords = "Enter whole dollars from 100 to 20,000.";
const budgetDollars = z.coerce.number(budgetWords).int(budgetWords).min(100, budgetWords).max(20_000, budgetWords);

/** Multiple values are comma-separated in the URL. */
const several = <const T extends readonly [string, ...string[]]>(values: T) =>
  z
    .string()
    .max(100)
    .transform((text) => [...new Set(text.split(",").filter(Boolean))])
    .pipe(z.array(z.enum([...values, unknown])))
    .optional();

/** The query of the quiz's pages and of GET match/. The first six names are given (specification, section 3). */
export const matchAnswers = z.object({
  recipient: answered(termsOf(recipientLabels)).describe("Who the bed is for."),
  age: answered(termsOf(ageBandLabels)).describe("Age of the sleeper in years."),
  childAge: z.coerce.number().int().min(0).max(17).optional().describe("Age of the child in whole years."),
  bunk: answered(yesNo).describe("Whether the child sleeps in a bunk or loft bed."),
  mobility: answered(yesNo).describe("Whether getting in and out of bed, or turning over, is difficult."),
  size: z
    .enum([...mattressSizes, unknown])
    .optional()
    .describe("Size of the bed."),
  budgetRange: z
    .union([z.literal(unknown), budgetDollars.describe("Whole US dollars.")], budgetWords)
    .optional()
    .describe("Maximum budget, in whole US dollars."),
  deliveryZip: z
    .union([z.literal(unknown), z.string().regex(/^\d{5}$/, "Enter a ZIP code of 5 digits.")])
    .optional()
    .describe("ZIP code for delivery."),
  tryInStore: answered(yesNo).describe("Whether it must be in a store to try."),
  adjustableBase: answered(yesNo).describe("Whether it must work with an adjustable base."),
  position: answered(sleepPositions).describe("Sleep position."),
  weight: answered(heldWeightBands).describe("Weight of the sleeper in pounds."),
  pounds: sleeperPounds.optional().describe("Exact weight in pounds, if given."),
  height: bodyInches.optional().describe("Height of the sleeper in inches."),
  pain: several(pains).describe("Where it hurts; separate several values with commas."),
  temperature: answered(temperatures).describe("How warm the sleeper gets."),
  preference: answered(firmnessPreferences).describe("How firm the sleeper wants it."),
  feel: answered(feels).describe("How the surface should feel: slow and contouring, or quick and springy."),
  partnerPosition: answered(sleepPositions).describe("Same as position, for the second sleeper."),
  partnerWeight: answered(heldWeightBands).describe("Same as weight, for the second sleeper."),
  partnerPounds: sleeperPounds.optional().describe("Same as pounds, for the second sleeper."),
  partnerHeight: bodyInches.optional().describe("Same as height, for the second sleeper."),
  partnerPain: several(pains).describe("Same as pain, for the second sleeper."),
  partnerTemperature: answered(temperatures).describe("Same as temperature, for the second sleeper."),
  partnerPreference: answered(firmnessPreferences).describe("Same as preference, for the second sleeper."),
  partnerFeel: answered(feels).describe("Same as feel, for the second sleeper."),
  lightSleeper: answered(yesNo).describe("Whether someone in the bed wakes when the other person moves."),
  allergies: several(allergies).describe("What the bed must not contain; separate several values with commas."),
});

export const matchParts = termsOf(matchPartLabels);
export const matchPart = z.enum(matchParts);
export const matchBands = termsOf(matchBandLabels);

/** Points in tenths. The points of all parts plus the deduction, if any, add up exactly to the score. */
export const partPoints = z.object({
  part: matchPart,
  points,
  most: points.describe("Most it can give this sleeper after multipliers and rescaling; 0 if it does not count."),
  known: z.boolean().describe("If false, it was left out because something about it is unknown."),
  because: z.string().describe("Reason for this number, in words, with the figures used."),
});

const pointsOf = orElse(atMost(z.array(partPoints), 20, "rules"), []).describe(
  "The points add up to the score, so the list is either complete or empty.",
);

/** The part that loses the most points, with details for firmness; null if none loses a full point. */
const weakest = maybe(
  z.object({
    part: matchPart,
    points,
    most: points,
    how: maybe(z.string()),
    who: maybe(z.enum(["you", "partner", "both"])).describe(
      'For a couple, the sleeper for whom it falls short and whose points these are; without `how`, "you" only if the ' +
        "partner is known to have enough.",
    ),
  }),
);

/** The rules used for scoring, with their version and effective date. */
export const ruleset = z.object({ version: z.string(), effective_on: day });

/** A comfort level that ranks behind the best of its line. */
export const matchLevel = namedLink.extend({ firmness: maybe(firmnessValue), score, price_cents: maybe(cents) });

const deduction = z.object({
  points,
  because: z.string(),
  part: maybe(matchPart).describe("The part that is far too weak; null if the deduction has another reason."),
  sleeper: maybe(sleeper).describe(
    "For a couple, the sleeper for whom a part of the bed is far too weak; null if it applies to both.",
  ),
  sleeper_points: maybe(points).describe("What it costs in this sleeper's own score."),
});

export const matchResult = z.object({
  rank: count,
  equals: orElse(count, 0).describe(
    "Number of other results with the same whole score, sorted by how certain they are.",
  ),
  model: modelSummary,
  size: mattressSize,
  price_cents: maybe(cents),
  score,
  band: maybe(z.enum(matchBands)),
  confidence: maybe(
    z.object({ level: z.enum(termsOf(matchConfidenceLabels)), share, missing: maybeList(z.string(), 20, "rules") }),
  ).describe("Separate from the score: how much of it rests on known data."),
  parts: pointsOf,
  deductions: orElse(atMost(z.array(deduction), 10, "rules"), []).describe(
    "Deductions from the score itself, such as −5 for a price up to 10% over budget.",
  ),
  sleepers: orElse(atMost(z.array(z.object({ sleeper, score, parts: pointsOf })), 2, "rules"), []).describe(
    "One entry per sleeper of a couple, whose score is 0.85 of the lower plus 0.15 of the higher; otherwise empty.",
  ),
  risk: maybe(
    z.object({
      level: z.enum(termsOf(riskLabels)),
      usable_nights: maybe(count),
      return_fee_cents: maybe(cents),
      because: z.string(),
      hard: maybe(z.string()).describe("What makes the level high."),
    }),
  ).describe("Trial and returns are risk, not fit."),
  weakest,
  why: maybeList(z.string(), 10, "rules"),
  changes: maybeList(
    z.object({ text: z.string(), score, answers: atMost(z.record(z.string(), z.string()), 30, "rules") }),
    4,
    "rules",
  ).describe("What would change its score: one answer changed, the others kept."),
  deal: maybe(runningDeal).describe("A running deal that includes it; never set in a saved result."),
  levels: orElse(atMost(z.array(matchLevel), 10, "rules"), []).describe(
    "Other comfort levels in its line, best first.",
  ),
  capacity_unknown: orElse(z.boolean(), false).describe(
    "Whether a sleeper is heavy enough that its weight capacity matters but its maker doesn't publish it.",
  ),
  capacity_pounds: maybe(pounds).describe(
    "Weight that each side is made for, according to its maker, if a sleeper is heavy enough for it to matter; otherwise null.",
  ),
  capacity_holds: orElse(z.boolean(), false).describe(
    "Whether a sleeper is so heavy that the bed is rated good at best as long as its weight capacity is unpublished.",
  ),
  store_count: maybe(count).describe(
    "Number of stores that carry it: within 50 miles of the delivery ZIP if known, otherwise nationwide.",
  ),
});

/**
 * An active hard filter and how many models it hid; those hidden by several count under each. `drop` is the answer to
 * take back, null if there is none: a bed made for others is hidden whatever the answers.
 */
export const hiddenModels = z.object({
  filter: z.enum(hardFilterNames),
  count,
  because: z.string(),
  drop: maybe(z.enum(termsOf(dropLabels))),
});

/** A bed to look at first; for a split pair, one for each sleeper. */
export const matchPick = z.object({
  kind: z.enum(termsOf(matchPickLabels)),
  because: z.string().describe("The reason, in one sentence."),
  size: mattressSize,
  beds: atMost(
    z
      .array(
        z.object({
          model: modelSummary,
          score,
          band: maybe(z.enum(matchBands)),
          risk: maybe(z.enum(termsOf(riskLabels))),
          weakest,
          price_cents: maybe(cents),
        }),
      )
      .min(1),
    2,
    "rules",
  ),
});

/** How well one bed fits the answers that the session remembers. */
export const yourMatch = z.object({
  score,
  band: maybe(z.enum(matchBands)),
  risk: maybe(z.enum(termsOf(riskLabels))),
  risk_hard: maybe(z.string()).describe("What makes the risk high."),
  why: maybeList(z.string(), 10, "rules"),
  weakest,
  left_out: maybe(z.string()).describe("Why the results leave it out, if they do."),
  left_out_by: maybe(hiddenModels.shape.filter).describe("The filter that leaves it out, for a page with little room."),
  answers: atMost(z.record(z.string(), z.string()), 30, "rules").describe("Same form as the results URL."),
});
export const matchSorts = termsOf(matchSortLabels);

/** GET match/ */
export const matchAnswer = z.object({
  demo,
  ruleset: maybe(ruleset),
  answers: atMost(z.record(z.string(), z.string()), 30, "rules").describe(
    "As interpreted, in the form of the URL, so that it can be linked again.",
  ),
  zip_known: orElse(z.boolean(), true).describe(
    "If false, there is no known ZIP code and stores are counted nationwide.",
  ),
  targets: maybeList(sleeperTarget, 2, "rules"),
  split_suggested: orElse(z.boolean(), false).describe(
    "Whether to suggest a split or dual-firmness bed, because a couple's targets differ by 2 or more.",
  ),
  considered: maybe(count),
  hidden: maybeList(hiddenModels, 10, "rules"),
  better_without: maybe(z.object({ drop: z.enum(termsOf(dropLabels)), count, score })).describe(
    "The one answer that excludes much better beds from a list without a good one: how many there would be without it, " +
      "and the best score among them.",
  ),
  picks: maybeList(matchPick, 10, "rules").describe(
    "Featured beds, each from a different line. The same on every page, regardless of filters.",
  ),
  collisions: maybeList(matchCollision, 6, "rules").describe("Conflicting requirements in the answers."),
  ...paged,
  total: maybe(count).describe("Number without the facets; if absent, `count` applies."),
  sort: orElse(z.enum(matchSorts), matchSorts[0]),
  facets: maybeList(facet, 12, "rules").describe(
    "Ways to narrow down the results: type, price, brand, and floors near a known ZIP.",
  ),
  unpriced: orElse(count, 0).describe(
    "Number of results listed separately at the end because nobody has published a price to compare with the budget.",
  ),
  mails: orElse(z.boolean(), true).describe("Whether a link to saved results can be sent by email."),
  results: list(matchResult, 10).describe(
    "Best first unless sorted otherwise; `rank` is the position among all results. Results with the same whole score " +
      "are sorted by certainty, then by what owners say, and only then by price; comfort levels of a line are one result.",
  ),
});

export type MatchAnswers = z.infer<typeof matchAnswers>;
export type MatchPart = (typeof matchParts)[number];
export type MatchBand = (typeof matchBands)[number];
export type PartPoints = z.infer<typeof partPoints>;
export type WeakestPart = NonNullable<YourMatch["weakest"]>;
export type YourMatch = z.infer<typeof yourMatch>;
export type MatchPick = z.infer<typeof matchPick>;
export type MatchPickKind = MatchPick["kind"];
export type MatchResult = z.infer<typeof matchResult>;
export type HiddenModels = z.infer<typeof hiddenModels>;
export type MatchAnswer = z.infer<typeof matchAnswer>;
