import { type Kysely, sql } from "kysely";

/** The words of guides and terms, as searches look for them. */
const statements = [
  `alter table content_version add column words tsvector generated always as (
    setweight(to_tsvector('english'::regconfig, title), 'A') ||
    setweight(to_tsvector('english'::regconfig, coalesce(details -> 'also', '[]'::jsonb)), 'A') ||
    setweight(to_tsvector('english'::regconfig, summary), 'B') ||
    setweight(to_tsvector('english'::regconfig, body), 'C')
  ) stored`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
