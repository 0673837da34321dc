import { largestUploadWords } from "#contracts/vocabulary/uploads";
import { paths } from "~/paths";
import { formatCount } from "~/ui/format";
import Notice from "~/ui/notice";
import type { OpenDraft } from "./draft.server";
import StepPage from "./step-page";
import { RemoveForm, UploadForm, uploadErrors, type UploadAnswer, WayOn } from "./upload-fields";

const proofOf = (draft: OpenDraft["draft"]) => draft?.uploads.find(({ purpose }) => purpose === "review-proof");

/** @param what it belongs to, as "store review" */
export const proofTitle = (what: string, draft: OpenDraft["draft"]) =>
  proofOf(draft) === undefined ? `Add a receipt to your ${what}` : `The receipt with your ${what}`;

/** Whether the writer shows a receipt; of beds and stores alike. */
export default function ProofStep({ draft, kind, token, form }: OpenDraft & { form: UploadAnswer }) {
  const sent = proofOf(draft);
  const next = paths.reviewDraft(kind, token, kind === "bed" ? "photo" : "check");
  return (
    <StepPage
      kind={kind}
      token={token}
      draft={draft}
      step="proof"
      title={kind === "bed" ? "Do you still have the receipt?" : "Do you have a receipt from the store?"}
      errors={uploadErrors(form)}
    >
      <p>
        It’s optional. If it shows {kind === "bed" ? "the bed" : "the store and the day"}, your review says “Receipt
        checked”, and readers trust it more. Only our staff see it. You can black out your card number and your address.
      </p>
      {sent === undefined ? null : (
        <Notice tone="good" role="status" title="Receipt added">
          <div className="stack">
            <p>We have {formatCount(sent.pages, "page", "pages")} of it.</p>
            <RemoveForm form={form} id={sent.id} words="Remove the receipt" />
          </div>
        </Notice>
      )}
      <UploadForm
        key={sent?.id}
        form={form}
        label={sent === undefined ? "Receipt or order confirmation" : "Send another one instead"}
        hint={`JPEG, PNG, WebP or PDF, up to ${largestUploadWords}. A screenshot is fine, however long.`}
        accept="image/jpeg,image/png,image/webp,application/pdf"
        submit={[sent === undefined ? "Add the receipt" : "Replace the receipt", "Sending…"]}
        secondary={sent !== undefined}
      />
      <WayOn to={next} without={sent === undefined ? "a receipt" : null} />
    </StepPage>
  );
}
