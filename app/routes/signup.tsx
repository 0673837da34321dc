import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { leastPassword } from "#contracts/vocabulary/account";
import { signUpForm } from "~/features/account/forms.server";
import MailSent from "~/features/account/mail-sent";
import { readSent, sentHref } from "~/features/account/sent-address";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { safeRedirect } from "~/http/safe-redirect.server";
import { paths } from "~/paths";
import { unlisted, type RouteFacts } from "~/route-facts";
import { metaOf } from "~/site/page-meta";
import UnsentMail, { NoMail } from "~/site/unsent-mail";
import ErrorSummary from "~/ui/forms/error-summary";
import Field, { EmailField } from "~/ui/forms/field";
import PasswordField from "~/ui/forms/password-field";
import WriteForm, { usePageForm } from "~/ui/forms/write-form";

export const handle: RouteFacts = { page: ["account", "sign up"], ...unlisted, private: "secret", writes: ["sign-up"] };

export const meta = metaOf<typeof loader>(() => ({
  title: "Create an account",
  description: "An account keeps how you sleep and the matches you save.",
  path: paths.signUp,
  withoutData: true,
}));

export async function loader({ context, request }: LoaderFunctionArgs) {
  const next = safeRedirect(new URL(request.url).searchParams.get("next"), context.site.origin);
  return { sent: readSent(request), form: openForm(signUpForm, { next }) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request, signUpForm);
  const next = safeRedirect(form.values.next, context.site.origin);
  const outcome = form.ok ? await context.api.auth.signUp({ ...form.data, next }) : form;
  return outcome.ok
    ? redirect(sentHref(paths.signUp, outcome.data), 303)
    : formAnswer(outcome, { ...form.values, next });
}

export default function SignUpPage() {
  const { sent, form } = usePageForm<typeof loader>();
  if (sent !== null) {
    return (
      <MailSent
        mail={sent}
        again={paths.signUp}
        unsent={<UnsentMail>The message with the link that opens your account</UnsentMail>}
      >
        <p>
          We’ve sent you a message. Open the link in it and enter the password you chose, and your account is ready.
        </p>
      </MailSent>
    );
  }
  return (
    <div className="wrap account-page stack stack--loose">
      <div className="stack">
        <h1>Create an account</h1>
        <ErrorSummary errors={form.errors} />
        <p>
          It’s free. We’ll remember how you sleep, so you don’t have to tell us again, and keep the matches you save.
          You don’t need an account to read or to take the quiz.
        </p>
        <NoMail>You’ll need them to give you the link that confirms your address.</NoMail>
      </div>
      <WriteForm
        form={form}
        hidden={["key", "next"]}
        submit={["Create my account", "Creating your account…"]}
        className="stack"
      >
        <Field {...form.field("first_name")} label="First name" autoComplete="given-name" />
        <EmailField {...form.field("email")} label="Email address" hint="We’ll send you a link to confirm it." />
        <PasswordField
          {...form.field("password")}
          key={form.times}
          label="Password"
          hint={`${leastPassword} characters or more. Four words that don’t belong together are easy to remember.`}
          autoComplete="new-password"
        />
      </WriteForm>
      <p>
        Already have an account? <Link to={paths.signInThen(form.values.next ?? paths.home)}>Log in</Link>
      </p>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
