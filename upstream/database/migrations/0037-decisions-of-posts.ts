import { type Kysely, sql } from "kysely";

/** What was decided about a post goes with it, and is read with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index on discussion_event (post_id)`.execute(db);
}
