import { type Kysely, sql } from "kysely";

/** Which counted decisions are the demonstration's, and are replaced with its reviews. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table decided_review add column seeded boolean not null default false`.execute(db);
}
