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

/** What questions and threads are made of. Texts are Markdown: paragraphs, lists, quotes, emphasis and links. */

export const postId = z.string().regex(/^[1-9]\d{0,8}$/);
export const hidingReason = z.enum(termsOf(hidingReasons), { error: "Choose which rule it breaks" });

/** What a post is in. */
export const discussionLink = z.object({
  kind: z.enum(termsOf(discussionKindLabels)),
  slug: z.string(),
  title: z.string(),
});

/** The title of a discussion where a hidden one may be spoken of. */
export const shownTitle = maybe(z.string()).describe(
  "Null: a moderator has hidden it, and the visitor didn't open the discussion.",
);

/** Whoever wrote a post, as everybody sees them. */
export const participant = z.object({
  name: z.string(),
  role: orElse(z.enum(termsOf(participantRoleLabels)), "member"),
  badge: maybe(z.string()).describe("What they do in the trade, such as “Works for a mattress store”."),
  joined_on: maybe(day),
  made_up: orElse(z.boolean(), false).describe("Invented for the demonstration, as is said wherever they are named."),
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
  number: count.describe("From 1, the opening, in the order in which they came."),
  author: participant,
  text: maybe(z.string().max(20_000)).describe("Markdown. Null: hidden, and not the visitor's own."),
  written_at: moment,
  edited_at: maybe(moment),
  version: orElse(count, 1),
  quote: maybe(z.object({ number: count, author: z.string(), text: z.string() })).describe(
    "Words of an earlier post, as they read; null when that one is hidden.",
  ),
  votes: orElse(count, 0),
  accepted: orElse(z.boolean(), false).describe("Whoever asked says that it answers the question."),
  hidden: maybe(
    z.object({
      reason: maybe(hidingReason).describe("Null: a rule that isn't among ours."),
      note: orElse(z.string(), "").describe("The moderator's own words."),
      at: moment,
    }),
  ),
  voted: orElse(z.boolean(), false).describe("The visitor has called it helpful."),
  own: maybe(
    z.object({
      may_edit: orElse(z.boolean(), false),
      may_appeal: orElse(z.boolean(), false),
      appeal: orElse(z.enum(["none", "waiting", "granted", "denied"]), "none"),
    }),
  ).describe("Null: the visitor didn't write it."),
});

/** Who the visitor is in discussions. */
export const ownParticipant = z.object({
  name: maybe(z.string()).describe("Null: they haven't written yet, and choose a name with their first post."),
  suggested: orElse(z.string(), ""),
  role: orElse(z.enum(termsOf(participantRoleLabels)), "member"),
  newcomer: orElse(z.boolean(), true).describe("Who may put in one link only."),
  news_off: orElse(z.boolean(), false).describe("They have turned off mail about what they follow, whatever it is."),
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
    "Markdown of up to 300 lines, 300 lines of quotes and points of lists, and 500 stars, underscores and brackets.",
  );

/** The name to show, with the first post of an account. */
const name = line({ missing: "Choose a name to show", most: 40, what: "the name" })
  .refine((typed) => visibleLength(typed) >= 2, { error: "Choose a name of at least 2 characters" })
  .optional()
  .describe("Needed with the first post; ignored afterwards.");

const watch = z.boolean().default(false).describe("Mail about what is added.");

/** What every new post has. */
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
    .describe("An earlier post, and the words of it that are quoted; kept without marks and targets of links."),
  key: formKey,
});

/** What opens a question or a thread. */
export const opening = z.object({ title, text, name, watch, key: formKey });

export const postAdded = z.object({
  id: postId,
  number: count,
  page: orElse(count, 1).describe("Of the discussion, on which it is."),
});

export const postEdit = z.object({
  text,
  title: title.optional().describe("Of the opening alone."),
  base: z.int().min(1).max(100_000).describe("The version that was edited."),
});

/** GET posts/{id}/ : a post with its history, for whoever may read it. */
export const postDetail = z.object({
  post,
  discussion: discussionLink.extend({
    title: shownTitle,
    page: orElse(count, 1).describe("On which the post is."),
  }),
  history: list(
    z.object({
      version: count,
      title: maybe(z.string()).describe("Of an opening; null: of a reply, or it isn't known."),
      text: z.string(),
      written_at: moment,
    }),
    versionsPerPage,
  ).describe(
    "Of this page: as it reads now and the latest 50 of its earlier texts, the newest first, 10 a page; empty while it is " +
      "hidden. Numbers may be missing.",
  ),
  count: orElse(count, 1).describe("Texts of the history, on all pages together."),
  page: orElse(count, 1).describe("Of the history, from 1."),
  pages: orElse(count, 1).describe("How many pages the history has."),
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
        "Turns mail about all that they follow on again; without it that stays as they left it. Only for whoever begins to " +
          "follow, or follows already: with on: true.",
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

/** Which form a draft is of: a question, a thread, or a reply to a discussion. */
export const draftTarget = z.string().regex(/^(?:question|thread|reply-[1-9]\d{0,8})$/);
/** The target of a reply's draft by the number of its discussion, and back; that of an opening is its kind. */
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
