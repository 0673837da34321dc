import { sql } from "kysely";
import type { Db } from "./engine";

/** Held until the end of the transaction, from the check that the database is empty to the end of seeding. */
export async function lockSeeding(db: Db): Promise<void> {
  // Server connections have a statement timeout, which waiting for another process's seeding may exceed.
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`select pg_advisory_xact_lock(hashtextextended('bedlark: seeding', 0))`.execute(db);
}
