import { type Kysely, sql } from "kysely";

const statements = [
  // How often something was asked for on a day. Nothing says by whom.
  `create table figure (
    day date not null,
    kind text not null,
    subject text not null,
    count bigint not null check (count > 0),
    primary key (day, kind, subject)
  )`,
  // Batches that were counted, so that one that is sent again is not.
  `create table figure_batch (key text primary key, counted_at timestamptz not null)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
