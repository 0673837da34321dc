import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { kindsShownAsOn, mailForm, shownAsOn } from "~/features/account/forms.server";
import AlwaysSent from "~/features/account/mail/always-sent";
import MailChoice from "~/features/account/mail/mail-choice";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { paths } from "~/paths";
import { forMembers, type RouteFacts } from "~/route-facts";
import { metaOf } from "~/site/page-meta";
import { useRootData } from "~/site/root-data";
import { NoMail } from "~/site/unsent-mail";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import ErrorSummary from "~/ui/forms/error-summary";
import { usePageForm } from "~/ui/forms/write-form";
import Notice from "~/ui/notice";
import Section from "~/ui/page/section";

export const meta = metaOf<typeof loader>(() => ({
  title: "Email settings",
  description: "Which emails you get, and at which address.",
  path: paths.emailSettings,
  withoutData: true,
}));

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { email, new_email, mails } = await context.api.account.show();
  const on = mails.filter((mail) => mail.on).map(({ kind }) => kind as string);
  const saved = new URL(request.url).searchParams.has("saved");
  return { email, newEmail: new_email, saved, form: openForm(mailForm, { on, was: shownAsOn(on) }) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request, mailForm);
  const outcome = form.ok ? await context.api.account.chooseMail(form.data.on, kindsShownAsOn(form.data.was)) : form;
  return outcome.ok ? redirect(`${paths.emailSettings}?saved=1`, 303) : formAnswer(outcome, form.values);
}

export const handle: RouteFacts = {
  page: ["account", "email settings"],
  ...forMembers,
  crumbs: crumbsTo("Email settings", { label: "Your account", href: paths.viewProfile }),
};

export default function EmailSettingsPage() {
  const { email, newEmail, saved, form } = usePageForm<typeof loader>();
  const { noMail } = useRootData();
  return (
    <div className="wrap account-page stack stack--sections">
      <header className="stack">
        <Breadcrumbs />
        {saved && form.errors.length === 0 ? <Notice tone="good" title="Saved" role="status" /> : null}
        <h1>Email settings</h1>
        <ErrorSummary errors={form.errors} />
        <NoMail />
      </header>
      <Section name="address" title="Your address" headingClass="text-xl">
        <p className="any-break">
          {noMail ? "You log in with " : "We write to "}
          {email}
          {noMail ? "." : ", and you log in with it."}
        </p>
        {newEmail === null ? null : <p className="any-break">{newEmail} waits to be confirmed.</p>}
        <ul className="stack stack--tight">
          <li>
            <Link to={paths.changeEmail}>Change your email address</Link>
          </li>
          <li>
            <Link to={paths.changePassword}>Change your password</Link>
          </li>
        </ul>
      </Section>
      <MailChoice form={form} />
      <Section name="always" title="What we always send" headingClass="text-xl">
        <ul className="bullets">
          <AlwaysSent />
        </ul>
      </Section>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
