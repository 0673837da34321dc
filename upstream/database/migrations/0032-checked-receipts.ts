import { type Kysely, sql } from "kysely";

/** Which receipt staff have checked: another one that takes its place proves nothing yet. */
const statements = (["owner_review", "store_review"] as const).flatMap((review) => [
  `alter table ${review}_upload add column checked boolean not null default false`,
  `update ${review}_upload sent set checked = true from ${review} review
    where review.id = sent.review_id and review.proof = 'receipt' and sent.purpose = 'review-proof'`,
]);

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
