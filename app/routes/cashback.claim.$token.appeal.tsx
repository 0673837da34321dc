import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { declineReasons } from "#contracts/vocabulary/claims";
import { noteForm } from "~/features/cashback/forms.server";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { byLink, type RouteFacts } from "~/route-facts";
import { paths } from "~/paths";
import { linksTo, metaOf } from "~/site/page-meta";
import stylesheet from "~/styles/cashback.css?url";
import ErrorSummary from "~/ui/forms/error-summary";
import TextAreaField from "~/ui/forms/text-area-field";
import WriteForm, { usePageForm } from "~/ui/forms/write-form";

export const handle: RouteFacts = { page: ["cash back", "claim appeal"], ...byLink, private: "money" };

export const meta = metaOf<typeof loader>(() => ({
  title: "Appeal our decision",
  description: "Tell us why our decision was wrong.",
}));

export const links = linksTo(stylesheet);

export async function loader({ context, params }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  const claim = await context.api.cashback.claim(token);
  if (!claim.may.includes("appeal") && !context.afterForm) throw redirect(paths.claim(token));
  return { token, claim, form: openForm(noteForm) };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const token = params.token ?? "";
  const form = await readForm(request, noteForm);
  const outcome = form.ok ? await context.api.cashback.appeal(token, form.data) : form;
  return outcome.ok ? redirect(`${paths.claim(token)}?done=appealed`, 303) : formAnswer(outcome, form.values);
}

export default function ClaimAppealPage() {
  const { token, claim, form } = usePageForm<typeof loader>();
  return (
    <div className="wrap claim-page stack">
      <p className="eyebrow">
        {`Claim ${claim.id}: `}
        <bdi>{claim.product}</bdi>
      </p>
      <h1>Appeal our decision</h1>
      <ErrorSummary errors={form.errors} />
      {claim.reason === null ? null : <p>{`We declined it for this reason: ${declineReasons[claim.reason].says}`}</p>}
      <p>
        You can appeal once. Someone who hasn’t declined it will read what you write. If they turn your appeal down,
        that ends the claim.
      </p>
      <WriteForm form={form} hidden={["key"]} submit={["Send my appeal", "Sending…"]} className="stack">
        <TextAreaField {...form.field("note")} label="Why is our decision wrong?" rows={6} countFrom={200} />
      </WriteForm>
      <p>
        <Link to={paths.claim(token)}>Back to your claim</Link>
      </p>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
