import { sql } from "kysely";
import type { ReviewKind } from "#contracts/vocabulary/review-drafts";
import type { Db } from "../../database/engine";
import type { Owner, Table } from "../../database/table-facts";
import { uploadsOf } from "../../database/table-lists";
import { invalid } from "../../http/answers";
import { unpaidClaims } from "./unpaid-claims";

/**
 * What needs follow-up after an account is deleted: IDs of reviews that are gone or have lost a vote, and its files.
 */
type Deletion = Record<ReviewKind, number[]> & { uploads: string[] };

/**
 * Deletes the account with everything that belongs to it; rows that outlive it lose the name. Belongs in a transaction.
 * Null when the account is already gone. Throws 400 if cash back is still unpaid and the owner doesn't confirm to
 * `forfeit` it, and whatever `recheck` throws about the password.
 */
export async function deleteAccount(
  db: Db,
  tables: readonly Table[],
  { recheck, ...owner }: Owner & { recheck: (transaction: Db) => Promise<void> },
  { forfeit }: { forfeit: boolean },
): Promise<Deletion | null> {
  const { id } = owner;
  const own = tables.filter((table) => table.whose === "account");
  for (const { name, lockedBy } of own) {
    if (lockedBy === undefined) continue;
    await sql`
      select from ${sql.table(name)} where account_id = ${id} order by ${sql.ref(lockedBy)} for update`.execute(db);
  }
  if (!forfeit && (await unpaidClaims(db, id)).count > 0) {
    throw invalid({ forfeit: ["We haven’t paid you all of your cash back yet. Check this box to give it up"] });
  }
  // Waits for the owner's pending changes and blocks new ones: a vote locks the account before what it votes for.
  const account = await db.selectFrom("account").select("id").where("id", "=", id).forUpdate().execute();
  if (account.length === 0) return null;
  await recheck(db);
  const { rows: files } = await sql<{ upload_id: string }>`
    select distinct upload_id from ${uploadsOf(owner, tables)} as own`.execute(db);
  const changed: Deletion = { bed: [], store: [], uploads: files.map(({ upload_id }) => upload_id) };
  for (const { beforeDeletion } of own) {
    const { bed = [], store = [] } = (await beforeDeletion?.(db, owner)) ?? {};
    changed.bed.push(...bed);
    changed.store.push(...store);
  }
  // Everything else goes with the row (on delete cascade).
  await db.deleteFrom("account").where("id", "=", id).execute();
  return changed;
}
