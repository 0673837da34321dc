import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { sessionForm } from "~/features/account/forms.server";
import SessionList from "~/features/account/session-list";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { paths } from "~/paths";
import { forMembers, type RouteFacts } from "~/route-facts";
import { metaOf } from "~/site/page-meta";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import ErrorSummary from "~/ui/forms/error-summary";
import { usePageForm } from "~/ui/forms/write-form";
import Notice from "~/ui/notice";
import NewestOf from "~/ui/page/newest-of";

export const handle: RouteFacts = {
  page: ["account", "sessions"],
  ...forMembers,
  private: "secret",
  crumbs: crumbsTo("Where you’re logged in", { label: "Your account", href: paths.viewProfile }),
};

export const meta = metaOf<typeof loader>(() => ({
  title: "Where you’re logged in",
  description: "Browsers that are logged in to your account.",
  path: paths.sessions,
  withoutData: true,
}));

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { sessions, session_count: count } = await context.api.account.show();
  return { sessions, count, ended: new URL(request.url).searchParams.has("ended"), form: openForm(sessionForm) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request, sessionForm);
  const outcome = form.ok ? await context.api.account.endSession(form.data.session) : form;
  return outcome.ok ? redirect(`${paths.sessions}?ended=1`, 303) : formAnswer(outcome, form.values);
}

export default function SessionsPage() {
  const { sessions, count, ended, form } = usePageForm<typeof loader>();
  return (
    <div className="wrap account-page stack">
      <Breadcrumbs />
      {ended && form.errors.length === 0 ? <Notice tone="good" title="Logged out there" role="status" /> : null}
      <h1>Where you’re logged in</h1>
      <ErrorSummary errors={form.errors} />
      <p>Don’t recognize one? Log it out, then change your password.</p>
      <NewestOf shown={sessions.length} count={count} />
      <SessionList sessions={sessions} />
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
