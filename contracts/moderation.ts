import { z } from "zod";
import { modelSummary, namedLink } from "./mattress";
import { maybeLines } from "./text/plain-text";
import { cents, count } from "./quantities";
import { day, demo, list, maybe, maybeList, moment, orElse, paged } from "./tolerance";
import { sentUpload } from "./uploads";
import { reviewKind } from "./review-drafts/drafts";
import { stars } from "./reviews";
import { decisionLabels, findingLabels, waitingKindLabels } from "./vocabulary/moderation";
import { incentiveLabels, proofLabels, refusalReasons, versionKindLabels } from "./vocabulary/reviews";
import { storeRefusalReasons } from "./vocabulary/refusal-reasons";
import { termsOf } from "./vocabulary/terms";

export const waitingKind = z.enum(termsOf(waitingKindLabels));
export const reasonCodes = [...new Set([...termsOf(refusalReasons), ...termsOf(storeRefusalReasons)])] as [
  string,
  ...string[],
];
const reason = z.enum(reasonCodes).describe("Code of a reason, as listed on the page of rules.");
const findingCode = z.enum(termsOf(findingLabels));

/** GET review-decisions/: recent decisions about new texts, by star rating. */
export const reviewDecisions = z.object({
  demo,
  days: count.describe("Length of the period in days."),
  stars: list(
    z.object({
      stars,
      published: count,
      refused: count,
      reasons: maybeList(z.object({ reason, count }), 20, "rules").describe(
        "Reasons for rejections, most frequent first.",
      ),
    }),
    5,
    "rules",
  ).describe("Entries for 5, 4, 3, 2 and 1 stars."),
});

/** Something that awaits a decision. */
export const waitingReview = z.object({
  kind: reviewKind,
  id: count.describe("Number of the review within its kind."),
  waiting: waitingKind,
  name: orElse(z.string(), "").describe("Name of the bed or store when the review was written."),
  title: orElse(z.string(), ""),
  rating: maybe(stars),
  author: maybe(z.string()),
  findings: maybeList(findingCode, 20, "rules"),
  reports: orElse(count, 0),
  since: moment.describe("When it started waiting."),
});

/** GET moderation/ */
export const moderationQueue = z.object({
  demo,
  ...paged,
  items: list(waitingReview, 25).describe("Longest wait first."),
  kinds: maybeList(z.object({ kind: waitingKind, count }), 10, "rules"),
});

const version = z.object({
  number: count,
  kind: orElse(z.enum(termsOf(versionKindLabels)), "first"),
  rating: stars,
  parts: maybeList(z.object({ part: z.string(), stars }), 10, "rules"),
  title: orElse(z.string(), ""),
  body: z.string(),
  months_owned: maybe(count),
  written_on: maybe(day),
  state: z.enum(["waiting", "published", "refused"]),
  reason: maybe(reason),
  findings: maybeList(
    z.object({
      code: findingCode,
      passage: orElse(z.string(), ""),
      place: maybe(z.object({ field: z.enum(["title", "body"]), start: count, end: count })).describe(
        "Null for the review as a whole, or for words that are no longer there.",
      ),
      sentence: orElse(z.string(), ""),
    }),
    100,
    "rules",
  ),
  sent_at: maybe(moment),
  decided_at: maybe(moment),
  appeal: maybe(z.string()),
  appealed_at: maybe(moment),
  appeal_decided_at: maybe(moment),
  decisions: maybeList(z.string(), 10, "rules").describe("Decisions that are possible now."),
});

/** GET moderation/{kind}/{id}/ */
export const moderatedReview = z.object({
  demo,
  kind: reviewKind,
  id: count,
  name: orElse(z.string(), ""),
  brand: maybe(namedLink),
  store: maybe(namedLink).describe("For a store review, as long as the store is in the catalog."),
  bed: maybe(modelSummary).describe("Null if it is not, or no longer, in the catalog."),
  listed: orElse(z.boolean(), true).describe("If false, its writer did not find the bed or store in the catalog."),
  author: maybe(z.string()),
  has_account: orElse(z.boolean(), false),
  proof: maybe(z.enum(termsOf(proofLabels))),
  uploads: maybeList(sentUpload.extend({ version: count }), 50).describe("Receipts and photos, 50 at most."),
  incentive: orElse(z.enum(termsOf(incentiveLabels)), "none"),
  sleep_position: maybe(z.string()),
  weight_band: maybe(z.string()),
  size: maybe(z.string()),
  paid_cents: maybe(cents),
  seller: maybe(z.string()),
  visited_on: maybe(day),
  bought: maybe(z.boolean()),
  state: z.enum(["waiting", "published", "refused"]),
  reason: maybe(reason),
  versions: list(version, 50).describe("The latest 50, oldest first."),
  version_count: maybe(count).describe("Total number; null if unknown."),
  reports: maybeList(
    z.object({
      reason: z.string(),
      note: orElse(z.string(), ""),
      reported_at: moment,
      closed_at: maybe(moment),
      upheld: maybe(z.boolean()),
    }),
    50,
  ).describe("The latest 50, newest first."),
  report_count: maybe(count).describe("Total number; null if unknown."),
  events: maybeList(
    z.object({
      version: maybe(count),
      decision: z.enum(termsOf(decisionLabels)),
      reason: maybe(z.string()),
      note: orElse(z.string(), ""),
      staff_name: z.string(),
      decided_at: moment,
    }),
    50,
  ).describe("The latest 50, newest first."),
  event_count: maybe(count).describe("Total number; null if unknown."),
  left_to_others: maybe(z.string()).describe(
    "Why the requester has to leave the decision to a colleague; null if they may decide.",
  ),
  others: maybeList(
    z.object({
      kind: reviewKind,
      id: count,
      name: z.string(),
      title: orElse(z.string(), ""),
      rating: maybe(stars),
      state: z.enum(["waiting", "published", "refused"]),
    }),
    20,
  ).describe("Other reviews by the same writer."),
});

/** Body of POST moderation/{kind}/{id}/decide/ */
export const reviewDecision = z.object({
  decision: z.enum(["publish", "refuse", "grant-appeal", "deny-appeal", "take-down", "dismiss-reports"], {
    error: "Press one of the buttons",
  }),
  version: z.number().int().min(1).optional().describe("Version that was read; not needed for a decision on reports."),
  reason: reason.optional().describe("Required for rejecting a review and for taking one down."),
  receipt: z.boolean().optional().describe("When publishing: whether the receipt shows the reviewed item."),
  note: maybeLines({ most: 1000, what: "the note" })
    .optional()
    .describe("Note to the writer, in addition to the reason."),
});

/** Body of POST moderation/bed/{id}/bed/ */
export const bedNamed = z.object({ model: z.string().max(200).describe("Slug of the reviewed bed.") });

export type WaitingKind = z.infer<typeof waitingKind>;
export type ReviewDecisions = z.infer<typeof reviewDecisions>;
export type WaitingReview = z.infer<typeof waitingReview>;
export type ModerationQueue = z.infer<typeof moderationQueue>;
export type ModeratedReview = z.infer<typeof moderatedReview>;
export type ModeratedText = ModeratedReview["versions"][number];
export type ReviewDecision = z.infer<typeof reviewDecision>;
