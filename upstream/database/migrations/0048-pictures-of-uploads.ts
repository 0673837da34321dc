import { type Kysely, sql } from "kysely";

/** A tall screenshot or receipt becomes more pictures than a PDF has pages. */
const statements = [
  `alter table upload drop constraint upload_pages_check`,
  `alter table upload add constraint upload_pages_check check (pages between 1 and 12)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
