import { type Kysely, sql } from "kysely";
import { accounts } from "./baseline/accounts";
import { cashback } from "./baseline/cashback";
import { catalogue } from "./baseline/catalogue";
import { discussions } from "./baseline/discussions";
import { reviews } from "./baseline/reviews";
import { sellers } from "./baseline/sellers";
import { site } from "./baseline/site";

/** Each refers only to those before it. */
const areas = [catalogue, sellers, accounts, reviews, cashback, discussions, site];

/** A function that is recreated later needs its search path set again. */
const functions = ["account_gets_roles", "cashback_forget", "ledger_is_kept", "ledger_adds_up"];

/**
 * All tables as the 56 earlier migrations left them, including names, so that later ones find the same in every
 * database (decision 92).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of areas.flat()) await sql.raw(statement).execute(db);
  // The triggers must read our tables: unless the search path names it last, a temporary table of the same name, which
  // any session may create, takes precedence.
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
  const schema = sql.id(rows[0]!.schema);
  for (const name of functions)
    await sql`alter function ${schema}.${sql.id(name)}() set search_path = ${schema}, pg_temp`.execute(db);
}
