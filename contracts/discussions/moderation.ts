import { z } from "zod";
import { tooLong } from "../text/length-limit";
import { maybeLines } from "../text/plain-text";
import { count } from "../quantities";
import { demo, list, maybe, maybeList, moment, orElse, paged } from "../tolerance";
import { postDecisionLabels, postReportReasons } from "../vocabulary/discussions";
import { termsOf } from "../vocabulary/terms";
import { discussionLink, hidingReason, post, postId } from "./posts";

/** For staff: what waits for a decision about posts, and what is known of one. */

export const waitingPostKind = z.enum(["reported", "appeal"]);

const numberedLink = z.object({ id: postId, ...discussionLink.shape });

/** GET post-moderation/ */
export const postQueue = z.object({
  demo,
  ...paged,
  items: list(
    z.object({
      waits_as: waitingPostKind,
      since: moment,
      reports: orElse(count, 0).describe("Not yet decided about."),
      post: z.object({ id: postId, number: count, author: z.string(), excerpt: orElse(z.string(), "") }),
      discussion: numberedLink,
    }),
    20,
  ),
});

const event = z.object({
  decision: z.enum(termsOf(postDecisionLabels)),
  reason: maybe(z.string()),
  note: orElse(z.string(), ""),
  by: z.string(),
  at: moment,
});

const report = z.object({
  reason: orElse(z.enum(termsOf(postReportReasons)), "other"),
  note: orElse(z.string(), ""),
  reported_at: moment,
});

/** GET post-moderation/{id}/ */
export const moderatedPost = z.object({
  demo,
  post: post.extend({ text: z.string() }),
  discussion: numberedLink.extend({
    page: orElse(count, 1),
    category: maybe(z.string()).describe("Slug; of threads alone."),
    locked: maybe(z.string()),
    pinned: orElse(z.boolean(), false),
  }),
  reports: maybeList(report, 50).describe("The latest 50 that nobody has decided about, the newest first."),
  report_count: maybe(count).describe("Of all of them; null: it isn't known."),
  closed_reports: maybeList(
    report.extend({
      closed_at: moment,
      upheld: orElse(z.boolean(), false).describe("The post was hidden with it; else it was dismissed."),
    }),
    50,
  ).describe("The latest 50 that were decided about, the newest first: whoever reads an appeal needs them."),
  closed_report_count: maybe(count).describe("Of all of them; null: it isn't known."),
  appeal: maybe(
    z.object({ text: z.string(), at: moment, waiting: orElse(z.boolean(), false).describe("Nobody has decided yet.") }),
  ),
  history: maybeList(event, 50).describe("The latest 50, the newest first."),
  history_count: maybe(count).describe("Of all of them; null: it isn't known."),
  left_to_others: maybe(z.string()).describe("Why this one is for a colleague; null: it isn't."),
});

const note = maybeLines({ most: 500, what: "the note" }).default("").describe("Shown beside the reason.");

export const postDecision = z.object({
  decision: z.enum(["hide", "restore", "dismiss-reports", "grant-appeal", "deny-appeal"], {
    error: "Choose what happens to this post",
  }),
  reason: hidingReason.optional().describe("Of hiding."),
  note,
});

export const discussionDecision = z.object({
  decision: z.enum(["lock", "unlock", "move", "pin", "unpin"], { error: "Choose what happens to it" }),
  category: z.string().max(80).optional().describe("Where a thread is moved."),
  note,
});

/** POST experts/ : makes the account with this address an expert, or changes what is said of one. */
export const expertAppointment = z.object({
  email: z.string().trim().max(254, tooLong(254, "the email address")),
  name: z.string().trim().min(2, { error: "Write the name to show" }).max(40, tooLong(40)),
  title: z.string().trim().min(3, { error: "Say what they do" }).max(120, tooLong(120)),
  works_for: z.string().trim().min(2, { error: "Say whom they work for" }).max(160, tooLong(160)),
  conflicts: z.string().trim().min(10, { error: "Say who pays them" }).max(400, tooLong(400)),
  bio: z.string().trim().max(600, tooLong(600)).default(""),
});

export type PostQueue = z.infer<typeof postQueue>;
export type ModeratedPost = z.infer<typeof moderatedPost>;
export type PostDecisionForm = z.input<typeof postDecision>;
export type DiscussionDecisionForm = z.input<typeof discussionDecision>;
export type ExpertAppointment = z.input<typeof expertAppointment>;
