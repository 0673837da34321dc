import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { joinForm } from "~/features/account/forms.server";
import JoinedList, { joinedWords } from "~/features/account/joined-list";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { paths } from "~/paths";
import { forMembers, type RouteFacts } from "~/route-facts";
import { metaOf } from "~/site/page-meta";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import ErrorSummary from "~/ui/forms/error-summary";
import WriteForm, { usePageForm } from "~/ui/forms/write-form";

export const meta = metaOf<typeof loader>(() => ({
  title: "Sent without logging in",
  description: "Add what you sent without logging in to your account.",
  path: paths.writtenBefore,
  withoutData: true,
}));

export async function loader({ context }: LoaderFunctionArgs) {
  return { written: await context.api.account.writtenBefore(), form: openForm(joinForm) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request, joinForm);
  const outcome = await context.api.account.joinWrittenBefore();
  return outcome.ok ? redirect(`${paths.viewProfile}?done=joined`, 303) : formAnswer(outcome, form.values);
}

export const handle: RouteFacts = {
  page: ["account", "written before"],
  ...forMembers,
  crumbs: crumbsTo("Sent without logging in", { label: "Your account", href: paths.viewProfile }),
};

export default function WrittenBeforePage() {
  const { written, form } = usePageForm<typeof loader>();
  const joined = joinedWords(written);
  return (
    <div className="wrap account-page stack">
      <Breadcrumbs />
      <h1>Sent without logging in</h1>
      <ErrorSummary errors={form.errors} />
      {joined === null ? (
        <p>Everything you’ve sent us from your email address is on your account.</p>
      ) : (
        <>
          <p>You sent this from your email address while you weren’t logged in, {joined}:</p>
          <JoinedList {...written} />
          <p>
            On your account you’ll find it without the link we mailed you. It goes with the account if you ever delete
            that.
          </p>
          <WriteForm form={form} submit={["Add it to my account", "Adding…"]} />
        </>
      )}
      <p>
        <Link to={paths.viewProfile}>Back to your account</Link>
      </p>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
