import { type Kysely, sql } from "kysely";

/** Sessions without an account are counted, and the oldest are removed (accounts/sessions.ts). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index on session (created_at) where account_id is null`.execute(db);
}
