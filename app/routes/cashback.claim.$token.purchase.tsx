import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { afterStep, draftOf, termsOf } from "~/features/cashback/claim-draft.server";
import ClaimHead from "~/features/cashback/claim-head";
import { purchaseForm, underOffer } from "~/features/cashback/forms.server";
import PurchaseFields from "~/features/cashback/purchase-fields";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { byLink, type RouteFacts } from "~/route-facts";
import { paths } from "~/paths";
import { linksTo, metaOf } from "~/site/page-meta";
import stylesheet from "~/styles/cashback.css?url";
import { currencyText } from "~/ui/forms/currency";
import WriteForm, { usePageForm } from "~/ui/forms/write-form";

export const handle: RouteFacts = { page: ["cash back", "claim purchase"], ...byLink, private: "money" };

export const meta = metaOf<typeof loader>(() => ({
  title: "What you bought",
  description: "Step 1 of your cash back claim.",
}));

export const links = linksTo(stylesheet);

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { product, store, invoice, bought_on, price_cents, offer } = await draftOf(context, params.token);
  const values = { product, store, invoice, bought_on, price: currencyText(price_cents) };
  return { token: params.token ?? "", minimum: offer.minimum_cents, form: openForm(purchaseForm, values) };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const token = params.token ?? "";
  const form = await readForm(request, underOffer(purchaseForm, await termsOf(context, token)));
  const outcome = form.ok ? await context.api.cashback.changePurchase(token, form.data) : form;
  if (!outcome.ok) return formAnswer(outcome, form.values);
  return redirect(await afterStep(context, token, paths.claimProof(token)), 303);
}

export default function ClaimPurchasePage() {
  const { token, minimum, form } = usePageForm<typeof loader>();
  return (
    <div className="wrap claim-page stack">
      <ClaimHead step={1} token={token} errors={form.errors} />
      <WriteForm form={form} submit={["Save and continue", "Saving…"]} className="stack">
        <PurchaseFields form={form} minimumCents={minimum} />
      </WriteForm>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
