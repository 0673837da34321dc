import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { Fragment } from "react";
import { declineReasons, staffStateLabels, staffWaitsForLabels } from "#contracts/vocabulary/claims";
import { dayText, moneyText, stateWords } from "~/features/cashback/claim-text";
import { decisionForm } from "~/features/cashback/forms.server";
import DecisionForm from "~/features/cashback/staff/decision-form";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { forStaff, type RouteFacts } from "~/route-facts";
import { paths } from "~/paths";
import { linksTo, metaOf } from "~/site/page-meta";
import { staffCrumbs } from "~/site/staff-crumbs";
import stylesheet from "~/styles/cashback.css?url";
import Breadcrumbs from "~/ui/breadcrumbs";
import { choiceId } from "~/ui/forms/choices";
import ErrorSummary, { errorsAt } from "~/ui/forms/error-summary";
import { usePageForm } from "~/ui/forms/write-form";
import Notice from "~/ui/notice";
import Section from "~/ui/page/section";
import ClaimRecord from "~/features/cashback/staff/claim-record";

export const handle: RouteFacts = { page: ["staff", "claim"], ...forStaff };

export const meta = metaOf<typeof loader>(({ claim }) => ({
  title: `Cash back claim ${claim.id}`,
  wholeTitle: true,
  description: "One claim, and what can be done with it.",
}));

export const links = linksTo(stylesheet);

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const claim = await context.api.cashbackStaff.claim(params.id ?? "");
  return { claim, saved: new URL(request.url).searchParams.has("saved"), form: openForm(decisionForm) };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const form = await readForm(request, decisionForm);
  const id = params.id ?? "";
  const outcome = form.ok ? await context.api.cashbackStaff.decide(id, form.data) : form;
  return outcome.ok ? redirect(`${paths.staffClaim(id)}?saved=yes`, 303) : formAnswer(outcome, form.values);
}

export default function StaffClaimPage() {
  const { claim, saved, form } = usePageForm<typeof loader>();
  return (
    <div className="wrap stack stack--loose">
      <header className="page-head stack">
        <Breadcrumbs items={staffCrumbs(`Claim ${claim.id}`, { label: "Cash back claims", href: paths.staffClaims })} />
        {saved && form.errors.length === 0 ? (
          <Notice tone="good" title="Saved, and the claimant is told" role="status" />
        ) : null}
        <h1>{`Claim ${claim.id}: ${stateWords(claim, staffStateLabels)}`}</h1>
        <ErrorSummary errors={errorsAt(form.errors, { reason: choiceId("reason", "no-sale"), action: null })} />
        <p className="lead">{moneyText(claim)}</p>
        {claim.expected === null ? null : (
          <Notice tone={claim.overdue ? "bad" : "info"} title={claim.overdue ? "Overdue" : undefined}>
            <p>{`Waiting for ${staffWaitsForLabels[claim.expected.waits_for].toLowerCase()}, until ${dayText(claim.expected.day)}`}</p>
          </Notice>
        )}
        {claim.same_invoice.length === 0 ? null : (
          <Notice tone="bad" title="Another claim may be for the same invoice">
            <p>
              Compare the receipts first. The same letters and digits are in the invoice number of{" "}
              {claim.same_invoice.map((other, index) => (
                <Fragment key={other}>
                  {index === 0 ? "" : ", "}
                  <Link to={paths.staffClaim(other)}>{`claim ${other}`}</Link>
                </Fragment>
              ))}
              .
            </p>
          </Notice>
        )}
        {claim.state === "declined" && claim.reason !== null ? (
          <p>{`Reason: ${declineReasons[claim.reason].label}`}</p>
        ) : null}
      </header>
      <Section name="decide" title="What you can do now" headingClass="text-xl">
        {claim.left_to_others === null ? null : (
          <Notice>
            <p>{claim.left_to_others}</p>
          </Notice>
        )}
        {claim.left_to_others === null || claim.may.length > 0 ? <DecisionForm form={form} may={claim.may} /> : null}
      </Section>
      <ClaimRecord claim={claim} />
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
