import { sql } from "kysely";
import type { ReviewKind } from "#contracts/vocabulary/review-drafts";
import { accountHash } from "../accounts/sender";
import type { Db } from "../database/engine";
import type { Owner, Portion } from "../database/table-facts";

/** An account's reviews of beds and of stores: what its download and its deletion need from the tables of both. */

type ReviewTable = "owner_review" | "store_review";

/** Their keys, in parentheses. Drafts that merely name its address, unconfirmed, may be a stranger's. */
export const reviewsOf = (table: ReviewTable, { id, email }: Owner) =>
  sql`(select id from ${sql.table(table)} where account_id = ${id} or writer_email = ${email})`;

/**
 * Whether a vote for a review is the account's: computes the senderHash of both, once per review with votes, however
 * many votes it has.
 */
const isVoteOf = ({ id }: Pick<Owner, "id">, review: ReviewTable) => {
  const about = review === "owner_review" ? sql.ref("id") : sql`concat('store ', id)`;
  return sql`(review_id, voter_hash) in
    (select id, ${accountHash(id, about)} from ${sql.table(review)} where helpful_votes > 0)`;
};

const without = ["writer_mailbox"];

/** The account's reviews, plus those confirmed by mail from its address that aren't linked to it yet. */
export const reviewPortions: readonly Portion[] = [
  { column: "account_id", without, deletion: "gone" },
  {
    where: ({ id, email }) => sql`writer_email = ${email} and account_id is distinct from ${id}`,
    without,
    deletion: "stays",
  },
];

/** What belongs to its reviews, ordered by another column after theirs. */
export const ofReviews = (table: ReviewTable, order: string): Portion => ({
  where: (owner) => sql`review_id in ${reviewsOf(table, owner)}`,
  order: ["review_id", order],
  deletion: "gone",
});

export const votesFor = (table: ReviewTable): Portion => ({
  columns: sql`review_id, voted_at`,
  where: (owner) => isVoteOf(owner, table),
  atOnce: true,
  deletion: "gone",
});

/** Only while they are open; afterwards nobody knows who sent them. */
export const reportsOf = (table: ReviewTable): Portion => ({
  columns: sql`review_id, reason, note, reported_at`,
  where: ({ id }) =>
    sql`closed_at is null and reporter_hash = ${accountHash(
      id,
      table === "owner_review" ? sql`concat('report bed ', review_id)` : sql`concat('report store ', review_id)`,
    )}`,
  atOnce: true,
  deletion: "stays",
});

/** Returns the reviews that are deleted with the account. */
export const leavingReviews =
  (table: ReviewTable, kind: ReviewKind) =>
  async (db: Db, { id }: Owner) => ({
    [kind]: (await db.selectFrom(table).select("id").where("account_id", "=", id).execute()).map((review) => review.id),
  });

/**
 * Withdraws its votes and updates the counts; otherwise somebody who deletes their account and signs up again would
 * count twice.
 */
export const takeVotesBack = (table: ReviewTable, kind: ReviewKind) => async (transaction: Db, owner: Owner) => {
  const [reviews, votes] = [sql.table(table), sql.table(`${table}_vote`)];
  const own = isVoteOf(owner, table);
  await sql`select from ${reviews} where id in (select review_id from ${votes} where ${own}) order by id for update`.execute(
    transaction,
  );
  const { rows } = await sql<{ id: number }>`
    with taken as (delete from ${votes} where ${own} returning review_id)
    update ${reviews} set helpful_votes = greatest(0, helpful_votes - 1) where id in (select review_id from taken)
    returning id`.execute(transaction);
  return { [kind]: rows.map((row) => row.id) };
};
