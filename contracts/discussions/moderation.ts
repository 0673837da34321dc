import { z } from "zod";
import { tooLong } from "../text/length-limit";
import { maybeLines } from "../text/plain-text";
import { count } from "../quantities";
import { demo, list, maybe, maybeList, moment, orElse, paged } from "../tolerance";
import { postDecisionLabels, postReportReasons } from "../vocabulary/discussions";
import { termsOf } from "../vocabulary/terms";
import { discussionLink, hidingReason, post, postId } from "./posts";

/** For staff: posts that await a decision, and the details of one. */

const numberedLink = z.object({ id: postId, ...discussionLink.shape });

/** GET post-moderation/ */
export const postQueue = z.object({
  demo,
  ...paged,
  items: list(
    z.object({
      waits_as: z.enum(["reported", "appeal"]),
      since: moment,
      reports: orElse(count, 0).describe("Number of reports without a decision."),
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
    category: maybe(z.string()).describe("Slug; only for threads."),
    locked: maybe(z.string()),
    pinned: orElse(z.boolean(), false),
  }),
  reports: maybeList(report, 50).describe("The latest 50 without a decision, newest first."),
  report_count: maybe(count).describe("Total number; null if unknown."),
  closed_reports: maybeList(
    report.extend({
      closed_at: moment,
      upheld: orElse(z.boolean(), false).describe(
        "True if the post was hidden because of it; false if it was dismissed.",
      ),
    }),
    50,
  ).describe("The latest 50 with a decision, newest first; whoever reviews an appeal needs them."),
  closed_report_count: maybe(count).describe("Total number; null if unknown."),
  appeal: maybe(
    z.object({
      text: z.string(),
      at: moment,
      waiting: orElse(z.boolean(), false).describe("Whether it still needs a decision."),
    }),
  ),
  history: maybeList(event, 50).describe("The latest 50, newest first."),
  history_count: maybe(count).describe("Total number; null if unknown."),
  left_to_others: maybe(z.string()).describe("Why this one has to be left to a colleague; null if it doesn't."),
});

const note = maybeLines({ most: 500, what: "the note" }).default("").describe("Shown next to the reason.");

export const postDecision = z.object({
  decision: z.enum(["hide", "restore", "dismiss-reports", "grant-appeal", "deny-appeal"], {
    error: "Choose what happens to this post",
  }),
  reason: hidingReason.optional().describe("Reason for hiding."),
  note,
});

export const discussionDecision = z.object({
  decision: z.enum(["lock", "unlock", "move", "pin", "unpin"], { error: "Choose what happens to it" }),
  category: z.string().max(80).optional().describe("Category to move a thread to."),
  note,
});

/** POST experts/ : makes the account with this address an expert, or changes an expert's details. */
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
