import type { Db } from "../database/engine";
import { invalid } from "../http/answers";
import type { Target } from "./decide";
import { reviewTables } from "./review-tables";

/**
 * Records that the receipt shows the reviewed item, which the review then states. Belongs in the transaction of the
 * decision, which has locked the review. Throws 400 when there is no receipt.
 */
export async function checkReceipt(transaction: Db, { kind, review }: Target): Promise<void> {
  const tables = reviewTables[kind];
  const { numUpdatedRows } = await transaction
    .updateTable(tables.upload)
    .set({ checked: true })
    .where("review_id", "=", review)
    .where("purpose", "=", "review-proof")
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw invalid({ receipt: ["There is no receipt here anymore. Open the page again"] });
  await transaction.updateTable(tables.review).set({ proof: "receipt" }).where("id", "=", review).execute();
}

/**
 * Called on publication without a statement about the receipt: a review whose checked receipt was removed or replaced
 * no longer has proof.
 */
export async function forgetReceipt(transaction: Db, { kind, review }: Target): Promise<void> {
  const tables = reviewTables[kind];
  const checked = await transaction
    .selectFrom(tables.upload)
    .where("review_id", "=", review)
    .where("purpose", "=", "review-proof")
    .where("checked", "=", true)
    .select("upload_id")
    .executeTakeFirst();
  if (checked !== undefined) return;
  await transaction
    .updateTable(tables.review)
    .set({ proof: "email" })
    .where("id", "=", review)
    .where("proof", "=", "receipt")
    .execute();
}
