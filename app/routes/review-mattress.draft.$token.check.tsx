import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import CheckPage, { checkTitle } from "~/features/review-drafts/check-page";
import { afterSending, asksForEmail, openDraft, shownSteps, draftValues } from "~/features/review-drafts/draft.server";
import { guestSendForm, sendForm } from "~/features/review-drafts/forms.server";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import type { RouteFacts } from "~/route-facts";
import { linksTo, metaOf } from "~/site/page-meta";
import { ReviewNeedsMail } from "~/site/unsent-mail";
import stylesheet from "~/styles/write-review.css?url";
import { useFormAnswer } from "~/ui/forms/write-form";

export const handle: RouteFacts = {
  page: ["review", "check review"],
  access: "link",
  listing: "noindex",
  secret: "token",
  private: "secret",
  reads: "texts",
};

export const meta = metaOf<typeof loader>(({ steps }) => ({
  title: checkTitle("review", steps),
  description: "Everything you wrote on one page.",
  withoutData: true,
}));

export const links = linksTo(stylesheet);

export async function loader(args: LoaderFunctionArgs) {
  const open = await openDraft(args, "bed");
  const { draft, token } = open;
  const steps = draft === null ? [] : shownSteps({ draft, token });
  // From a step that is done to the one that isn't; whoever comes by another link sees all of it.
  const missing = steps.find(({ faults }) => faults.length > 0);
  if (missing !== undefined && new URL(args.request.url).searchParams.has("next") && !args.context.afterForm)
    throw redirect(missing.href);
  const { author } = draftValues(open);
  return { ...open, steps, form: openForm(draft?.needs_email === false ? sendForm : guestSendForm, { author }) };
}

export async function action(args: ActionFunctionArgs) {
  const { context, params, request } = args;
  const token = params.token ?? "";
  const form = (await asksForEmail(args)) ? await readForm(request, guestSendForm) : await readForm(request, sendForm);
  if (!form.ok) return formAnswer(form, form.values);
  const { author, email } = form.data;
  const sent = await context.api.reviewDrafts.send(token, { author, email });
  if (!sent.ok) return formAnswer(sent, form.values);
  if (sent.data.state === "waiting" && !sent.data.already) context.figures.did("review-sent");
  return redirect(afterSending("bed", sent.data), 303);
}

export default function CheckBedPage() {
  const { form: opened, ...shown } = useLoaderData<typeof loader>();
  const form = useFormAnswer<{ author?: string; email?: string; agree?: string[] }>(
    opened,
    useActionData<typeof action>(),
  );
  return <CheckPage {...shown} notice={<ReviewNeedsMail />} form={form} />;
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
