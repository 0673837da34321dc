import { createHash } from "node:crypto";
import type { Db } from "../../database/engine";
import type { ClaimRow } from "./claim-row";

/**
 * A hash of what a mailed link confirms: the purchase, the payee, the claimant, and the receipts. If any of these
 * changes, it is a different claim, which nobody has confirmed.
 */
export async function claimDigest(db: Db, row: ClaimRow): Promise<string> {
  const proofs = await db
    .selectFrom("cashback_proof")
    .select("upload_id")
    .where("claim_id", "=", row.id)
    .orderBy("upload_id")
    .execute();
  const { offer_slug, product, store, invoice, bought_on, price_cents, method, payee, payee_account, name, phone } =
    row;
  const said = [offer_slug, product, store, invoice, bought_on, price_cents, method, payee, payee_account, name, phone];
  return createHash("sha256")
    .update(JSON.stringify([...said, ...proofs.map(({ upload_id }) => upload_id)]))
    .digest("base64url");
}
