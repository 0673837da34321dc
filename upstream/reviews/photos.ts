import type { ShownPhoto } from "#contracts/uploads";
import type { Db } from "../database/engine";
import { readUploadPage, type UploadServices } from "../uploads/uploads";

/** Photos of beds that are public: sent with a published version of a published review. */
const publishedPhotos = (db: Db) =>
  db
    .selectFrom("owner_review_upload as sent")
    .innerJoin("upload", "upload.id", "sent.upload_id")
    .innerJoin("owner_review as review", "review.id", "sent.review_id")
    .innerJoin("owner_review_version as version", (join) =>
      join.onRef("version.review_id", "=", "sent.review_id").onRef("version.number", "=", "sent.version"),
    )
    .where("sent.purpose", "=", "bed-photo")
    .where("review.state", "=", "published")
    .where("version.state", "=", "published");

/** For all versions of a review together. */
const mostPhotos = 50;

/** Photos of a review. */
export const photosOf = (db: Db, review: number): Promise<ShownPhoto[]> =>
  publishedPhotos(db)
    .where("sent.review_id", "=", review)
    .select(["upload.id", "upload.width", "upload.height"])
    .orderBy("sent.added_at")
    .limit(mostPhotos)
    .execute();

/** A photo as WebP; null unless something currently published includes it. */
export async function readPhoto(services: Pick<UploadServices, "db" | "uploads">, id: string): Promise<Buffer | null> {
  const shown = await publishedPhotos(services.db).where("upload.id", "=", id).select("upload.id").executeTakeFirst();
  return shown === undefined ? null : readUploadPage(services, id, 1);
}
