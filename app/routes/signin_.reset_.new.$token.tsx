import { json, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { leastPassword } from "#contracts/vocabulary/account";
import DeadLink from "~/features/account/dead-link";
import { newPasswordForm } from "~/features/account/forms.server";
import KnownUsername from "~/features/account/known-username";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { paths } from "~/paths";
import { byLink, type RouteFacts } from "~/route-facts";
import { metaOf } from "~/site/page-meta";
import ErrorSummary from "~/ui/forms/error-summary";
import PasswordField from "~/ui/forms/password-field";
import WriteForm, { usePageForm } from "~/ui/forms/write-form";

export const handle: RouteFacts = { page: ["account", "new password"], ...byLink, private: "secret" };

export const meta = metaOf<typeof loader>(() => ({
  title: "Choose a new password",
  description: "Choose a new password for your account.",
  withoutData: true,
}));

export async function loader({ context, params }: LoaderFunctionArgs) {
  const link = await context.api.auth.link(params.token ?? "");
  const email = link?.purpose === "reset" ? link.email : null;
  // After a form that failed the page has to be shown whatever became of the link.
  return json({ email, form: openForm(newPasswordForm) }, email === null && !context.afterForm ? 404 : 200);
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const form = await readForm(request, newPasswordForm);
  const outcome = form.ok ? await context.api.auth.setPassword(params.token ?? "", form.data.password) : form;
  return outcome.ok ? redirect(paths.home, 303) : formAnswer(outcome, form.values);
}

export default function NewPasswordPage() {
  const { email, form } = usePageForm<typeof loader>();
  const answer = useActionData<typeof action>();
  if (email === null && answer === undefined) return <DeadLink again={paths.resetPassword} words="Get a new link" />;
  return (
    <div className="wrap account-page stack">
      <h1>Choose a new password</h1>
      <ErrorSummary errors={form.errors} />
      {email === null ? null : (
        <p>
          For the account of <strong className="any-break">{email}</strong>. We’ll log you in here, and log you out
          everywhere else.
        </p>
      )}
      <WriteForm form={form} submit={["Save my new password", "Saving…"]} className="stack">
        {email === null ? null : <KnownUsername email={email} />}
        <PasswordField
          {...form.field("password")}
          key={form.times}
          label="New password"
          hint={`${leastPassword} characters or more. Four words that don’t belong together are easy to remember.`}
          autoComplete="new-password"
        />
      </WriteForm>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
