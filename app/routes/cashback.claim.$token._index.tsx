import { formatMoney } from "#contracts/english";
import { dayOf } from "#contracts/us-days";
import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { declineReasons } from "#contracts/vocabulary/claims";
import { nextStep } from "~/features/cashback/claim-draft.server";
import ClaimFacts from "~/features/cashback/claim-facts";
import ClaimProgress from "~/features/cashback/claim-progress";
import { dayText, moneyText, nextText, noAppealText, stateWords } from "~/features/cashback/claim-text";
import { paths } from "~/paths";
import { byLink, type RouteFacts } from "~/route-facts";
import { linksTo, metaOf } from "~/site/page-meta";
import stylesheet from "~/styles/cashback.css?url";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import Notice from "~/ui/notice";
import Section from "~/ui/page/section";

export const handle: RouteFacts = { page: ["cash back", "claim"], ...byLink, private: "money" };

export const meta = metaOf<typeof loader>(({ claim }) => ({
  title: `Cash back claim ${claim.id}`,
  description: "Where your claim is, and what comes next.",
}));

export const links = linksTo(stylesheet);

/** Of a draft that waits for its address this page too; of another one the first step that is missing. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  const claim = await context.api.cashback.claim(token);
  if (claim.state === "draft" && !claim.confirming) throw redirect(nextStep(token, claim));
  const today = dayOf(new Date());
  return { token, claim, today, done: new URL(request.url).searchParams.get("done") };
}

const said: Readonly<Record<string, string>> = {
  sent: "We have your claim",
  answered: "We have your answer",
  appealed: "We have your appeal",
};

export default function ClaimPage() {
  const { token, claim, today, done } = useLoaderData<typeof loader>();
  const { state, overdue, may, reason, money } = claim;
  const next = nextText(claim, today);
  const declined = claim.events.findLast(({ action }) => action === "decline");
  const asked = claim.events.findLast(({ action }) => action === "ask");
  return (
    <div className="wrap claim-page stack stack--loose">
      <header className="page-head stack">
        <Breadcrumbs items={crumbsTo(`Claim ${claim.id}`, { label: "Cash back", href: paths.cashback })} />
        {done !== null && Object.hasOwn(said, done) ? <Notice tone="good" title={said[done]} role="status" /> : null}
        <p className="eyebrow">
          {`Claim ${claim.id}: `}
          <bdi>{claim.product}</bdi>
        </p>
        <h1>{claim.confirming ? "Confirm your email address" : stateWords(claim)}</h1>
        <p className="lead">{moneyText(claim)}</p>
        {next === null ? null : overdue ? (
          <Notice tone="bad" title="Overdue">
            <p>{next}</p>
          </Notice>
        ) : (
          <p>{next}</p>
        )}
      </header>
      {claim.confirming ? (
        <p>
          Open the link in the message we sent to <strong className="any-break">{claim.email}</strong>, and your claim
          is sent. Wrong address? <Link to={paths.claimSend(token)}>Change it</Link>
        </p>
      ) : null}
      {may.includes("answer") ? (
        <Notice title="We need something from you">
          {asked?.note == null ? null : (
            <p className="step-list__note" dir="auto">
              {asked.note}
            </p>
          )}
          <p>
            <Link className="button" to={paths.claimAnswer(token)}>
              Answer
            </Link>
          </p>
        </Notice>
      ) : null}
      {state === "declined" && reason !== null ? (
        <Notice tone="bad" title="Why we declined it">
          {claim.events.some(({ action }) => action === "grant") ? (
            <p>
              We granted your appeal and told you that we’d pay. We’re sorry: something has come to light since, and
              we’re not paying after all.
            </p>
          ) : null}
          <p>{declineReasons[reason].says}</p>
          {declined?.note == null ? null : (
            <p className="step-list__note" dir="auto">
              {declined.note}
            </p>
          )}
          {!may.includes("appeal") ? (
            <p>{noAppealText(claim.appeal_until, today)}</p>
          ) : (
            <p>
              Is that wrong? You can appeal once
              {claim.appeal_until === null ? "" : `, until ${dayText(claim.appeal_until)}`}.{" "}
              <Link to={paths.claimAppeal(token)}>Appeal this decision</Link>
            </p>
          )}
        </Notice>
      ) : null}
      <Section name="progress" title="How it’s going" headingClass="text-xl">
        <ClaimProgress claim={claim} />
      </Section>
      <Section name="claim" title="What you claimed" headingClass="text-xl">
        <ClaimFacts claim={claim} />
        {claim.confirming ? <Link to={paths.claimPurchase(token)}>Change it</Link> : null}
      </Section>
      <Section name="money" title="Who gets what" headingClass="text-xl">
        <p className="measure">
          {money.paid_us_cents > 0
            ? `The store pays us ${formatMoney(money.paid_us_cents)} for this sale. You get ${formatMoney(money.owed_cents + money.paid_cents)} of it, and we keep ${formatMoney(money.kept_cents)}.`
            : state === "declined" || (state === "decided" && claim.granted !== true)
              ? "The store pays us nothing for this sale."
              : `If the store confirms the sale, it pays us ${formatMoney(claim.promised.paid_us_cents)}. You get ${formatMoney(claim.promised.back_cents)} of it, and we keep ${formatMoney(claim.promised.kept_cents)}.`}{" "}
          What you write in a review never changes that.
        </p>
      </Section>
      <p className="small soft">
        Bookmark this page to come back to your claim, and don’t share it: anyone who has the link can see the claim.
      </p>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/claim-error-page";
