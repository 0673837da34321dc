import { sql } from "kysely";
import { accountHash } from "../accounts/sender";
import { byTime, type RetentionRule } from "../database/retention";
import type { DbAndClock } from "../database/services";
import type { Owner, Portion } from "../database/table-facts";
import type { Module } from "../module";
import { draftDays, removeOldDiscussionDrafts } from "./drafts";
import { forum } from "./forum-resource";
import { notifySubscribers } from "./notifications";
import { leaveDiscussions } from "./participants";
import { takeVotesBack } from "./post-actions";
import { posts } from "./posts-resource";
import { questions } from "./questions-resource";
import type { DiscussionServices } from "./services";
import type { DiscussionTables } from "./tables";

const post: RetentionRule = {
  name: "post",
  what: "What you ask, answer and write in the forum, with its earlier versions, under the name you chose",
  why: "So that others can read it, and see what was changed",
  time: null,
  then: "For good. When you delete your account, your name is taken off",
};

const votes: RetentionRule = {
  name: "post votes",
  what: "Which answers you found helpful, what you follow, and how far you’ve read",
  why: "To count each vote once, to write to you, and to show you what’s new",
  time: null,
  then: "Until you delete your account",
};

const reports: RetentionRule = {
  name: "post reports",
  what: "What you wrote when you reported a post. Until we’ve decided about the report, a hash instead of your name goes with it. After that, nothing says who wrote it",
  why: "To count each report once, and to check it",
  time: null,
  then: "As long as the post is there",
};

const draft: RetentionRule<DbAndClock> = {
  name: "post draft",
  what: "The latest 20 questions and posts that you’ve begun and haven’t sent",
  why: "So that you can go on writing later",
  time: [draftDays, "day"],
  then: "after you last saved it",
  remove: byTime(removeOldDiscussionDrafts),
};

/** An account has at most one participant, and an index returns its rows in order, so nothing has to be sorted. */
const participantOf = ({ id }: Owner) => sql`(select id from participant where account_id = ${id})`;
const postsOf = (owner: Owner) => sql`(select id from post where participant_id = ${participantOf(owner)})`;
const byParticipant: Portion = {
  where: (owner) => sql`participant_id = ${participantOf(owner)}`,
  without: ["key", "words"],
  deletion: "unlinked",
};

/** Notes on decisions that were never mailed to the writer are internal to staff. */
const decided = {
  columns: sql`id, discussion_id, post_id, decision, reason, decided_at,
    case when decision in ('unlock', 'move', 'pin', 'unpin') then '' else note end as note`,
  deletion: "unlinked",
} as const;

const byAccount = { column: "account_id", deletion: "gone" } as const;

export const discussionsModule: Module<DiscussionTables, DiscussionServices> = {
  areas: [questions, forum, posts],
  tables: {
    forum_category: { whose: "nobody", because: "Our own." },
    participant: {
      refersTo: ["account"],
      numbered: true,
      whose: "account",
      retention: [post],
      download: [{ column: "account_id", deletion: "unlinked" }],
      beforeDeletion: leaveDiscussions,
    },
    discussion: {
      refersTo: ["forum_category", "participant"],
      numbered: true,
      whose: "account",
      retention: [post],
      download: [byParticipant],
    },
    post: {
      refersTo: ["discussion", "participant"],
      numbered: true,
      whose: "account",
      retention: [post],
      download: [byParticipant],
    },
    post_version: {
      refersTo: ["post"],
      whose: "account",
      retention: [post],
      download: [
        {
          // The latest version is the post itself.
          where: (owner) => sql`post_id in ${postsOf(owner)}
            and version < (select post.version from post where post.id = post_version.post_id)`,
          deletion: "unlinked",
        },
      ],
    },
    post_vote: {
      refersTo: ["post", "account"],
      whose: "account",
      retention: [votes],
      download: [byAccount],
      beforeDeletion: takeVotesBack,
    },
    post_report: {
      refersTo: ["post"],
      numbered: true,
      whose: "account",
      retention: [reports],
      download: [
        {
          columns: sql`post_id, reason, note, reported_at`,
          // Only while they are open; afterwards nobody knows who sent them.
          where: ({ id }) =>
            sql`closed_at is null and reporter_hash = ${accountHash(id, sql`concat('report post ', post_id)`)}`,
          atOnce: true,
          deletion: "stays",
        },
      ],
    },
    post_news: {
      refersTo: ["post"],
      whose: "nobody",
      because: "A queue: posts of which those who follow are still to be told.",
    },
    discussion_event: {
      refersTo: ["discussion", "post", "account"],
      numbered: true,
      whose: "account",
      retention: [post],
      download: [
        // As a staff member.
        { column: "account_id", deletion: "unlinked" },
        { ...decided, where: (owner) => sql`post_id in ${postsOf(owner)} and decision <> 'dismiss-reports'` },
        {
          ...decided,
          // Looked up by staff decisions, of which there are fewer than discussions that somebody may have opened.
          where: (owner) => sql`post_id is null
            and (select participant_id from discussion where discussion.id = discussion_id) = ${participantOf(owner)}`,
        },
      ],
    },
    discussion_watch: {
      refersTo: ["discussion", "account"],
      whose: "account",
      retention: [votes],
      download: [byAccount],
    },
    discussion_visit: {
      refersTo: ["account", "discussion"],
      whose: "account",
      retention: [votes],
      download: [byAccount],
    },
    discussion_draft: { refersTo: ["account"], whose: "account", retention: [draft], download: [byAccount] },
  },
  jobs: [
    {
      name: "news of discussions",
      urgent: true,
      run: ({ db, mail, clock }) => notifySubscribers(db, mail, clock()),
    },
  ],
};
