import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { EmailField } from "~/ui/forms/field";
import { resetForm } from "~/features/account/forms.server";
import MailSent from "~/features/account/mail-sent";
import { readSent, sentHref } from "~/features/account/sent-address";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { paths } from "~/paths";
import { unlisted, type RouteFacts } from "~/route-facts";
import { metaOf } from "~/site/page-meta";
import UnsentMail, { NoMail } from "~/site/unsent-mail";
import ErrorSummary from "~/ui/forms/error-summary";
import WriteForm, { usePageForm } from "~/ui/forms/write-form";

export const meta = metaOf<typeof loader>(() => ({
  title: "Choose a new password",
  description: "Get a link to choose a new password.",
  path: paths.resetPassword,
  withoutData: true,
}));

export const loader = ({ request }: LoaderFunctionArgs) => ({ sent: readSent(request), form: openForm(resetForm) });

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request, resetForm);
  const outcome = form.ok ? await context.api.auth.askForReset(form.data) : form;
  return outcome.ok ? redirect(sentHref(paths.resetPassword, outcome.data), 303) : formAnswer(outcome, form.values);
}

export const handle: RouteFacts = { page: ["account", "reset password"], ...unlisted, writes: ["sign-up"] };

export default function ResetPage() {
  const { sent, form } = usePageForm<typeof loader>();
  if (sent !== null) {
    return (
      <MailSent
        mail={sent}
        again={paths.resetPassword}
        unsent={<UnsentMail>If the address has an account, a message with a link for a new password</UnsentMail>}
      >
        <p>We’ve sent you a message. If the address has an account, there’s a link in it for a new password.</p>
      </MailSent>
    );
  }
  return (
    <div className="wrap account-page stack">
      <h1>Choose a new password</h1>
      <ErrorSummary errors={form.errors} />
      <p>Tell us the email address of your account, and we’ll send you a link.</p>
      <NoMail>You’ll need them to give you the link.</NoMail>
      <WriteForm form={form} hidden={["key"]} submit={["Send me a link", "Sending…"]} className="stack">
        <EmailField {...form.field("email")} label="Email address" />
      </WriteForm>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
