import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { largestUploadWords } from "#contracts/vocabulary/uploads";
import { afterStep, nextStep } from "~/features/cashback/claim-draft.server";
import ClaimHead from "~/features/cashback/claim-head";
import { proofForm } from "~/features/cashback/forms.server";
import { formAnswer, openForm, readFileForm } from "~/http/forms.server";
import { byLink, type RouteFacts } from "~/route-facts";
import { paths } from "~/paths";
import { linksTo, metaOf } from "~/site/page-meta";
import stylesheet from "~/styles/cashback.css?url";
import { formatCount } from "~/ui/format";
import ErrorSummary from "~/ui/forms/error-summary";
import FileField from "~/ui/forms/file-field";
import WriteForm, { usePageForm } from "~/ui/forms/write-form";
import Notice from "~/ui/notice";

export const handle: RouteFacts = { page: ["cash back", "claim proof"], ...byLink, private: "secret", takesFile: true };

export const meta = metaOf<typeof loader>(({ sent }) => ({
  title: sent === 0 ? "Add the receipt for your claim" : "The receipt for your claim",
  description: "Step 2 of your cash back claim.",
}));

export const links = linksTo(stylesheet);

/** Of a draft the second step; of a claim that waits for an answer, where another receipt is sent. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  const { state, proofs, payee } = await context.api.cashback.claim(token);
  const open = state === "draft" || state === "needs-information";
  if (!open && !context.afterForm) throw redirect(paths.claim(token));
  const next =
    state === "draft" ? (proofs.length === 0 ? null : nextStep(token, { proofs, payee })) : paths.claimAnswer(token);
  return { token, draft: state === "draft", sent: proofs.length, next, form: openForm(proofForm) };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const token = params.token ?? "";
  const { api } = context;
  const form = await readFileForm(request, context, proofForm);
  if (!form.ok) return formAnswer(form, form.values);
  if (form.file === null)
    return formAnswer({ status: 400, errors: { file: ["Choose a photo or a PDF of your receipt"] } }, form.values);
  const kept = await api.uploads.keep("claim-proof", token, form.file);
  const outcome = kept.ok ? await api.cashback.addProof(token, kept.data.id) : kept;
  if (!outcome.ok) return formAnswer(outcome, form.values);
  return redirect(await afterStep(context, token, paths.claimPayment(token)), 303);
}

export default function ClaimProofPage() {
  const { token, draft, sent, next, form } = usePageForm<typeof loader>();
  const errors = form.errors.map((error) => ({ ...error, fieldId: error.fieldId ?? "file" }));
  return (
    <div className="wrap claim-page stack">
      {draft ? (
        <ClaimHead step={2} token={token} errors={errors} />
      ) : (
        <>
          <h1>Send us another receipt</h1>
          <ErrorSummary errors={errors} />
        </>
      )}
      <p>
        A photo or a PDF of your receipt or invoice. It should show the store, the day, the price and the invoice
        number. You may cover everything else, such as your card.
      </p>
      {sent === 0 ? null : (
        <Notice tone="good" title={`We have ${formatCount(sent, "file", "files")} from you`}>
          {next === null ? null : (
            <p>
              Send another one, or <Link to={next}>{draft ? "continue" : "go on to your answer"}</Link>.
            </p>
          )}
        </Notice>
      )}
      <WriteForm
        form={form}
        encType="multipart/form-data"
        submit={[draft ? "Save and continue" : "Send this file", "Sending…"]}
        className="stack"
      >
        <FileField
          name="file"
          label="Your receipt"
          hint={`JPEG, PNG, WebP or PDF, up to ${largestUploadWords}. Only our staff see it.`}
          errors={errors.map(({ message }) => message)}
          accept="image/jpeg,image/png,image/webp,application/pdf"
        />
      </WriteForm>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
