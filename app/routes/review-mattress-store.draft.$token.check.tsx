import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import CheckPage, { checkTitle } from "~/features/review-drafts/check-page";
import { afterSending, asksForEmail, openWholeDraft, sendDraft } from "~/features/review-drafts/draft.server";
import { guestSendForm, sendForm } from "~/features/review-drafts/forms.server";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { byLink, type RouteFacts } from "~/route-facts";
import { linksTo, metaOf } from "~/site/page-meta";
import { ReviewNeedsMail } from "~/site/unsent-mail";
import stylesheet from "~/styles/write-review.css?url";
import { usePageForm } from "~/ui/forms/write-form";

export const handle: RouteFacts = {
  page: ["review", "check store review"],
  ...byLink,
  private: "secret",
  reads: "texts",
};

export const meta = metaOf<typeof loader>(({ steps }) => ({
  title: checkTitle("store review", steps),
  description: "Everything you wrote on one page.",
  withoutData: true,
}));

export const links = linksTo(stylesheet);

export async function loader(args: LoaderFunctionArgs) {
  const open = await openWholeDraft(args, "store");
  const author = open.draft?.fields.author;
  return { ...open, form: openForm(open.draft?.needs_email === false ? sendForm : guestSendForm, { author }) };
}

export async function action(args: ActionFunctionArgs) {
  const form = await readForm(args.request, (await asksForEmail(args)) ? guestSendForm : sendForm);
  const sent = form.ok ? await sendDraft(args, form.data) : form;
  return sent.ok ? redirect(afterSending("store", sent.data), 303) : formAnswer(sent, form.values);
}

export default function CheckStorePage() {
  return <CheckPage {...usePageForm<typeof loader>()} notice={<ReviewNeedsMail />} />;
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
