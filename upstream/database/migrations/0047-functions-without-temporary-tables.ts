import { type Kysely, sql } from "kysely";

/** A function that is made again later has to be given its path once more. */
const functions = ["ledger_is_kept", "ledger_adds_up", "cashback_forget", "account_gets_roles"];

/**
 * What the triggers read is our tables: unless a path names it last, a temporary table of the same name, which any
 * session may make for itself, is found before them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
  const schema = sql.id(rows[0]!.schema);
  for (const name of functions) {
    await sql`alter function ${schema}.${sql.id(name)}() set search_path = ${schema}, pg_temp`.execute(db);
  }
}
