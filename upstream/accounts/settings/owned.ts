import { type RawBuilder, sql } from "kysely";
import { accountHash } from "../sender";

/**
 * An account by its number and its address, to which reviews and claims belong that were confirmed by mail from there and
 * aren't the account's yet (../written-before.ts).
 */
export interface Owner {
  id: number;
  email: string;
}

/** Keys of what is an account's, in parentheses. What only names its address, and nobody confirmed, may be a stranger's. */
export const reviewsOf = (table: "owner_review" | "store_review", { id, email }: Owner) =>
  sql`(select id from ${sql.table(table)} where account_id = ${id} or writer_email = ${email})`;

export const claimsOf = ({ id, email }: Owner) => sql`(
  select id from cashback_claim
  where account_id = ${id} or (account_id is null and email = ${email} and state <> 'draft'))`;

export const draftsOf = ({ id }: Owner) => sql`(select token from review_draft where account_id = ${id})`;

/** One at most. */
export const participantOf = ({ id }: Owner) => sql`(select id from participant where account_id = ${id})`;

export const postsOf = (owner: Owner) => sql`(select id from post where participant_id = ${participantOf(owner)})`;

/**
 * Whether a vote for a review is the account's: what senderHash makes of both, once for each review with votes, however
 * many these are.
 */
export const isVoteOf = ({ id }: Pick<Owner, "id">, review: "owner_review" | "store_review") => {
  const about = review === "owner_review" ? sql.ref("id") : sql`concat('store ', id)`;
  return sql`(review_id, voter_hash) in
    (select id, ${accountHash(id, about)} from ${sql.table(review)} where helpful_votes > 0)`;
};

/** The uploads of an account, each with what it was sent with: which kind of thing it is, and its name. */
export const uploadsOf = (owner: Owner): RawBuilder<unknown> => sql`(
  select upload_id, 'review' as sent_with, review.product as name
  from owner_review_upload join owner_review as review on review.id = review_id
  where review_id in ${reviewsOf("owner_review", owner)}
  union all
  select upload_id, 'store-review', review.store
  from store_review_upload join store_review as review on review.id = review_id
  where review_id in ${reviewsOf("store_review", owner)}
  union all
  select upload_id, 'draft', draft.product
  from review_draft_upload join review_draft as draft on draft.token = draft_token
  where draft_token in ${draftsOf(owner)}
  union all
  select upload_id, 'claim', claim.product
  from cashback_proof join cashback_claim as claim on claim.id = claim_id
  where claim_id in ${claimsOf(owner)})`;
