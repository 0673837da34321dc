import type { AddUpload } from "#contracts/review-drafts/drafts";
import { reviewUploads, type ReviewUploadPurpose } from "#contracts/vocabulary/uploads";
import type { Db } from "../database/engine";
import type { DbAndClock } from "../database/services";
import { invalid, notFound } from "../http/answers";
import { isSameFile, lockUpload, removeIfUnused, type UploadServices } from "../uploads/uploads";
import type { Visitor } from "../sessions/sessions";
import { type Draft, reviewOf } from "./draft-row";
import { uploadsOf } from "./draft-uploads";
import { draftOf, keptUntil, sentAlready } from "./drafts";
import { tablesOf } from "./insert-review";

/** Locks a draft, so that its uploads can't change while it is being sent. Throws 404 and 409. */
async function lockUnsent(transaction: Db, token: string): Promise<Draft> {
  const draft = await transaction
    .selectFrom("review_draft")
    .where("token", "=", token)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  if (draft === undefined) throw notFound();
  if (draft.sent_at !== null) throw sentAlready();
  return draft;
}

const bedsOnly = () => invalid({ file: ["Photos can be added to reviews of beds only"] });

/** Checks that a draft accepts a file, before the file is read. Throws 400, 404 and 409. */
export const draftTakes =
  (purpose: ReviewUploadPurpose) =>
  async (db: Db, token: string, now: Date): Promise<void> => {
    const draft = await draftOf(db, token);
    if (draft === undefined || draft.kept_until <= now) throw notFound();
    if (draft.sent_at !== null) throw sentAlready();
    if (draft.kind === "store" && purpose === "bed-photo") throw bedsOnly();
  };

/**
 * Adds a receipt or a photo to a draft; the same file counts once. Files that aren't added, or are replaced, are
 * deleted. Throws 400 with a sentence for `file`, 404 and 409.
 */
export async function addUpload(
  services: UploadServices,
  token: string,
  added: AddUpload,
  visitor: Visitor | null,
): Promise<void> {
  const unused = [added.upload];
  try {
    unused.push(...(await attach(services, token, added, visitor)));
  } finally {
    await removeIfUnused(services, unused);
  }
}

/** Returns the IDs of files that it replaces. */
async function attach(
  { db, clock }: DbAndClock,
  token: string,
  { upload, purpose }: AddUpload,
  visitor: Visitor | null,
): Promise<string[]> {
  const now = clock();
  return db.transaction().execute(async (transaction) => {
    const draft = await lockUnsent(transaction, token);
    if (draft.kind === "store" && purpose === "bed-photo") throw bedsOnly();
    const known = await transaction
      .selectFrom("review_draft_upload")
      .where("draft_token", "=", token)
      .select("upload_id")
      .execute();
    const files = known.map(({ upload_id }) => upload_id);
    if (await isSameFile(transaction, upload, files)) return [];
    const { most } = reviewUploads[purpose];
    let replaced: { upload_id: string }[] = [];
    if (purpose === "review-proof") {
      replaced = await transaction
        .deleteFrom("review_draft_upload")
        .where("draft_token", "=", token)
        .where("purpose", "=", purpose)
        .returning("upload_id")
        .execute();
    } else if ((await uploadsOf(transaction, draft)).filter((sent) => sent.purpose === purpose).length >= most)
      throw invalid({ file: [`You’ve added ${most} photos, which is all we can show. Remove one first`] });
    await lockUpload(transaction, upload, purpose, "file");
    if (await isOfReview(transaction, upload)) throw invalid({ file: ["Choose the file again"] });
    const added = await transaction
      .insertInto("review_draft_upload")
      .values({ upload_id: upload, draft_token: token, purpose, added_at: now })
      .onConflict((conflict) => conflict.column("upload_id").doNothing())
      .returning("upload_id")
      .executeTakeFirst();
    // It belongs to another draft.
    if (added === undefined) throw invalid({ file: ["Choose the file again"] });
    await transaction
      .updateTable("review_draft")
      .set(({ fn, val }) => ({
        saved_at: now,
        kept_until: keptUntil(now),
        account_id: fn.coalesce("account_id", val(visitor?.id ?? null)),
      }))
      .where("token", "=", token)
      .execute();
    return replaced.map(({ upload_id }) => upload_id);
  });
}

/** URLs of published photos are public, so somebody could try to send such a photo as their own. */
async function isOfReview(db: Db, upload: string): Promise<boolean> {
  for (const kind of ["bed", "store"] as const) {
    const found = await db
      .selectFrom(tablesOf[kind].upload)
      .where("upload_id", "=", upload)
      .select("upload_id")
      .executeTakeFirst();
    if (found !== undefined) return true;
  }
  return false;
}

/**
 * Removes an upload; when changing a review, this also removes one of the review's own, without moderation. Throws 404
 * and 409.
 */
export async function removeUpload(
  services: Pick<UploadServices, "db" | "uploads">,
  token: string,
  upload: string,
): Promise<void> {
  await services.db.transaction().execute(async (transaction) => {
    const draft = await lockUnsent(transaction, token);
    await transaction
      .deleteFrom("review_draft_upload")
      .where("draft_token", "=", token)
      .where("upload_id", "=", upload)
      .execute();
    const review = reviewOf(draft);
    if (review === null) return;
    await transaction
      .deleteFrom(tablesOf[review.kind].upload)
      .where("review_id", "=", review.id)
      .where("upload_id", "=", upload)
      .execute();
  });
  await removeIfUnused(services, [upload]);
}
