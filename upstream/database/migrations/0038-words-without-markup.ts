import { type Kysely, sql } from "kysely";

/** Directives and targets of links are no words of a text: "cookies" isn't found by `::table{name=cookies}`. */
const markup = String.raw`:{1,2}[a-z]+(\{[^}]*\}|\[[^]]*\])+|\]\([^)]*\)`;

const statements = [
  `alter table content_version drop column words`,
  `alter table content_version add column words tsvector generated always as (
    setweight(to_tsvector('english'::regconfig, title), 'A') ||
    setweight(to_tsvector('english'::regconfig, coalesce(details -> 'also', '[]'::jsonb)), 'A') ||
    setweight(to_tsvector('english'::regconfig, summary), 'B') ||
    setweight(to_tsvector('english'::regconfig, regexp_replace(body, '${markup}', ' ', 'g')), 'C')
  ) stored`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
