import { type RawBuilder, sql } from "kysely";
import { catalogueTables } from "../../database/copied-tables";
import { mailboxHashes } from "../../mail/mailbox";
import type { Database } from "../../database/tables";
import { accountHash } from "../sender";
import { claimsOf, draftsOf, isVoteOf, type Owner, participantOf, postsOf, reviewsOf, uploadsOf } from "./owned";

/**
 * Every table of the database is named once or more in this file: what refers to an account, what is an account's through
 * something else, and what is nobody's. What people download is made from it, and a test holds it to the database.
 */

type Table = keyof Database;

/**
 * Every table that refers to an account, by which column, and which columns are left out: what opens something, and what
 * is made of the rest.
 */
export const accountTables = {
  account: { column: "id", without: ["password_hash"] },
  profile: { column: "account_id", without: [] },
  session: { column: "account_id", without: ["id_hash"] },
  known_address: { column: "account_id", without: ["key_hash"] },
  account_link: { column: "account_id", without: ["token_hash", "key"] },
  saved_match: { column: "account_id", without: ["token", "key"] },
  owner_review: { column: "account_id", without: ["writer_mailbox"] },
  store_review: { column: "account_id", without: ["writer_mailbox"] },
  review_draft: { column: "account_id", without: ["token", "key", "confirm_hash", "confirm_digest"] },
  // As staff.
  moderation_event: { column: "account_id", without: [] },
  cashback_claim: { column: "account_id", without: ["token", "key", "payee_account"] },
  // As staff.
  cashback_event: { column: "account_id", without: ["key"] },
  contact_message: { column: "account_id", without: ["id", "key", "account_id"] },
  content_version: { column: "account_id", without: ["words"] },
  participant: { column: "account_id", without: [] },
  post_vote: { column: "account_id", without: [] },
  // As staff.
  discussion_event: { column: "account_id", without: [] },
  discussion_watch: { column: "account_id", without: [] },
  discussion_visit: { column: "account_id", without: [] },
  discussion_draft: { column: "account_id", without: [] },
  feature_flag_change: { column: "account_id", without: [] },
} as const satisfies Partial<Record<Table, { column: string; without: readonly string[] }>>;

/** Rows of a table that are an account's, in an order that stays. */
interface Portion {
  table: Table;
  /** All but those left out, or only some. */
  columns?: readonly RawBuilder<unknown>[];
  without?: readonly string[];
  where: RawBuilder<unknown>;
  /** Before the columns of its primary key. */
  order?: readonly string[];
  /** A few small rows that take a look at much: read at once. */
  atOnce?: boolean;
}

const only = (...names: string[]) => names.map((name) => sql.ref(name));

/** Notes of decisions that no letter has told to whom it was about are between staff. */
const noteExceptFor = (...decisions: string[]) =>
  sql`case when decision in (${sql.join(decisions)}) then '' else note end as note`;

/** What is an account's through something else: what it belongs to, its address, or a hash that both make. */
const partsOf = (owner: Owner): readonly Portion[] => {
  const { id, email } = owner;
  /** What staff decided about a review, without whom of them. Its reports are other people's. */
  const decided = (column: "owner_review_id" | "store_review_id", table: "owner_review" | "store_review"): Portion => ({
    table: "moderation_event",
    columns: [
      ...only("id", column, "version", "decision", "reason", "decided_at"),
      noteExceptFor("publish", "map-bed"),
    ],
    where: sql`${sql.ref(column)} in ${reviewsOf(table, owner)} and decision <> 'dismiss-reports'`,
  });
  const decidedInDiscussions: Pick<Portion, "table" | "columns"> = {
    table: "discussion_event",
    columns: [
      ...only("id", "discussion_id", "post_id", "decision", "reason", "decided_at"),
      noteExceptFor("unlock", "move", "pin", "unpin"),
    ],
  };
  const ofReview = (table: Table, review: "owner_review" | "store_review", order: string, without: string[] = []) => ({
    table,
    without,
    order: ["review_id", order],
    where: sql`review_id in ${reviewsOf(review, owner)}`,
  });
  const ofClaim = (table: Table, order: string, without: string[] = []) => ({
    table,
    without,
    order: ["claim_id", order],
    where: sql`claim_id in ${claimsOf(owner)}`,
  });
  const voted = (table: Table, review: "owner_review" | "store_review"): Portion => ({
    table,
    columns: only("review_id", "voted_at"),
    where: isVoteOf(owner, review),
    atOnce: true,
  });
  /** While they are open; then nobody knows any more who sent them. */
  const reported = (table: Table, of: string, about: RawBuilder<unknown>): Portion => ({
    table,
    columns: only(of, "reason", "note", "reported_at"),
    where: sql`closed_at is null and reporter_hash = ${accountHash(id, about)}`,
    atOnce: true,
  });
  return [
    { table: "sign_up", without: ["token_hash", "key", "password_hash"], where: sql`email = ${email}` },
    {
      table: "owner_review",
      without: accountTables.owner_review.without,
      where: sql`writer_email = ${email} and account_id is distinct from ${id}`,
    },
    ofReview("owner_review_version", "owner_review", "number"),
    ofReview("owner_review_reply", "owner_review", "written_on"),
    ofReview("owner_review_upload", "owner_review", "added_at"),
    voted("owner_review_vote", "owner_review"),
    reported("owner_review_report", "review_id", sql`concat('report bed ', review_id)`),
    ofReview("review_reminder", "owner_review", "months"),
    {
      table: "store_review",
      without: accountTables.store_review.without,
      where: sql`writer_email = ${email} and account_id is distinct from ${id}`,
    },
    ofReview("store_review_version", "store_review", "number"),
    ofReview("store_review_reply", "store_review", "written_on"),
    ofReview("store_review_upload", "store_review", "added_at"),
    voted("store_review_vote", "store_review"),
    reported("store_review_report", "review_id", sql`concat('report store ', review_id)`),
    { table: "review_draft_upload", without: ["draft_token"], where: sql`draft_token in ${draftsOf(owner)}` },
    decided("owner_review_id", "owner_review"),
    decided("store_review_id", "store_review"),
    {
      table: "cashback_claim",
      without: accountTables.cashback_claim.without,
      where: sql`account_id is null and email = ${email} and state <> 'draft'`,
    },
    ofClaim("cashback_proof", "added_at"),
    ofClaim("cashback_claim_link", "mailed_at", ["token_hash", "digest"]),
    ofClaim("cashback_event", "id", ["key", "account_id"]),
    ofClaim("cashback_payout", "batch_id", ["payee_account"]),
    ofClaim("cashback_testimonial", "written_on"),
    // Those that were sent without logging in.
    {
      table: "contact_message",
      without: accountTables.contact_message.without,
      where: sql`email = ${email} and account_id is distinct from ${id}`,
    },
    // An account is one participant at most, and an index has what is theirs in order: nothing has to be sorted.
    { table: "discussion", without: ["key", "words"], where: sql`participant_id = ${participantOf(owner)}` },
    { table: "post", without: ["key", "words"], where: sql`participant_id = ${participantOf(owner)}` },
    // The last one is the post itself.
    {
      table: "post_version",
      where: sql`post_id in ${postsOf(owner)}
        and version < (select post.version from post where post.id = post_version.post_id)`,
    },
    reported("post_report", "post_id", sql`concat('report post ', post_id)`),
    {
      ...decidedInDiscussions,
      where: sql`post_id in ${postsOf(owner)} and decision <> 'dismiss-reports'`,
    },
    {
      ...decidedInDiscussions,
      // Found by what staff decided, which is less than somebody may have opened.
      where: sql`post_id is null
        and (select participant_id from discussion where discussion.id = discussion_id) = ${participantOf(owner)}`,
    },
    {
      table: "mail",
      // Of its text what staff read, in which nothing opens anything.
      columns: [...only("kind", "recipient", "subject", "state", "queued_at", "sent_at"), sql`shown as text`],
      where: sql`lower(recipient) = ${email}`,
    },
    {
      table: "mail_stop",
      columns: only("kind", "stopped_at"),
      where: sql`mailbox_hash in (${sql.join(mailboxHashes(email))})`,
    },
    {
      table: "upload",
      without: ["digest", "network_hash"],
      where: sql`id in (select upload_id from ${uploadsOf(owner)} as own)`,
    },
  ];
};

/** What has nothing of anybody who has an account, or nothing that tells whose it is, and why. */
export const notOfAccounts: Partial<Record<Table, string>> = {
  ...Object.fromEntries(catalogueTables.map((table) => [table, "The catalogue."])),
  model_card: "The catalogue, as its lists have it.",
  place: "Towns.",
  forum_category: "Our own.",
  content_page: "Our own; who wrote what is in content_version.",
  feature_flag: "Our own; who switched which is in feature_flag_change.",
  seed_state: "Of the database.",
  signing_key: "Ours.",
  cashback_code: "Of stores.",
  ended_session: "For minutes, the hashes of a session that has ended and of the next one.",
  sign_in_attempt: "For an hour, how often something was tried, by a hash of address and network together.",
  removed_upload: "Names of files that are being removed.",
  decided_review: "Stars and reasons of decisions, without which review they were about.",
  cashback_payout_batch: "Everyone who was paid together; a person’s own payment is in cashback_payout.",
  ledger_account: "What we owe and are owed; what a person was paid is in cashback_payout.",
  ledger_transaction: "As ledger_account.",
  ledger_entry: "As ledger_account.",
  post_news: "A queue: posts of which those who follow are still to be told.",
  figure: "How often something was asked for on a day, without by whom.",
  figure_batch: "Which counts of a server have been added to figure.",
};

/**
 * All that is kept of an account. Portions of one table follow each other, so that whoever asks can write them to a file as
 * they come.
 */
export function portionsOf(id: number, email: string): Portion[] {
  const own = Object.entries(accountTables).map(([table, { column, without }]): Portion => ({
    table: table as keyof typeof accountTables,
    without,
    where: sql`${sql.ref(column)} = ${id}`,
  }));
  const portions = [...own, ...partsOf({ id, email })];
  const placeOf = ({ table }: Portion) => portions.findIndex((portion) => portion.table === table);
  return portions.toSorted((one, other) => placeOf(one) - placeOf(other));
}
