import { sql } from "kysely";
import type { SentUpload } from "#contracts/uploads";
import { reviewUploads } from "#contracts/vocabulary/uploads";
import type { Db } from "../database/engine";
import { invalid } from "../http/answers";
import { settleUploads } from "../uploads/unsent-room";
import { readUploadPage, type UploadServices } from "../uploads/uploads";
import { type Draft, reviewOf } from "./draft-row";
import { tablesOf } from "./insert-review";
import type { ReviewId } from "./own-token";

const columns = ["upload.id", "upload.pages", "upload.width", "upload.height", "sent.purpose"] as const;

/** The receipt and photos of a draft; for a change, preceded by those of its review, which it may remove. */
export async function uploadsOf(db: Db, draft: Draft): Promise<SentUpload[]> {
  const review = draft.sent_at === null ? reviewOf(draft) : null;
  const own = await db
    .selectFrom("review_draft_upload as sent")
    .innerJoin("upload", "upload.id", "sent.upload_id")
    .where("sent.draft_token", "=", draft.token)
    .select(columns)
    .orderBy("sent.added_at")
    .execute();
  if (review === null) return own;
  const before = await db
    .selectFrom(`${tablesOf[review.kind].upload} as sent`)
    .innerJoin("upload", "upload.id", "sent.upload_id")
    .where("sent.review_id", "=", review.id)
    .select(columns)
    .orderBy("sent.added_at")
    .execute();
  // A receipt sent with the change replaces the previous one.
  const replaced = own.some(({ purpose }) => purpose === "review-proof");
  return [...before.filter(({ purpose }) => !replaced || purpose === "bed-photo"), ...own];
}

/** A photo of a draft as WebP; null when the draft has no such photo. */
export async function readDraftPhoto(
  services: Pick<UploadServices, "db" | "uploads">,
  token: string,
  id: string,
): Promise<Buffer | null> {
  const { db } = services;
  const draft = await db.selectFrom("review_draft").where("token", "=", token).selectAll().executeTakeFirst();
  const sent = draft === undefined ? [] : await uploadsOf(db, draft);
  const photo = sent.find((each) => each.id === id && each.purpose === "bed-photo");
  return photo === undefined ? null : readUploadPage(services, photo.id, 1);
}

/** Two open changes could each add photos until they exceed the limit together. Throws 400. */
async function countPhotos(transaction: Db, review: ReviewId): Promise<void> {
  const { most } = reviewUploads["bed-photo"];
  const photos = await transaction
    .selectFrom(tablesOf[review.kind].upload)
    .where("review_id", "=", review.id)
    .where("purpose", "=", "bed-photo")
    .select("upload_id")
    .execute();
  if (photos.length > most)
    throw invalid({ non_field_errors: [`Your review would have more than ${most} photos. Remove some first.`] });
}

/**
 * Moves a draft's uploads to its review, under the version that will be read next. The review's row is locked. Throws
 * 400.
 */
export async function moveUploads(transaction: Db, { token }: Pick<Draft, "token">, review: ReviewId): Promise<void> {
  const { upload, version } = tablesOf[review.kind];
  const { number } = await transaction
    .selectFrom(version)
    .where("review_id", "=", review.id)
    .select(({ fn }) => fn.max("number").as("number"))
    .executeTakeFirstOrThrow();
  // Unpublished uploads move to the version that is read instead.
  await transaction
    .updateTable(upload)
    .set({ version: number })
    .where("review_id", "=", review.id)
    .where(
      sql<boolean>`version not in (
        select number from ${sql.table(version)} where review_id = ${review.id} and state = 'published')`,
    )
    .execute();
  const sent = await transaction
    .deleteFrom("review_draft_upload")
    .where("draft_token", "=", token)
    .returning(["upload_id", "purpose", "added_at"])
    .execute();
  if (sent.length === 0) return;
  if (sent.some(({ purpose }) => purpose === "review-proof")) {
    await transaction
      .deleteFrom(upload)
      .where("review_id", "=", review.id)
      .where("purpose", "=", "review-proof")
      .execute();
  }
  await transaction
    .insertInto(upload)
    .values(sent.map((each) => ({ ...each, review_id: review.id, version: number })))
    // An upload that already belongs to a review stays there.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await countPhotos(transaction, review);
  await settleUploads(
    transaction,
    sent.map(({ upload_id }) => upload_id),
  );
}
