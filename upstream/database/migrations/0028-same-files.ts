import { type Kysely, sql } from "kysely";

/**
 * A file that is sent again, since the answer was lost, is known by its pictures. Before, the key of its form told, so
 * that another file that was chosen instead was not added either.
 */
const statements = [
  // Null: it was sent before this migration.
  `alter table upload add column digest text`,
  `alter table review_draft_upload drop column key`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
