import {
  redirect,
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { confirmClaimForm } from "~/features/cashback/forms.server";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { paths } from "~/paths";
import { privatePaths } from "~/private-paths";
import { pageMeta } from "~/site/page-meta";
import stylesheet from "~/styles/cashback.css";
import JoinsAccount from "~/site/joins-account";
import ErrorSummary from "~/ui/forms/error-summary";
import WriteForm, { useFormAnswer } from "~/ui/forms/write-form";

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, () => ({
    title: "Send your claim",
    description: "Confirm your email address, which sends your claim.",
    withoutData: true,
    noindex: true,
  }));

export const links: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

/** Opening the link changes nothing: mail programs do so to look where it leads. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  const link = await context.api.optional(context.api.cashback.link(token), null);
  return { link, logIn: paths.signInThen(privatePaths.confirmClaim(token)), form: openForm(confirmClaimForm) };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const { values } = await readForm(request, confirmClaimForm);
  const outcome = await context.api.cashback.confirm(params.token ?? "");
  if (outcome.ok) return redirect(`${privatePaths.claim(outcome.data.token)}?done=sent`, 303);
  // This page has no field for an invoice that has been claimed meanwhile.
  const { invoice = [], ...errors } = outcome.errors;
  return formAnswer(
    { ...outcome, errors: { ...errors, non_field_errors: [...(errors.non_field_errors ?? []), ...invoice] } },
    values,
  );
}

export default function ConfirmClaimPage() {
  const { link, logIn, form: opened } = useLoaderData<typeof loader>();
  const form = useFormAnswer(opened, useActionData<typeof action>());
  return (
    <div className="wrap claim-page stack">
      <h1>Send your claim</h1>
      <ErrorSummary errors={form.errors} />
      {link === null ? (
        <p>Press the button to confirm your email address and send us your cash back claim.</p>
      ) : (
        <p className="any-break">
          Press the button to confirm your email address and send us your cash back claim for{" "}
          <strong>{link.product}</strong> from {link.seller}.
        </p>
      )}
      {link === null || link.sent ? null : link.joined && link.account !== "own" ? (
        <p>It’s on the account that you began it with.</p>
      ) : (
        <JoinsAccount account={link.account} what="claim" logIn={logIn} />
      )}
      <WriteForm form={form} submit={["Confirm and send my claim", "Sending…"]} />
      <p>
        Didn’t claim anything? Then do nothing. <Link to={paths.cashback}>How cash back works</Link>
      </p>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
