import { formatMoney } from "#contracts/english";
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { draftOf, nextStep } from "~/features/cashback/claim-draft.server";
import ClaimFacts from "~/features/cashback/claim-facts";
import ClaimHead from "~/features/cashback/claim-head";
import { guestSendForm, sendForm } from "~/features/cashback/forms.server";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { paths } from "~/paths";
import { byLink, type RouteFacts } from "~/route-facts";
import { pageLayer } from "~/site/analytics/page-layer";
import { linksTo, metaOf } from "~/site/page-meta";
import { useRootData } from "~/site/root-data";
import { ClaimNeedsMail } from "~/site/unsent-mail";
import stylesheet from "~/styles/cashback.css?url";
import Choices, { choiceId } from "~/ui/forms/choices";
import { errorsAt } from "~/ui/forms/error-summary";
import Field from "~/ui/forms/field";
import WriteForm, { usePageForm } from "~/ui/forms/write-form";

export const handle: RouteFacts = { page: ["cash back", "send claim"], ...byLink, private: "money" };

export const meta = metaOf<typeof loader>(() => ({
  title: "Check and send",
  description: "Step 4 of your cash back claim.",
}));

export const links = linksTo(stylesheet);

export async function loader({ context, params }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  const claim = await draftOf(context, token);
  if (nextStep(token, claim) !== paths.claimSend(token) && !context.afterForm) throw redirect(nextStep(token, claim));
  const { name, phone, email, payee } = claim;
  const known = { name: name ?? payee?.name ?? "", phone: phone ?? "", email: email ?? "" };
  const layer = pageLayer(context, () => ({ promotion: claim.offer.slug }));
  return { token, claim, form: openForm(claim.signed_in ? sendForm : guestSendForm, known), layer };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const { cashback, ifAvailable } = context.api;
  const claim = await ifAvailable(cashback.claim(params.token ?? ""), null);
  const form = await readForm(request, claim?.signed_in === false ? guestSendForm : sendForm);
  const outcome = form.ok ? await cashback.send(params.token ?? "", form.data) : form;
  if (!outcome.ok) return formAnswer(outcome, form.values);
  const { token, state, mail, already } = outcome.data;
  if (state !== "draft" && !already) context.figures.did("claim-sent");
  return redirect(state === "draft" ? `${paths.cashbackThanks}?sent=${mail}` : `${paths.claim(token)}?done=sent`, 303);
}

export default function ClaimSendPage() {
  const { token, claim, form } = usePageForm<typeof loader>();
  const { noMail } = useRootData();
  return (
    <div className="wrap claim-page stack">
      <ClaimHead step={4} token={token} errors={errorsAt(form.errors, { agree: choiceId("agree", "yes") })} />
      <p>
        If the store confirms the sale, the money is yours: <strong>{formatMoney(claim.promised.back_cents)}</strong>.
        The store pays us {formatMoney(claim.promised.paid_us_cents)} for the sale, and we keep{" "}
        {formatMoney(claim.promised.kept_cents)}.
      </p>
      <ClaimFacts claim={claim} />
      {claim.signed_in ? null : <ClaimNeedsMail />}
      <WriteForm
        form={form}
        submit={["Send my claim", "Sending…"]}
        className="stack"
        data-cta="local-rebate-best-finished-redeem"
      >
        <Field {...form.field("name")} label="Your name" autoComplete="name" />
        {claim.signed_in ? (
          <p className="small soft">
            {noMail
              ? "This site isn’t set up to send email. Your account’s page shows where your claim is."
              : "We’ll write to the email address of your account."}
          </p>
        ) : (
          <Field
            {...form.field("email")}
            type="email"
            label="Email address"
            hint="We’ll send you a link to confirm it, and write whenever something changes."
            autoComplete="email"
          />
        )}
        <Field
          {...form.field("phone")}
          type="tel"
          label="Phone number (optional)"
          hint="In case a check comes back, like (208) 555-0147"
          autoComplete="tel"
        />
        <Choices
          {...form.choice("agree")}
          legend="Before you send it"
          choices={[{ value: "yes", label: "What I’ve told you is true, and I’ve bought the mattress for myself" }]}
          several
        />
      </WriteForm>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
