import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { json, redirect } from "@remix-run/node";
import { useActionData, useLoaderData, type ShouldRevalidateFunction } from "@remix-run/react";
import SignInForm from "~/features/account/sign-in-form";
import { parseSignIn, signInConstraint } from "~/features/account/sign-in-form.server";
import { formAnswer, readForm } from "~/http/forms.server";
import { safeRedirect } from "~/http/safe-redirect.server";
import { paths } from "~/paths";
import ErrorPage from "~/site/errors/error-page";
import { pageMeta } from "~/site/page-meta";
import { useRootData } from "~/site/root-data";

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) =>
  pageMeta(
    page,
    !data
      ? null
      : {
          title: "Log in",
          description: "Log in to your account.",
          path: paths.signIn,
          noindex: true,
        },
  );

export async function loader({ context, request }: LoaderFunctionArgs) {
  const next = safeRedirect(new URL(request.url).searchParams.get("next"), context.site.origin);
  const user = await context.api.optional(context.api.auth.currentUser(), null);
  // Someone already signed in, say in another tab, who fails to sign in again must see why.
  if (user?.is_authenticated && !context.afterForm) throw redirect(next);
  return json({ next, constraint: signInConstraint() });
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { next: place, ...pair } = await readForm(request, ["email", "password", "next"]);
  const next = safeRedirect(place, context.site.origin);
  const submission = parseSignIn(pair);
  if (submission.status !== "success") {
    return formAnswer({ status: 400 }, { next, result: submission.reply({ hideFields: ["password"] }) });
  }
  const outcome = await context.api.auth.signIn(submission.value);
  if (outcome.ok) return redirect(next, 303);
  const { non_field_errors: ofForm = [], ...fieldErrors } = outcome.errors;
  const formErrors = outcome.message === null ? ofForm : [outcome.message, ...ofForm];
  return formAnswer(outcome, { next, result: submission.reply({ hideFields: ["password"], formErrors, fieldErrors }) });
}

/** A failed attempt changes nothing, and a revalidated loader would redirect someone already signed in. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus = 200, defaultShouldRevalidate }) =>
  actionStatus < 400 && defaultShouldRevalidate;

export default function SignInPage() {
  const { next, constraint } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const { user } = useRootData();
  return (
    <div className="wrap account-page stack stack--loose">
      <h1>Log in</h1>
      {user?.is_authenticated ? (
        <p>
          You are already logged in{user.first_name === "" ? "" : ` as ${user.first_name}`}. If you log in here, you
          will switch to that account.
        </p>
      ) : null}
      <SignInForm constraint={constraint} lastResult={failure?.result} next={failure?.next ?? next} />
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
