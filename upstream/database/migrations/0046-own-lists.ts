import { type Kysely, sql } from "kysely";

/** What a page of an account lists is found without a look at everybody's, and without opening matches of 100 KB. */
const statements = [
  `alter table saved_match
    add column first_slug text generated always as (match #>> '{results,0,model,slug}') stored,
    add column first_name text generated always as (match #>> '{results,0,model,name}') stored`,
  `create index on owner_review (writer_email) where writer_email is not null`,
  `create index on store_review (writer_email) where writer_email is not null`,
  `create index on cashback_claim (email) where account_id is null`,
  `create index on contact_message (email)`,
  `create index on mail (lower(recipient))`,
  `create index on discussion (participant_id, id)`,
  `drop index discussion_participant_id_idx`,
  `create index on post (participant_id, id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
