import type { Db } from "../../database/engine";
import type { ClaimRow } from "./claim-row";

/** Why somebody of staff leaves a claim to a colleague, as it stands; null: they may decide about it. */
export async function leftToOthers(db: Db, row: ClaimRow, staff: number): Promise<string | null> {
  if (row.account_id === staff) return "This claim is your own, so a colleague decides about it.";
  if (row.state !== "appealed") return null;
  const declined = await db
    .selectFrom("cashback_event")
    .where("claim_id", "=", row.id)
    .where("action", "=", "decline")
    .select("account_id")
    .orderBy("id", "desc")
    .executeTakeFirst();
  return declined?.account_id === staff ? "You declined this claim, so a colleague decides about its appeal." : null;
}
