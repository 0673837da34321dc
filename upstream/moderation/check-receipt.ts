import type { Db } from "../database/engine";
import { invalid } from "../http/answers";
import type { Target } from "./decide";
import { reviewTables } from "./review-tables";

/**
 * The receipt shows what the review is about: from now on it says so. Belongs in the transaction of the decision, which
 * has locked the review. Throws 400 when there is no receipt.
 */
export async function checkReceipt(transaction: Db, { kind, review }: Target): Promise<void> {
  const tables = reviewTables[kind];
  const sent = await transaction
    .selectFrom(tables.upload)
    .where("review_id", "=", review)
    .where("purpose", "=", "review-proof")
    .select("upload_id")
    .executeTakeFirst();
  if (sent === undefined) throw invalid({ receipt: ["There is no receipt here any more. Open the page again"] });
  await transaction.updateTable(tables.review).set({ proof: "receipt" }).where("id", "=", review).execute();
}
