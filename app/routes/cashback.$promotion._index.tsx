import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import BeginClaim from "~/features/cashback/begin-claim";
import { beginForm } from "~/features/cashback/forms.server";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { paths } from "~/paths";
import type { RouteFacts } from "~/route-facts";
import { linksTo, metaOf } from "~/site/page-meta";
import { ClaimNeedsMail } from "~/site/unsent-mail";
import stylesheet from "~/styles/cashback.css?url";
import { useFormAnswer } from "~/ui/forms/write-form";

export const handle: RouteFacts = {
  page: ["cash back", "begin claim"],
  access: "everyone",
  listing: "noindex",
  private: "money",
  writes: ["save"],
};

export const meta = metaOf<typeof loader>(({ offer }) => ({
  title: `Claim cash back from ${offer.seller}`,
  description: "Tell us what you bought, send us the receipt, and say where the money should go.",
  path: paths.claimOffer(offer.slug),
}));

export const links = linksTo(stylesheet);

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { offer, today } = await context.api.cashback.offer(params.promotion ?? "");
  return { offer, today, form: openForm(beginForm, { store: offer.seller }) };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const form = await readForm(request, beginForm);
  const offer = params.promotion ?? "";
  const outcome = form.ok ? await context.api.cashback.begin({ ...form.data, offer }) : form;
  if (!outcome.ok) return formAnswer(outcome, form.values);
  if (!outcome.data.already) context.figures.did("claim-begun");
  return redirect(paths.claimProof(outcome.data.token), 303);
}

export default function ClaimOfferPage() {
  const { offer, today, form } = useLoaderData<typeof loader>();
  return (
    <BeginClaim
      offer={offer}
      today={today}
      form={useFormAnswer(form, useActionData<typeof action>())}
      notice={<ClaimNeedsMail />}
    />
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
