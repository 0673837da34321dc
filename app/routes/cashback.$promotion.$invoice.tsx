import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useEffect } from "react";
import { cutText } from "#contracts/text/cut-text";
import BeginClaim from "~/features/cashback/begin-claim";
import { beginClaim, shownBeginForm } from "~/features/cashback/claim-draft.server";
import { beginForm } from "~/features/cashback/forms.server";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { paths } from "~/paths";
import { unlisted, type RouteFacts } from "~/route-facts";
import { linksTo, metaOf } from "~/site/page-meta";
import { ClaimNeedsMail } from "~/site/unsent-mail";
import stylesheet from "~/styles/cashback.css?url";
import { usePageForm } from "~/ui/forms/write-form";

export const handle: RouteFacts = {
  page: ["cash back", "begin claim"],
  ...unlisted,
  secret: "invoice",
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
  return {
    offer,
    today,
    form: openForm(beginForm, { store: offer.seller, invoice: cutText(params.invoice ?? "", 60) }),
  };
}

export async function action(args: ActionFunctionArgs) {
  const form = await readForm(args.request, await shownBeginForm(args));
  const begun = form.ok ? await beginClaim(args, form.data) : form;
  return begun.ok ? redirect(paths.claimProof(begun.data.token), 303) : formAnswer(begun, form.values);
}

/** Stores may link to it. No page of ours does: where scripts run, the number is out of the address at once. */
export default function ClaimInvoicePage() {
  const shown = usePageForm<typeof loader>();
  useEffect(() => history.replaceState(history.state, "", paths.claimOffer(shown.offer.slug)), [shown.offer.slug]);
  return <BeginClaim {...shown} notice={<ClaimNeedsMail />} />;
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
