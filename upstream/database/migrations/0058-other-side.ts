import { type Kysely, sql } from "kysely";

/**
 * A bed can be turned over, and what its maker claims of the other side is said. Until now only beds that are alike on both
 * sides said so.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `update model set firmness = firmness || jsonb_build_object('other_side',
        case when two_sided then firmness -> 'claimed' else 'null'::jsonb end)
      where not firmness ? 'other_side'`,
    )
    .execute(db);
}
