import type { Db } from "../../database/engine";
import { invalid } from "../../http/answers";
import { holdUpload, isSameFile } from "../../uploads/uploads";
import { lockClaim } from "./claim-row";
import { sentAlready } from "./drafts";

/** Files of a claim at most. */
const mostProofs = 6;

/** Adds a proof, while the claim is a draft or waits for an answer. The same file again is one. Throws 400 and 409. */
export async function addProof(db: Db, token: string, upload: string, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const row = await lockClaim(transaction, { token });
    if (row.state !== "draft" && row.state !== "needs-information") throw sentAlready();
    const kept = await transaction
      .selectFrom("cashback_proof")
      .select("upload_id")
      .where("claim_id", "=", row.id)
      .execute();
    const files = kept.map(({ upload_id }) => upload_id);
    if (await isSameFile(transaction, upload, files)) return;
    if (kept.length >= mostProofs)
      throw invalid({ file: [`You’ve sent ${mostProofs} files, which is all we can take`] });
    await holdUpload(transaction, upload, "claim-proof", "file");
    const added = await transaction
      .insertInto("cashback_proof")
      .values({ upload_id: upload, claim_id: row.id, added_at: now })
      .onConflict((conflict) => conflict.column("upload_id").doNothing())
      .returning("upload_id")
      .executeTakeFirst();
    // It belongs to another claim.
    if (added === undefined) throw invalid({ file: ["Choose the file again"] });
  });
}
