import { type Kysely, sql } from "kysely";

/** What pictures of models need: the color of a brand's cloth, and an operator's own photograph of a model. */
const statements = [
  `alter table brand add column color text check (color ~ '^#[0-9a-f]{6}$')`,
  `alter table model add column photo jsonb`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
