import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { openDraft } from "~/features/review-drafts/draft.server";
import { uploadForm } from "~/features/review-drafts/forms.server";
import ProofStep, { proofTitle } from "~/features/review-drafts/proof-step";
import type { UploadValues } from "~/features/review-drafts/upload-fields";
import { changeUploads } from "~/features/review-drafts/uploads.server";
import { formAnswer, openForm, readFileForm } from "~/http/forms.server";
import { byLink, type RouteFacts } from "~/route-facts";
import { linksTo, metaOf } from "~/site/page-meta";
import stylesheet from "~/styles/write-review.css?url";
import { usePageForm } from "~/ui/forms/write-form";

export const handle: RouteFacts = {
  page: ["review", "proof of purchase"],
  ...byLink,
  private: "secret",
  reads: "texts",
  takesFile: true,
};

export const meta = metaOf<typeof loader>(({ draft }) => ({
  title: proofTitle("review", draft),
  description: "A receipt with your review.",
  withoutData: true,
}));

export const links = linksTo(stylesheet);

export const loader = async (args: LoaderFunctionArgs) => ({
  ...(await openDraft(args, "bed")),
  form: openForm(uploadForm),
});

export async function action({ context, params, request }: ActionFunctionArgs) {
  const form = await readFileForm(request, context, uploadForm);
  const outcome = form.ok ? await changeUploads(context.api, params.token ?? "", "review-proof", form) : form;
  return outcome.ok ? redirect(new URL(request.url).pathname, 303) : formAnswer(outcome, form.values);
}

export default function BedProofPage() {
  return <ProofStep {...usePageForm<typeof loader, UploadValues>()} />;
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
