import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { EmailField } from "~/ui/forms/field";
import { changeEmailForm } from "~/features/account/forms.server";
import MailSent from "~/features/account/mail-sent";
import { readSent, sentHref } from "~/features/account/sent-address";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { paths } from "~/paths";
import { forMembers, type RouteFacts } from "~/route-facts";
import { metaOf } from "~/site/page-meta";
import UnsentMail, { NoMail } from "~/site/unsent-mail";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import ErrorSummary from "~/ui/forms/error-summary";
import PasswordField from "~/ui/forms/password-field";
import WriteForm, { usePageForm } from "~/ui/forms/write-form";

export const handle: RouteFacts = {
  page: ["account", "change email address"],
  ...forMembers,
  private: "secret",
  crumbs: crumbsTo("Email address", { label: "Your account", href: paths.viewProfile }),
};

export const meta = metaOf<typeof loader>(() => ({
  title: "Change your email address",
  description: "Log in with another email address.",
  path: paths.changeEmail,
  withoutData: true,
}));

export async function loader({ request }: LoaderFunctionArgs) {
  return { sent: readSent(request), form: openForm(changeEmailForm) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request, changeEmailForm);
  const outcome = form.ok ? await context.api.account.changeEmail(form.data) : form;
  return outcome.ok ? redirect(sentHref(paths.changeEmail, outcome.data), 303) : formAnswer(outcome, form.values);
}

export default function ChangeEmailPage() {
  const { sent, form } = usePageForm<typeof loader>();
  if (sent !== null) {
    return (
      <MailSent
        mail={sent}
        again={paths.changeEmail}
        unsent={<UnsentMail>The message with the link to confirm your new address</UnsentMail>}
      >
        <p>
          We’ve written to your new address. Open the link in that message within 24 hours. Until then nothing changes.
        </p>
      </MailSent>
    );
  }
  return (
    <div className="wrap account-page stack">
      <Breadcrumbs />
      <h1>Change your email address</h1>
      <ErrorSummary errors={form.errors} />
      <p>We’ll send a link to the new address, and tell the old one.</p>
      <NoMail>You’ll need them to give you the link.</NoMail>
      <WriteForm form={form} hidden={["key"]} submit={["Send the link", "Sending…"]} className="stack">
        <EmailField {...form.field("email")} label="New email address" autoComplete="email" />
        <PasswordField {...form.field("password")} key={form.times} label="Password" autoComplete="current-password" />
      </WriteForm>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
