import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { noteForm } from "~/features/cashback/forms.server";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { byLink, type RouteFacts } from "~/route-facts";
import { paths } from "~/paths";
import { linksTo, metaOf } from "~/site/page-meta";
import stylesheet from "~/styles/cashback.css?url";
import ErrorSummary from "~/ui/forms/error-summary";
import TextAreaField from "~/ui/forms/text-area-field";
import WriteForm, { usePageForm } from "~/ui/forms/write-form";

export const handle: RouteFacts = { page: ["cash back", "claim answer"], ...byLink, private: "money" };

export const meta = metaOf<typeof loader>(() => ({
  title: "Answer our question",
  description: "What we need to go on with your claim.",
}));

export const links = linksTo(stylesheet);

export async function loader({ context, params }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  const claim = await context.api.cashback.claim(token);
  if (!claim.may.includes("answer") && !context.afterForm) throw redirect(paths.claim(token));
  return { token, claim, form: openForm(noteForm) };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const token = params.token ?? "";
  const form = await readForm(request, noteForm);
  const outcome = form.ok ? await context.api.cashback.answer(token, form.data) : form;
  return outcome.ok ? redirect(`${paths.claim(token)}?done=answered`, 303) : formAnswer(outcome, form.values);
}

export default function ClaimAnswerPage() {
  const { token, claim, form } = usePageForm<typeof loader>();
  const asked = claim.events.findLast(({ action: happened }) => happened === "ask");
  return (
    <div className="wrap claim-page stack">
      <p className="eyebrow">
        {`Claim ${claim.id}: `}
        <bdi>{claim.product}</bdi>
      </p>
      <h1>Answer our question</h1>
      <ErrorSummary errors={form.errors} />
      {asked?.note == null ? null : (
        <blockquote className="step-list__note" dir="auto">
          {asked.note}
        </blockquote>
      )}
      <p>
        Do we need another photo of your receipt? <Link to={paths.claimProof(token)}>Send it first</Link>
        {claim.proofs.length > 1 ? `. We have ${claim.proofs.length} files from you.` : ""}
      </p>
      <WriteForm form={form} hidden={["key"]} submit={["Send my answer", "Sending…"]} className="stack">
        <TextAreaField {...form.field("note")} label="Your answer" rows={6} countFrom={200} />
      </WriteForm>
      <p>
        <Link to={paths.claim(token)}>Back to your claim</Link>
      </p>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
