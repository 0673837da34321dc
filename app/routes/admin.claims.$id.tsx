import {
  redirect,
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { declineReasons, staffEventLabels, waitsForLabels } from "~/contracts/vocabulary/claims";
import ClaimFacts from "~/features/cashback/claim-facts";
import ClaimProgress from "~/features/cashback/claim-progress";
import { dayText, moneyWords, stateWords } from "~/features/cashback/claim-words";
import { decisionForm } from "~/features/cashback/forms.server";
import DecisionForm from "~/features/cashback/staff/decision-form";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { requireStaff } from "~/http/guards.server";
import { privatePaths } from "~/private-paths";
import { pageMeta } from "~/site/page-meta";
import stylesheet from "~/styles/cashback.css";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import { choiceId } from "~/ui/forms/choices";
import { formatMoney } from "~/ui/format";
import ErrorSummary from "~/ui/forms/error-summary";
import { useFormAnswer } from "~/ui/forms/write-form";
import Notice from "~/ui/notice";
import Fact from "~/ui/page/fact";
import Section from "~/ui/page/section";

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, ({ claim }) => ({
    title: `Cash back claim ${claim.id}`,
    wholeTitle: true,
    description: "One claim, and what can be done with it.",
    noindex: true,
  }));

export const links: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  await requireStaff(context, request);
  const claim = await context.api.cashbackStaff.claim(params.id ?? "");
  return { claim, saved: new URL(request.url).searchParams.has("saved"), form: openForm(decisionForm) };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const form = await readForm(request, decisionForm);
  await requireStaff(context, request, form.values);
  const id = params.id ?? "";
  const outcome = form.ok ? await context.api.cashbackStaff.decide(id, form.data) : form;
  return outcome.ok ? redirect(`${privatePaths.staffClaim(id)}?saved=yes`, 303) : formAnswer(outcome, form.values);
}

export default function StaffClaimPage() {
  const { claim, saved, form: opened } = useLoaderData<typeof loader>();
  const form = useFormAnswer(opened, useActionData<typeof action>());
  const { money, promised } = claim;
  return (
    <div className="wrap stack stack--loose">
      <header className="page-head stack">
        <Breadcrumbs
          items={crumbsTo(`Claim ${claim.id}`, { label: "Cash back claims", href: privatePaths.staffClaims })}
        />
        {saved && form.errors.length === 0 ? (
          <Notice tone="good" title="Saved, and the claimant is told" role="status" />
        ) : null}
        <h1>{`Claim ${claim.id}: ${stateWords(claim)}`}</h1>
        <p className="lead">{moneyWords(claim)}</p>
        {claim.expected === null ? null : (
          <Notice tone={claim.overdue ? "bad" : "info"} title={claim.overdue ? "Overdue" : undefined}>
            <p>{`${waitsForLabels[claim.expected.waits_for]}, by ${dayText(claim.expected.day)}`}</p>
          </Notice>
        )}
        {claim.state === "declined" && claim.reason !== null ? (
          <p>{`Reason: ${declineReasons[claim.reason].label}`}</p>
        ) : null}
      </header>
      <Section name="decide" title="What you can do now" headingClass="text-xl">
        <ErrorSummary
          errors={form.errors.map((error) =>
            error.fieldId === "reason"
              ? { ...error, fieldId: choiceId("reason", "no-sale") }
              : error.fieldId === "action"
                ? { ...error, fieldId: null }
                : error,
          )}
        />
        <DecisionForm form={form} may={claim.may} />
      </Section>
      <Section name="claim" title="The claim" headingClass="text-xl">
        <ClaimFacts claim={claim} />
        <dl className="facts">
          <Fact term="Claimant">{claim.name ?? "Has deleted the account"}</Fact>
          <Fact term="Email">
            <span className="any-break">{claim.email ?? "None"}</span>
          </Fact>
          <Fact term="Phone">{claim.phone ?? "None"}</Fact>
        </dl>
      </Section>
      <Section name="ledger" title="In the ledger" headingClass="text-xl">
        <dl className="facts">
          <Fact term="The store pays us">{formatMoney(money.paid_us_cents)}</Fact>
          <Fact term="We owe the claimant">{formatMoney(money.owed_cents)}</Fact>
          <Fact term="Paid out">{formatMoney(money.paid_cents)}</Fact>
          <Fact term="We keep">{formatMoney(money.kept_cents)}</Fact>
        </dl>
        <p className="small soft">
          {`By the terms: ${formatMoney(promised.paid_us_cents)} from the store, ${formatMoney(promised.back_cents)} to the claimant, ${formatMoney(promised.kept_cents)} for us.`}
        </p>
      </Section>
      <Section name="files" title="Files" headingClass="text-xl">
        {claim.proofs.length === 0 ? (
          <p className="soft">None.</p>
        ) : (
          claim.proofs.flatMap(({ id, pages }, index) =>
            Array.from({ length: pages }, (_, page) => (
              <img
                key={`${id}-${page}`}
                className="claim-proof-picture"
                src={privatePaths.staffClaimProof(claim.id, id, page + 1)}
                alt={`File ${index + 1}, page ${page + 1}`}
                loading="lazy"
              />
            )),
          )
        )}
      </Section>
      <Section name="progress" title="History" headingClass="text-xl">
        <ClaimProgress claim={claim} labels={staffEventLabels} />
      </Section>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
