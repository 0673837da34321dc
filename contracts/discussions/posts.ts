import { z } from "zod";
import { formKey } from "../form-key";
import { line, lines, visibleLength } from "../text/plain-text";
import { count } from "../quantities";
import { reviewReport } from "../reviews";
import { atMost, day, list, maybe, moment, orElse } from "../tolerance";
import {
  discussionKindLabels,
  hidingReasons,
  participantRoleLabels,
  postLength,
  postReportReasons,
  titleLength,
  versionsPerPage,
} from "../vocabulary/discussions";
import { termsOf } from "../vocabulary/terms";
import { postShape, shapeFaults } from "../text/text-shape";

/** The building blocks of questions and threads. Texts are Markdown: paragraphs, lists, quotes, emphasis and links. */

export const postId = z.string().regex(/^[1-9]\d{0,8}$/);
export const hidingReason = z.enum(termsOf(hidingReasons), { error: "Choose which rule it breaks" });

/** The discussion that a post belongs to. */
export const discussionLink = z.object({
  kind: z.enum(termsOf(discussionKindLabels)),
  slug: z.string(),
  title: z.string(),
});

/** The title of a discussion in places that may mention a hidden one. */
export const shownTitle = maybe(z.string()).describe(
  "Null if a moderator has hidden it and the visitor didn't open the discussion.",
);

/** A post's author as everybody sees them. */
export const participant = z.object({
  name: z.string(),
  role: orElse(z.enum(termsOf(participantRoleLabels)), "member"),
  badge: maybe(z.string()).describe("Their role in the trade, such as “Works for a mattress store”."),
  joined_on: maybe(day),
  made_up: orElse(z.boolean(), false).describe(
    "Whether they are invented for the demo, which is noted wherever they are named.",
  ),
  expert: maybe(
    z.object({
      slug: z.string(),
      title: z.string(),
      works_for: z.string(),
      conflicts: z.string().describe("Who pays them."),
      bio: orElse(z.string(), ""),
    }),
  ),
});

export const post = z.object({
  id: postId,
  number: count.describe("Numbered from 1, the opening post, in order of arrival."),
  author: participant,
  text: maybe(z.string().max(20_000)).describe("Markdown. Null if hidden and not the visitor's own."),
  written_at: moment,
  edited_at: maybe(moment),
  version: orElse(count, 1),
  quote: maybe(z.object({ number: count, author: z.string(), text: z.string() })).describe(
    "Excerpt from an earlier post, as displayed; null if that post is hidden.",
  ),
  votes: orElse(count, 0),
  accepted: orElse(z.boolean(), false).describe("Whether the asker says that it answers the question."),
  hidden: maybe(
    z.object({
      reason: maybe(hidingReason).describe("Null for a rule that isn't one of ours."),
      note: orElse(z.string(), "").describe("The moderator's own words."),
      at: moment,
    }),
  ),
  voted: orElse(z.boolean(), false).describe("Whether the visitor has marked it as helpful."),
  own: maybe(
    z.object({
      may_edit: orElse(z.boolean(), false),
      may_appeal: orElse(z.boolean(), false),
      appeal: orElse(z.enum(["none", "waiting", "granted", "denied"]), "none"),
    }),
  ).describe("Null if the visitor didn't write it."),
});

/** The visitor's identity in discussions. */
export const ownParticipant = z.object({
  name: maybe(z.string()).describe("Null if they haven't posted yet; they choose a name with their first post."),
  suggested: orElse(z.string(), ""),
  role: orElse(z.enum(termsOf(participantRoleLabels)), "member"),
  newcomer: orElse(z.boolean(), true).describe("Whether their posts may contain only one link."),
  news_off: orElse(z.boolean(), false).describe("Whether they have turned off mail about everything they follow."),
});

const title = line({
  missing: "Say in a few words what it’s about",
  most: titleLength.most,
  what: "the title",
}).refine((typed) => visibleLength(typed) >= titleLength.least, {
  error: `Say a little more, in at least ${titleLength.least} characters`,
});

const text = lines({
  missing: "Write something",
  most: postLength.most,
})
  .refine((typed) => visibleLength(typed) >= postLength.least, { error: "Write a little more" })
  .superRefine((typed, { addIssue }) => {
    for (const message of shapeFaults(typed, postShape)) addIssue({ code: "custom", message });
  })
  .describe(
    "Markdown of up to 300 lines, 300 lines of quotes and list items, and 500 asterisks, underscores and brackets.",
  );

export const nameMissing = "Choose a name to show";

/** The display name, with an account's first post. */
const name = line({ missing: nameMissing, most: 40, what: "the name" })
  .refine((typed) => visibleLength(typed) >= 2, { error: "Choose a name of at least 2 characters" })
  .optional()
  .describe("Required with the first post; ignored afterward.");

const watch = z.boolean().default(false).describe("Whether to get mail about new posts.");

/** The fields of every new post. */
export const newPost = z.object({
  text,
  name,
  watch,
  quote: z
    .object({
      number: z.int().min(1).max(1_000_000),
      text: lines({ missing: "Quote something", most: 600, what: "the quote" }),
    })
    .optional()
    .describe("An earlier post and the words quoted from it; stored without Markdown formatting and link targets."),
  key: formKey,
});

/** The fields that open a question or a thread. */
export const opening = z.object({ title, text, name, watch, key: formKey });

export const postAdded = z.object({
  id: postId,
  number: count,
  page: orElse(count, 1).describe("Page of the discussion that it is on."),
});

export const postEdit = z.object({
  text,
  title: title.optional().describe("Only for the opening post."),
  base: z.int().min(1).max(100_000).describe("Version that was edited."),
});

/** GET posts/{id}/ : a post with its history, for those who may read it. */
export const postDetail = z.object({
  post,
  discussion: discussionLink.extend({
    title: shownTitle,
    page: orElse(count, 1).describe("Page that the post is on."),
  }),
  history: list(
    z.object({
      version: count,
      title: maybe(z.string()).describe("Title of an opening post; null for a reply or if unknown."),
      text: z.string(),
      written_at: moment,
    }),
    versionsPerPage,
  ).describe(
    "This page of the history: the current text and the latest 50 earlier texts, newest first, 10 per page; empty " +
      "while the post is hidden. Numbers may be missing.",
  ),
  count: orElse(count, 1).describe("Total number of texts in the history, across all pages."),
  page: orElse(count, 1).describe("Page of the history, from 1."),
  pages: orElse(count, 1).describe("Total number of pages in the history."),
});

export const helpfulVote = z.object({ helpful: z.boolean() });
export const helpfulVoteAnswer = z.object({ votes: count, voted: z.boolean() });
export const acceptance = z.object({ accepted: z.boolean() });
export const watching = z
  .object({
    on: z.boolean(),
    mail: z
      .literal("on")
      .optional()
      .describe(
        "Turns mail about everything they follow back on; without it, that setting stays as it is. Only for users who " +
          "start following or already follow, so it requires on: true.",
      ),
  })
  .refine(({ on, mail }) => on || mail === undefined, {
    path: ["mail"],
    error: "Emails are turned on by following something",
  });

export const postReport = reviewReport.extend({
  reason: z.enum(termsOf(postReportReasons), { error: "Choose what’s wrong with this post" }),
});

export const postAppeal = z.object({
  text: lines({ missing: "Say why we should show it again", most: 1000 }),
});

/** The form that a draft belongs to: a question, a thread, or a reply to a discussion. */
export const draftTarget = z.string().regex(/^(?:question|thread|reply-[1-9]\d{0,8})$/);
/** Converts between a reply draft's target and the ID of its discussion; the target of an opening is its kind. */
export const replyTarget = (discussion: string | number) => `reply-${discussion}`;
export const repliedTo = (target: string): number | null => Number(/^reply-(\d+)$/.exec(target)?.[1] ?? 0) || null;
const draftFields = atMost(z.record(z.string().max(40), z.string().max(20_000)), 20, "write").refine(
  (fields) => Object.keys(fields).length <= 20,
);
export const savedDraft = z.object({ key: formKey, fields: draftFields });
export const readDraft = z.object({ fields: maybe(draftFields), saved_at: maybe(moment) });

export type Participant = z.infer<typeof participant>;
export type OwnParticipant = z.infer<typeof ownParticipant>;
export type Post = z.infer<typeof post>;
export type PostDetail = z.infer<typeof postDetail>;
export type NewPost = z.input<typeof newPost>;
export type PostAdded = z.infer<typeof postAdded>;
export type PostEdit = z.infer<typeof postEdit>;
export type PostReport = z.infer<typeof postReport>;
