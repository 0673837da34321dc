import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { afterStep, draftOf } from "~/features/cashback/claim-draft.server";
import ClaimHead from "~/features/cashback/claim-head";
import { firstPayeeForm, payeeForm } from "~/features/cashback/forms.server";
import PayeeFields from "~/features/cashback/payee-fields";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { byLink, type RouteFacts } from "~/route-facts";
import { paths } from "~/paths";
import { linksTo, metaOf } from "~/site/page-meta";
import stylesheet from "~/styles/cashback.css?url";
import { choiceId } from "~/ui/forms/choices";
import { errorsAt } from "~/ui/forms/error-summary";
import WriteForm, { usePageForm } from "~/ui/forms/write-form";

export const handle: RouteFacts = { page: ["cash back", "claim payment"], ...byLink, private: "money" };

export const meta = metaOf<typeof loader>(() => ({
  title: "Where the money goes",
  description: "Step 3 of your cash back claim.",
}));

export const links = linksTo(stylesheet);

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { payee } = await draftOf(context, params.token);
  const { name, last_four, ...rest } = payee ?? { name: null, last_four: null };
  const known = Object.entries({ ...rest, payee_name: name }).filter(([, value]) => value !== null);
  const form = openForm(payeeForm, Object.fromEntries(known) as Record<string, string>);
  const kept = payee?.method === "ach" ? { lastFour: last_four } : null;
  return { token: params.token ?? "", kept, form };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const token = params.token ?? "";
  const claim = await context.api.ifAvailable(context.api.cashback.claim(token), null);
  const form = await readForm(request, claim === null || claim.payee?.method === "ach" ? payeeForm : firstPayeeForm);
  const outcome = form.ok ? await context.api.cashback.keepPayee(token, form.data) : form;
  if (!outcome.ok) return formAnswer(outcome, form.values, form.withheld);
  return redirect(await afterStep(context, token, paths.claimSend(token)), 303);
}

/** Links of the summary lead to the first choice of a group. */
const first: Readonly<Record<string, string>> = {
  method: choiceId("method", "ach"),
  account_kind: choiceId("account_kind", "checking"),
};

export default function ClaimPaymentPage() {
  const { token, kept, form } = usePageForm<typeof loader>();
  return (
    <div className="wrap claim-page stack">
      <ClaimHead step={3} token={token} errors={errorsAt(form.errors, first)} />
      <p>We’ll never ask for a card number or a password.</p>
      <WriteForm form={form} submit={["Save and continue", "Saving…"]} className="stack payee-form">
        <PayeeFields form={form} kept={kept} />
      </WriteForm>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
