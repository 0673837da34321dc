import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type {
  DiscussionKind,
  HidingReason,
  ParticipantRole,
  PostDecision,
  QuestionTopic,
} from "#contracts/vocabulary/discussions";
import type { Moment } from "../database/columns";

type Maybe = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface ForumCategoryTable {
  slug: string;
  position: number;
  name: string;
  about: string;
}

/** An expert's own details. */
export interface ExpertDetails {
  title: string;
  works_for: string;
  conflicts: string;
  bio: string;
}

export interface ParticipantTable {
  id: Generated<number>;
  seeded: Generated<boolean>;
  account_id: number | null;
  name: string;
  role: ColumnType<ParticipantRole, ParticipantRole | undefined, ParticipantRole>;
  badge: string | null;
  slug: string | null;
  expert: ColumnType<ExpertDetails | null, string | null, string | null>;
  joined_on: ColumnType<string, string | Date, string>;
  posts: Generated<number>;
  /**
   * The key shared by names that look alike; null: for former members, and for a name that looks like an earlier one.
   */
  skeleton: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface DiscussionTable {
  id: Generated<number>;
  seeded: Generated<boolean>;
  kind: DiscussionKind;
  key: string | null;
  slug: string;
  /** Its slug while it was shown; null: it is shown. */
  shown_slug: ColumnType<string | null, string | null | undefined, string | null>;
  title: string;
  words: GeneratedAlways<string>;
  topics: ColumnType<QuestionTopic[], string[] | undefined, string[]>;
  terms: ColumnType<string[], string[] | undefined, string[]>;
  /** The sleeper for whom beds are shown next to it, as match quiz answers; null: it doesn't ask for a bed. */
  shows: ColumnType<{ answers?: Record<string, string> } | null, string | null | undefined, string | null>;
  accepted_post: number | null;
  answered_by_expert: Generated<boolean>;
  votes: Generated<number>;
  category: string | null;
  moved_from: string | null;
  pinned: Generated<boolean>;
  locked: string | null;
  hidden: Generated<boolean>;
  participant_id: number;
  posts: Generated<number>;
  replies: Generated<number>;
  opened_at: Moment;
  last_at: Moment;
  last_participant_id: number;
}

export interface PostQuote {
  number: number;
  text: string;
  /** Stored as plain text, without interpreting markup. Earlier quotes were stored with their markup. */
  plain?: true;
}

export interface PostTable {
  id: Generated<number>;
  discussion_id: number;
  number: number;
  key: string | null;
  participant_id: number;
  text: string;
  /** The beginning of the text without markup. Null: written by a server version without this column. */
  excerpt: string | null;
  words: GeneratedAlways<string>;
  version: Generated<number>;
  quote: ColumnType<PostQuote | null, string | null, never>;
  votes: Generated<number>;
  hidden: Generated<boolean>;
  reason: HidingReason | null;
  note: Generated<string>;
  hidden_at: Maybe;
  appeal: string | null;
  appealed_at: Maybe;
  appeal_decided_at: Maybe;
  appeal_granted: boolean | null;
  written_at: Moment;
  edited_at: Maybe;
}

export interface PostVersionTable {
  post_id: number;
  version: number;
  text: string;
  /** For an opening; null: for a reply, or from before titles were kept. */
  title: ColumnType<string | null, string | null | undefined, string | null>;
  written_at: Moment;
}

export interface PostVoteTable {
  post_id: number;
  account_id: number;
  voted_at: Moment;
}

export interface PostReportTable {
  id: Generated<number>;
  post_id: number;
  key: string;
  /** The hash of the reporter while it is open; null: decided, or from before reports were counted by visitor. */
  reporter_hash: ColumnType<string | null, string | null | undefined, string | null>;
  reason: string;
  note: string;
  reported_at: Moment;
  closed_at: Maybe;
  upheld: boolean | null;
}

/** A post that the watchers of its discussion still have to be notified of. */
export interface PostNewsTable {
  post_id: number;
  /** Accounts up to this ID have been processed. */
  told_to: Generated<number>;
}

export interface DiscussionEventTable {
  id: Generated<number>;
  discussion_id: number;
  post_id: number | null;
  decision: PostDecision;
  reason: string | null;
  note: Generated<string>;
  account_id: number | null;
  staff_name: string;
  decided_at: Moment;
}

export interface DiscussionWatchTable {
  discussion_id: number;
  account_id: number;
  watched_at: Moment;
  told_number: Generated<number>;
}

export interface DiscussionVisitTable {
  account_id: number;
  discussion_id: number;
  seen_number: number;
  before_number: number | null;
  seen_at: Moment;
}

export interface DiscussionDraftTable {
  account_id: number;
  target: string;
  fields: ColumnType<Record<string, string>, string, string>;
  saved_at: Moment;
}

export interface DiscussionTables {
  forum_category: ForumCategoryTable;
  participant: ParticipantTable;
  discussion: DiscussionTable;
  post: PostTable;
  post_version: PostVersionTable;
  post_vote: PostVoteTable;
  post_report: PostReportTable;
  post_news: PostNewsTable;
  discussion_event: DiscussionEventTable;
  discussion_watch: DiscussionWatchTable;
  discussion_visit: DiscussionVisitTable;
  discussion_draft: DiscussionDraftTable;
}

declare module "../database/tables" {
  interface Database extends DiscussionTables {}
}
