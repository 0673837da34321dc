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

/**
 * Answers of the match quiz, and the matches for them (domain.md section 8). Not given counts as "Don't know".
 */

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

/** Values that may be several are comma-separated in the address. */
const several = <const T extends readonly [string, ...string[]]>(values: T) =>
  z
    .string()
    .max(100)
    .transform((text) => [...new Set(text.split(",").filter(Boolean))])
    .pipe(z.array(z.enum([...values, unknown])))
    .optional();

/** The query of the quiz's pages and of GET match/. The first six names are set (specification, section 3). */
export const matchAnswers = z.object({
  recipient: answered(termsOf(recipientLabels)).describe("Whom the bed is for."),
  age: answered(termsOf(ageBandLabels)).describe("Age of the sleeper in years."),
  childAge: z.coerce.number().int().min(0).max(17).optional().describe("Age of the child in whole years."),
  bunk: answered(yesNo).describe("Whether the child lies on a bunk or a loft."),
  mobility: answered(yesNo).describe("Whether getting in and out of bed, or turning over, is hard."),
  size: z
    .enum([...mattressSizes, unknown])
    .optional()
    .describe("Size of the bed."),
  budgetRange: z
    .union([z.literal(unknown), budgetDollars.describe("Whole US dollars.")], budgetWords)
    .optional()
    .describe("The most to be spent, in whole US dollars."),
  deliveryZip: z
    .union([z.literal(unknown), z.string().regex(/^\d{5}$/, "Enter a ZIP code of 5 digits.")])
    .optional()
    .describe("ZIP code of the delivery."),
  tryInStore: answered(yesNo).describe("Whether it has to stand in a store to be tried."),
  adjustableBase: answered(yesNo).describe("Whether it has to bend with an adjustable base."),
  position: answered(sleepPositions).describe("How the sleeper lies."),
  weight: answered(heldWeightBands).describe("Weight of the sleeper in pounds."),
  pounds: sleeperPounds.optional().describe("The same to the pound, where someone says it."),
  height: bodyInches.optional().describe("Height of the sleeper in inches."),
  pain: several(pains).describe("Where it hurts; several with commas."),
  temperature: answered(temperatures).describe("How warm the sleeper gets."),
  preference: answered(firmnessPreferences).describe("How firm the sleeper wants it."),
  feel: answered(feels).describe("How the surface should feel: slow and close to the body, or quick and springy."),
  partnerPosition: answered(sleepPositions).describe("As position, of the second sleeper."),
  partnerWeight: answered(heldWeightBands).describe("As weight, of the second sleeper."),
  partnerPounds: sleeperPounds.optional().describe("As pounds, of the second sleeper."),
  partnerHeight: bodyInches.optional().describe("As height, of the second sleeper."),
  partnerPain: several(pains).describe("As pain, of the second sleeper."),
  partnerTemperature: answered(temperatures).describe("As temperature, of the second sleeper."),
  partnerPreference: answered(firmnessPreferences).describe("As preference, of the second sleeper."),
  partnerFeel: answered(feels).describe("As feel, of the second sleeper."),
  lightSleeper: answered(yesNo).describe("Someone in the bed wakes when the other one moves."),
  allergies: several(allergies).describe("What the bed must not hold; several with commas."),
});

export const matchParts = termsOf(matchPartLabels);
export const matchPart = z.enum(matchParts);
export const matchBands = termsOf(matchBandLabels);

/** Points in tenths. The points of all parts, and of the deduction where there is one, add up to the score exactly. */
export const partPoints = z.object({
  part: matchPart,
  points,
  most: points.describe("The most it can give this sleeper after multipliers and rescaling; 0: it does not count."),
  known: z.boolean().describe("False: it was left out, since something about it is unknown."),
  because: z.string().describe("Why this many, in words, with the figures that went in."),
});

const pointsOf = orElse(atMost(z.array(partPoints), 20, "rules"), []).describe(
  "Points add up to the score, so they are all there or none.",
);

/** The part that loses the most points, and for firmness how; null when none loses a full one. */
const weakest = maybe(
  z.object({
    part: matchPart,
    points,
    most: points,
    how: maybe(z.string()),
    who: maybe(z.enum(["you", "partner", "both"])).describe(
      'Of a couple, whom it falls short for, and whose points these are; without `how`, "you" only where the partner is ' +
        "known to have enough.",
    ),
  }),
);

/** The rules that scored, by version and the day from which they hold. */
export const ruleset = z.object({ version: z.string(), effective_on: day });

/** A comfort level that stands behind the best of its line. */
export const matchLevel = namedLink.extend({ firmness: maybe(firmnessValue), score, price_cents: maybe(cents) });

const deduction = z.object({
  points,
  because: z.string(),
  part: maybe(matchPart).describe("The part that is far too weak; null: it is for something else."),
  sleeper: maybe(sleeper).describe(
    "Of a couple, the one for whom the bed is far too weak in a part; null: it is for both.",
  ),
  sleeper_points: maybe(points).describe("What that costs in the score of this sleeper alone."),
});

export const matchResult = z.object({
  rank: count,
  equals: orElse(count, 0).describe("Other results of the same whole score, whose order is by what is surer of them."),
  model: modelSummary,
  size: mattressSize,
  price_cents: maybe(cents),
  score,
  band: maybe(z.enum(matchBands)),
  confidence: maybe(
    z.object({ level: z.enum(termsOf(matchConfidenceLabels)), share, missing: maybeList(z.string(), 20, "rules") }),
  ).describe("Apart from the score: how much of it rests on what is known."),
  parts: pointsOf,
  deductions: orElse(atMost(z.array(deduction), 10, "rules"), []).describe(
    "For the score itself, e.g. −5 for a price up to 10 % over budget.",
  ),
  sleepers: orElse(atMost(z.array(z.object({ sleeper, score, parts: pointsOf })), 2, "rules"), []).describe(
    "One entry each for a couple, whose score is 0.85 of the lower and 0.15 of the higher; else empty.",
  ),
  risk: maybe(
    z.object({
      level: z.enum(termsOf(riskLabels)),
      usable_nights: maybe(count),
      return_fee_cents: maybe(cents),
      because: z.string(),
      hard: maybe(z.string()).describe("What makes the level high."),
    }),
  ).describe("Trial and return are risk, not fit."),
  weakest,
  why: maybeList(z.string(), 10, "rules"),
  changes: maybeList(
    z.object({ text: z.string(), score, answers: atMost(z.record(z.string(), z.string()), 30, "rules") }),
    4,
    "rules",
  ).describe("What would change its score: one answer changed, others kept."),
  deal: maybe(runningDeal).describe("A running deal that includes it; none of a saved result."),
  levels: orElse(atMost(z.array(matchLevel), 10, "rules"), []).describe(
    "Other comfort levels of its line, best first.",
  ),
  capacity_unknown: orElse(z.boolean(), false).describe(
    "A sleeper is heavy enough to ask how much it is made for, and its maker does not say.",
  ),
  capacity_pounds: maybe(pounds).describe(
    "What each side is made for, as its maker says, where a sleeper is heavy enough to ask; else null.",
  ),
  capacity_holds: orElse(z.boolean(), false).describe(
    "A sleeper is so heavy that it is called good at most as long as nobody publishes how much it is made for.",
  ),
  store_count: maybe(count).describe(
    "Stores that carry it: within 50 miles of the delivery ZIP when one is known, else in the whole country.",
  ),
});

/**
 * A hard filter that is in force and how many models it hid, none included; `drop` is the answer to take back, null where
 * none is: a bed that is made for others is hidden whatever was answered. A model that several filters hide counts under each, so that `considered` less `count` may be less than the sum.
 */
export const hiddenModels = z.object({
  filter: z.enum(hardFilterNames),
  count,
  because: z.string(),
  drop: maybe(z.enum(termsOf(dropLabels))),
});

/** A bed to look at first: one, or for a split pair one for each sleeper. */
export const matchPick = z.object({
  kind: z.enum(termsOf(matchPickLabels)),
  because: z.string().describe("Why, in one sentence."),
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

/** How well one bed fits the answers that the visit remembers. */
export const yourMatch = z.object({
  score,
  band: maybe(z.enum(matchBands)),
  risk: maybe(z.enum(termsOf(riskLabels))),
  risk_hard: maybe(z.string()).describe("What makes the risk high."),
  why: maybeList(z.string(), 10, "rules"),
  weakest,
  left_out: maybe(z.string()).describe("Why the results leave it out, when they do."),
  left_out_by: maybe(hiddenModels.shape.filter).describe("The filter that does, for a page with little room."),
  answers: atMost(z.record(z.string(), z.string()), 30, "rules").describe("In the form of the address of the results."),
});
export const matchSorts = termsOf(matchSortLabels);

/** GET match/ */
export const matchAnswer = z.object({
  demo,
  ruleset: maybe(ruleset),
  answers: atMost(z.record(z.string(), z.string()), 30, "rules").describe(
    "As understood, in the form of the address, so that it can be linked again.",
  ),
  zip_known: orElse(z.boolean(), true).describe("False: there is none, so stores count in the whole country."),
  targets: maybeList(sleeperTarget, 2, "rules"),
  split_suggested: orElse(z.boolean(), false).describe(
    "Suggests a split or dual-firmness bed: the targets of a couple differ by 2 or more.",
  ),
  considered: maybe(count),
  hidden: maybeList(hiddenModels, 10, "rules"),
  better_without: maybe(z.object({ drop: z.enum(termsOf(dropLabels)), count, score })).describe(
    "The one answer that leaves much better beds out of a list without a good one: how many there would be without it, " +
      "and the score of the best of them.",
  ),
  picks: maybeList(matchPick, 10, "rules").describe(
    "Named beds, each of another line. The same on every page, whatever is filtered.",
  ),
  collisions: maybeList(matchCollision, 6, "rules").describe("What the answers ask for that works against itself."),
  ...paged,
  total: maybe(count).describe("How many there are without the facets; absent: `count`."),
  sort: orElse(z.enum(matchSorts), matchSorts[0]),
  facets: maybeList(facet, 12, "rules").describe(
    "What the results can be narrowed by: type, price, brand, and floors near a known ZIP.",
  ),
  unpriced: orElse(count, 0).describe(
    "So many at the end of the results stand apart: nobody published a price to hold against the budget.",
  ),
  mails: orElse(z.boolean(), true).describe("Whether the way back to saved results can be sent by email."),
  results: list(matchResult, 10).describe(
    "Best first unless sorted otherwise; `rank` is the place among all. Those whose scores are the same whole number " +
      "stand by how sure they are, by what owners say, and only then by price; comfort levels of one line are one result.",
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
