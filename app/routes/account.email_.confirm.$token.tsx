import { json, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData } from "@remix-run/react";
import DeadLink from "~/features/account/dead-link";
import { confirmEmailForm } from "~/features/account/forms.server";
import JoinedList, { joinedWords } from "~/features/account/joined-list";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { paths } from "~/paths";
import type { RouteFacts } from "~/route-facts";
import { metaOf } from "~/site/page-meta";
import ErrorSummary from "~/ui/forms/error-summary";
import PasswordField from "~/ui/forms/password-field";
import WriteForm, { usePageForm } from "~/ui/forms/write-form";
import Notice from "~/ui/notice";

export const handle: RouteFacts = {
  page: ["account", "confirm email address"],
  access: "link",
  listing: "closed",
  secret: "token",
  private: "secret",
};

export const meta = metaOf<typeof loader>(() => ({
  title: "Confirm your new email address",
  description: "Confirm your new email address.",
  withoutData: true,
}));

/** For whoever has the link, who may be logged out here, or not be who asked for it. Opening it changes nothing. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const link = await context.api.auth.link(params.token ?? "");
  const asked = link?.purpose === "address" ? link : null;
  const here = paths.signInThen(paths.confirmEmail(params.token ?? ""));
  const answer = { link: asked, logIn: here, form: openForm(confirmEmailForm) };
  return json(answer, asked === null && !context.afterForm ? 404 : 200);
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const form = await readForm(request, confirmEmailForm);
  const outcome = form.ok ? await context.api.account.confirmEmail(params.token ?? "", form.data.password) : form;
  return outcome.ok ? redirect(`${paths.viewProfile}?done=email`, 303) : formAnswer(outcome, form.values);
}

export default function ConfirmEmailPage() {
  const { link, logIn, form } = usePageForm<typeof loader>();
  const answer = useActionData<typeof action>();
  if (link === null && answer === undefined) return <DeadLink again={paths.changeEmail} words="Ask for a new link" />;
  const joined = link === null || link.joins === null ? null : joinedWords(link.joins);
  const own = link?.signed_in === "own";
  return (
    <div className="wrap account-page stack">
      <h1>Confirm your new email address</h1>
      <ErrorSummary errors={form.errors} />
      {link === null ? null : own ? (
        <p>
          From now on you’ll log in with <strong className="any-break">{link.email}</strong>.
        </p>
      ) : (
        <p>
          Someone asked to log in to their account with <strong className="any-break">{link.email}</strong> from now on.
          Was it you? Then enter that account’s password, and we’ll log you in.
        </p>
      )}
      {link?.signed_in === "other" ? (
        <Notice title="You’re logged in to another account">
          <p>This link isn’t for the account you’re using here. That one stays as it is.</p>
        </Notice>
      ) : null}
      {joined === null ? null : (
        <>
          <p>The account also gets what was sent from this address without logging in, {joined}:</p>
          <JoinedList {...link!.joins!} />
        </>
      )}
      <WriteForm form={form} submit={["Confirm this address", "Confirming…"]} className="stack">
        {own ? null : (
          <PasswordField
            {...form.field("password")}
            required
            key={form.times}
            label="The account’s password"
            autoComplete="current-password"
          />
        )}
      </WriteForm>
      {own || link === null ? null : (
        <>
          <p>
            Don’t want to enter it here? <Link to={logIn}>Log in to the account first</Link>
          </p>
          <p>If it wasn’t you, close this page. Nothing happens without that password.</p>
        </>
      )}
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
