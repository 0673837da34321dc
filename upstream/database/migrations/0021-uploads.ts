import { type Kysely, sql } from "kysely";

/** Files that visitors sent. What they were sent for refers to them; those that nothing refers to are removed. */
const statements = [
  `create table upload (
    id text primary key,
    purpose text not null,
    pages integer not null check (pages between 1 and 3),
    bytes integer not null check (bytes > 0),
    width integer not null check (width > 0),
    height integer not null check (height > 0),
    uploaded_at timestamptz not null
  )`,
  `create index on upload (uploaded_at)`,
  // Rows that are gone and whose files are still to be removed.
  `create table removed_upload (id text primary key, pages integer not null)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
