import { json, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import DeadLink from "~/features/account/dead-link";
import { confirmForm } from "~/features/account/forms.server";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { paths } from "~/paths";
import { privatePaths } from "~/private-paths";
import { pageMeta } from "~/site/page-meta";
import ErrorSummary from "~/ui/forms/error-summary";
import WriteForm, { useFormAnswer } from "~/ui/forms/write-form";

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, () => ({
    title: "Confirm your new email address",
    description: "Confirm your new email address.",
    withoutData: true,
    noindex: true,
  }));

/** For whoever has the link, who may be logged out here. Opening it changes nothing. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const link = await context.api.auth.link(params.token ?? "");
  const email = link?.purpose === "address" ? link.email : null;
  return json({ email, form: openForm(confirmForm) }, email === null && !context.afterForm ? 404 : 200);
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const { values } = await readForm(request, confirmForm);
  const outcome = await context.api.account.confirmEmail(params.token ?? "");
  return outcome.ok ? redirect(`${paths.viewProfile}?done=email`, 303) : formAnswer(outcome, values);
}

export default function ConfirmEmailPage() {
  const { email, form: opened } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const form = useFormAnswer(opened, answer);
  if (email === null && answer === undefined)
    return <DeadLink again={privatePaths.changeEmail} words="Ask for a new link" />;
  return (
    <div className="wrap account-page stack">
      <h1>Confirm your new email address</h1>
      <ErrorSummary errors={form.errors} />
      {email === null ? null : (
        <p>
          From now on you’ll log in with <strong className="any-break">{email}</strong>.
        </p>
      )}
      <WriteForm form={form} submit={["Confirm this address", "Confirming…"]} />
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
