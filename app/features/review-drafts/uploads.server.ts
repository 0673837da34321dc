import type { AppLoadContext } from "@remix-run/node";
import type { ReviewUploadPurpose } from "#contracts/vocabulary/uploads";

const missing = {
  "review-proof": "Choose a photo, a screenshot or a PDF of your receipt, or go on without one",
  "bed-photo": "Choose a photo of your bed, or go on without one",
} as const satisfies Record<ReviewUploadPurpose, string>;

interface Sent {
  data: { remove?: string };
  file: Parameters<AppLoadContext["api"]["uploads"]["keep"]>[2] | null;
}

/** What the form of a page with files does: adds one, or takes one back. */
export async function changeUploads(
  { reviewDrafts, uploads }: AppLoadContext["api"],
  token: string,
  purpose: ReviewUploadPurpose,
  { data: { remove }, file }: Sent,
) {
  if (remove !== undefined) return reviewDrafts.removeUpload(token, remove);
  if (file === null) return { ok: false as const, status: 400, errors: { file: [missing[purpose]] } };
  const kept = await uploads.keep(purpose, token, file);
  return kept.ok ? reviewDrafts.addUpload(token, { upload: kept.data.id, purpose }) : kept;
}
