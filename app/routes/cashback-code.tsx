import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { demoClaimCodes } from "#contracts/vocabulary/claims";
import BeginClaim from "~/features/cashback/begin-claim";
import { beginForm, codeForm } from "~/features/cashback/forms.server";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { paths } from "~/paths";
import { forEveryone, type RouteFacts } from "~/route-facts";
import { linksTo, metaOf } from "~/site/page-meta";
import { ClaimNeedsMail } from "~/site/unsent-mail";
import stylesheet from "~/styles/cashback.css?url";
import { crumbsTo, PageHead } from "~/ui/breadcrumbs";
import ErrorSummary from "~/ui/forms/error-summary";
import Field from "~/ui/forms/field";
import WriteForm, { useFormAnswer } from "~/ui/forms/write-form";
import Notice from "~/ui/notice";

export const handle: RouteFacts = {
  page: ["cash back", "code"],
  ...forEveryone,
  private: "money",
  crumbs: crumbsTo("Code from a store", { label: "Cash back", href: paths.cashback }),
};

export const meta = metaOf<typeof loader>(() => ({
  title: "Cash back code from a store",
  description: "Enter the code that the store gave you, and your claim is partly filled in.",
  path: paths.cashbackCode,
}));

export const links = linksTo(stylesheet);

export async function loader({ context }: LoaderFunctionArgs) {
  const demo = await context.api.optional(context.api.auth.demonstration(), false);
  return { example: demo ? demoClaimCodes[0] : null, form: openForm(codeForm) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request, codeForm);
  const outcome = form.ok ? await context.api.cashback.redeem(form.data.claim_code) : form;
  if (!outcome.ok) return formAnswer(outcome, form.values);
  const { offer: slug, invoice } = outcome.data;
  if (invoice === null) return redirect(paths.claimOffer(slug), 303);
  // Shown here: the number of an invoice belongs in no address, which histories and logs keep.
  const { offer, today } = await context.api.cashback.offer(slug);
  return { begun: { offer, today, form: openForm(beginForm, { store: offer.seller, invoice }) } };
}

export default function CashbackCodePage() {
  const answer = useActionData<typeof action>();
  return answer !== undefined && "begun" in answer ? <Begun {...answer.begun} /> : <EnterCode failed={answer} />;
}

type Answer = NonNullable<ReturnType<typeof useActionData<typeof action>>>;

function Begun({ offer, today, form }: Extract<Answer, { begun: object }>["begun"]) {
  return <BeginClaim offer={offer} today={today} form={useFormAnswer(form, undefined)} notice={<ClaimNeedsMail />} />;
}

function EnterCode({ failed }: { failed: Exclude<Answer, { begun: object }> | undefined }) {
  const { example, form: opened } = useLoaderData<typeof loader>();
  const form = useFormAnswer(opened, failed);
  return (
    <div className="wrap claim-page stack">
      <PageHead title="Enter your code">
        <ErrorSummary errors={form.errors} />
        <p className="lead">
          Some stores print a code on the receipt or a card. It picks the offer and fills in what it can.
        </p>
      </PageHead>
      <WriteForm form={form} submit={["Go to my claim", "Looking it up…"]} className="stack">
        <Field
          {...form.field("claim_code")}
          label="Code from the store"
          hint="Spaces, hyphens and capitals don’t matter."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </WriteForm>
      {example === null ? null : (
        <Notice tone="quiet">
          <p>In this demo, try {example}.</p>
        </Notice>
      )}
      <p>
        No code? <Link to={`${paths.cashback}#offers`}>Pick your offer from the list</Link>
      </p>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
