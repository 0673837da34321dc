import { json, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData } from "@remix-run/react";
import DeadLink from "~/features/account/dead-link";
import { confirmSignUpForm } from "~/features/account/forms.server";
import JoinedList, { joinedWords } from "~/features/account/joined-list";
import KnownUsername from "~/features/account/known-username";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { safeRedirect } from "~/http/safe-redirect.server";
import { paths } from "~/paths";
import { byLink, type RouteFacts } from "~/route-facts";
import { metaOf } from "~/site/page-meta";
import ErrorSummary from "~/ui/forms/error-summary";
import PasswordField from "~/ui/forms/password-field";
import WriteForm, { usePageForm } from "~/ui/forms/write-form";

export const handle: RouteFacts = { page: ["account", "confirm sign up"], ...byLink, private: "secret" };

export const meta = metaOf<typeof loader>(() => ({
  title: "Confirm your account",
  description: "Confirm your email address.",
  withoutData: true,
}));

/** Opening the link changes nothing: mail programs do so to look where it leads. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const link = await context.api.auth.link(params.token ?? "");
  const email = link?.purpose === "sign-up" ? link.email : null;
  const joins = link?.purpose === "sign-up" ? link.joins : null;
  // After a form that failed the page has to be shown whatever became of the link.
  return json({ email, joins, form: openForm(confirmSignUpForm) }, email === null && !context.afterForm ? 404 : 200);
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const form = await readForm(request, confirmSignUpForm);
  const outcome = form.ok ? await context.api.auth.confirmSignUp(params.token ?? "", form.data.password) : form;
  if (!outcome.ok) return formAnswer(outcome, form.values);
  const next = safeRedirect(outcome.data.next, context.site.origin);
  return redirect(next === paths.home ? `${paths.viewProfile}?done=welcome` : next, 303);
}

export default function ConfirmSignUpPage() {
  const { email, joins, form } = usePageForm<typeof loader>();
  const answer = useActionData<typeof action>();
  if (email === null && answer === undefined) return <DeadLink again={paths.signUp} words="Sign up again" />;
  const joined = joins === null ? null : joinedWords(joins);
  return (
    <div className="wrap account-page stack">
      <h1>Confirm your account</h1>
      <ErrorSummary errors={form.errors} />
      {email === null ? null : (
        <p>
          Is <strong className="any-break">{email}</strong> yours, and did you ask for an account? Then enter the
          password you chose, and we’ll log you in.
        </p>
      )}
      {joined === null ? null : (
        <>
          <p>We’ll also add what you sent us before: {joined}.</p>
          <JoinedList {...joins!} />
        </>
      )}
      <WriteForm form={form} submit={["Confirm and log in", "Confirming…"]} className="stack">
        {email === null ? null : <KnownUsername email={email} />}
        <PasswordField
          {...form.field("password")}
          key={form.times}
          label="The password you chose"
          autoComplete="current-password"
        />
      </WriteForm>
      <p>
        Didn’t choose one? Someone else may have used your address. <Link to={paths.signUp}>Start again</Link>
      </p>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
