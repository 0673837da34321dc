import { type Kysely, sql } from "kysely";

/** Saved matches: one for each form, whoever sends it, and none for ever outside of an account. */
const statements = [
  // What the form was rendered with; null where nothing was sent.
  `alter table saved_match add column key text unique`,
  // It took the place of this: the visit that saved, so that one form sent twice could be told.
  `alter table saved_match drop column session_hash`,
  // The last day on which it is shown; null: as long as the account that it is in.
  `alter table saved_match add column kept_until date`,
  `update saved_match set kept_until = ((saved_at at time zone 'UTC')::date + interval '13 months')::date
    where account_id is null`,
  `create index on saved_match (kept_until)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
