import type { ClaimAction } from "#contracts/vocabulary/claims";
import type { Db } from "../../database/engine";
import { leftToColleague } from "../../rules/cashback/claim-states";
import type { ClaimRow } from "./claim-row";

/**
 * For each action, why a staff member has to leave it to a colleague in the claim's current state; null: they may do
 * it.
 */
export async function leftToOthers(
  db: Db,
  row: ClaimRow,
  staff: number,
): Promise<(action: ClaimAction) => string | null> {
  const declined = await db
    .selectFrom("cashback_event")
    .where("claim_id", "=", row.id)
    .where("action", "=", "decline")
    .where("account_id", "=", staff)
    .select("id")
    .executeTakeFirst();
  const standing = { own: row.account_id === staff, declined: declined !== undefined };
  return (action) => leftToColleague(row, action, standing);
}
