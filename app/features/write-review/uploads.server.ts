import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import type { ReviewUploadPurpose } from "~/contracts/vocabulary/uploads";
import { formAnswer, readFileForm } from "~/http/forms.server";
import { uploadForm } from "./forms.server";

const missing = {
  "review-proof": "Choose a photo, a screenshot or a PDF of your receipt, or go on without one",
  "bed-photo": "Choose a photo of your bed, or go on without one",
} as const satisfies Record<ReviewUploadPurpose, string>;

/** What the form of a page with files does: adds one, or takes one back, and shows the page again. */
export async function changeUploads({ context, params, request }: ActionFunctionArgs, purpose: ReviewUploadPurpose) {
  const token = params.token ?? "";
  const { reviewDrafts, uploads } = context.api;
  const form = await readFileForm(request, context, uploadForm);
  const again = () => redirect(new URL(request.url).pathname, 303);
  if (!form.ok) return formAnswer(form, form.values);
  const { key, remove } = form.data;
  if (remove !== undefined) {
    const removed = await reviewDrafts.removeUpload(token, remove);
    return removed.ok ? again() : formAnswer(removed, form.values);
  }
  if (form.file === null) return formAnswer({ status: 400, errors: { file: [missing[purpose]] } }, form.values);
  const kept = await uploads.keep(purpose, form.file);
  const added = kept.ok ? await reviewDrafts.addUpload(token, { upload: kept.data.id, purpose, key }) : kept;
  return added.ok ? again() : formAnswer(added, form.values);
}
