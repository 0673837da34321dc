import { z } from "zod";
import { count } from "./quantities";
import { reviewUploads, uploadPurposes } from "./vocabulary/uploads";
import { termsOf } from "./vocabulary/terms";

export const uploadPurpose = z.enum(termsOf(uploadPurposes));

export const reviewUploadPurpose = z.enum(termsOf(reviewUploads));

/** An upload's ID: 128 random bits in base64url. Anybody who knows it may attach it to what they write. */
export const uploadId = z.string().regex(/^[A-Za-z0-9_-]{22}$/, { error: "Choose the file again." });

/** Response to POST uploads/, whose body is the file itself. */
export const keptUpload = z.object({
  id: uploadId,
  pages: count.describe(
    "Number of pictures made from it, top one first: up to 12 for a PDF or a tall screenshot sent as proof, otherwise 1.",
  ),
  width: count.describe("Width of the first picture in pixels."),
  height: count,
});

/** A file that belongs to a review or a draft of one. */
export const sentUpload = keptUpload.extend({ purpose: reviewUploadPurpose });

/** A photo of a bed, as everybody sees it. */
export const shownPhoto = keptUpload.omit({ pages: true });

export type SentUpload = z.infer<typeof sentUpload>;
export type ShownPhoto = z.infer<typeof shownPhoto>;
export type KeptUpload = z.infer<typeof keptUpload>;
