import type { Db } from "../../database/engine";
import { invalid, notFound } from "../../http/answers";
import { settleUploads } from "../../uploads/unsent-room";
import { lockUpload, isSameFile, removeIfUnused, type UploadServices } from "../../uploads/uploads";
import { type ClaimRow, findClaim, lockClaim } from "./claim-row";
import { sentAlready } from "./drafts";

/** Maximum number of files per claim. */
const mostProofs = 6;

const takesProofs = ({ state }: Pick<ClaimRow, "state">) => state === "draft" || state === "needs-information";

/** Checks that a claim accepts proofs, before the file is read. Throws 404 and 409. */
export async function claimTakesProofs(db: Db, token: string): Promise<void> {
  const row = await findClaim(db, { token });
  if (row === null) throw notFound();
  if (!takesProofs(row)) throw sentAlready();
}

/**
 * Adds a proof, while the claim is a draft or waiting for an answer. The same file counts once. A file that isn't added
 * is deleted. Throws 400, 404 and 409.
 */
export async function addProof(services: UploadServices, token: string, upload: string): Promise<void> {
  try {
    await attach(services, token, upload);
  } finally {
    await removeIfUnused(services, [upload]);
  }
}

async function attach({ db, clock }: UploadServices, token: string, upload: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const row = await lockClaim(transaction, { token });
    if (!takesProofs(row)) throw sentAlready();
    const kept = await transaction
      .selectFrom("cashback_proof")
      .select("upload_id")
      .where("claim_id", "=", row.id)
      .execute();
    const files = kept.map(({ upload_id }) => upload_id);
    if (await isSameFile(transaction, upload, files)) return;
    if (kept.length >= mostProofs)
      throw invalid({ file: [`You’ve sent ${mostProofs} files, which is all we can take`] });
    await lockUpload(transaction, upload, "claim-proof", "file");
    const added = await transaction
      .insertInto("cashback_proof")
      .values({ upload_id: upload, claim_id: row.id, added_at: clock() })
      .onConflict((conflict) => conflict.column("upload_id").doNothing())
      .returning("upload_id")
      .executeTakeFirst();
    // It belongs to another claim.
    if (added === undefined) throw invalid({ file: ["Choose the file again"] });
    if (row.state !== "draft") await settleUploads(transaction, [upload]);
  });
}

/** Marks the proofs of a claim that has just been sent as part of it. */
export async function settleProofs(transaction: Db, claim: number): Promise<void> {
  const proofs = await transaction
    .selectFrom("cashback_proof")
    .select("upload_id")
    .where("claim_id", "=", claim)
    .execute();
  await settleUploads(
    transaction,
    proofs.map(({ upload_id }) => upload_id),
  );
}
