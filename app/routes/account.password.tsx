import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { leastPassword } from "#contracts/vocabulary/account";
import { changePasswordForm } from "~/features/account/forms.server";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { paths } from "~/paths";
import { forMembers, type RouteFacts } from "~/route-facts";
import { metaOf } from "~/site/page-meta";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import ErrorSummary from "~/ui/forms/error-summary";
import PasswordField from "~/ui/forms/password-field";
import WriteForm, { usePageForm } from "~/ui/forms/write-form";

export const handle: RouteFacts = {
  page: ["account", "change password"],
  ...forMembers,
  private: "secret",
  crumbs: crumbsTo("Password", { label: "Your account", href: paths.viewProfile }),
};

export const meta = metaOf<typeof loader>(() => ({
  title: "Change your password",
  description: "Choose another password.",
  path: paths.changePassword,
  withoutData: true,
}));

export async function loader() {
  return { form: openForm(changePasswordForm) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request, changePasswordForm);
  const outcome = form.ok ? await context.api.account.changePassword(form.data) : form;
  return outcome.ok ? redirect(`${paths.viewProfile}?done=password`, 303) : formAnswer(outcome, form.values);
}

export default function ChangePasswordPage() {
  const { form } = usePageForm<typeof loader>();
  return (
    <div className="wrap account-page stack">
      <Breadcrumbs />
      <h1>Change your password</h1>
      <ErrorSummary errors={form.errors} />
      <p>You’ll stay logged in here, and we’ll log you out everywhere else.</p>
      <WriteForm form={form} submit={["Save my new password", "Saving…"]} className="stack">
        <PasswordField
          {...form.field("current_password")}
          key={`current ${form.times}`}
          label="Current password"
          autoComplete="current-password"
        />
        <PasswordField
          {...form.field("password")}
          key={`new ${form.times}`}
          label="New password"
          hint={`${leastPassword} characters or more. Four words that don’t belong together are easy to remember.`}
          autoComplete="new-password"
        />
      </WriteForm>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
