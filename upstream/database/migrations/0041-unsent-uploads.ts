import { type Kysely, sql } from "kysely";

/** Files that are part of nothing that was sent count against the network that they came from, and against all room. */
const statements = [
  // Null: it was sent before this migration, or it is part of something.
  `alter table upload add column network_hash text`,
  `create index upload_unsent on upload (network_hash) include (bytes) where network_hash is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
