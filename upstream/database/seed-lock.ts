import { sql } from "kysely";
import type { Db } from "./engine";

/** Held until the transaction ends: from the check that the database is empty until it is seeded. */
export async function lockSeeding(db: Db): Promise<void> {
  // A server's connections have a limit for statements, which a wait for another's seeding may exceed.
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`select pg_advisory_xact_lock(hashtextextended('bedlark: seeding', 0))`.execute(db);
}
