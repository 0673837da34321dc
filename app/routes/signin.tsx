import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { json, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import SignInForm from "~/features/account/sign-in-form";
import { parseSignIn, signInConstraint } from "~/features/account/sign-in-form.server";
import { safeRedirect } from "~/http/safe-redirect.server";
import { paths } from "~/paths";
import ErrorPage from "~/site/error-page";
import { pageMeta } from "~/site/page-meta";

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) =>
  pageMeta(page, data === undefined ? null : {
    title: "Log in",
    description: "Log in to your account.",
    path: paths.signIn,
    noindex: true,
  });

export async function loader({ context, request }: LoaderFunctionArgs) {
  const next = safeRedirect(new URL(request.url).searchParams.get("next"), context.site.origin);
  const user = await context.api.optional(context.api.auth.currentUser(), null);
  if (user?.is_authenticated) throw redirect(next);
  return json({ next, constraint: signInConstraint() });
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const next = safeRedirect(form.get("next"), context.site.origin);
  const submission = parseSignIn(form);
  if (submission.status !== "success") {
    return json({ next, result: submission.reply({ hideFields: ["password"] }) }, { status: 400 });
  }
  const outcome = await context.api.auth.signIn(submission.value);
  if (outcome.ok) return redirect(next, 303);
  const { non_field_errors: ofForm = [], ...fieldErrors } = outcome.errors;
  const formErrors = outcome.message === null ? ofForm : [outcome.message, ...ofForm];
  const result = submission.reply({ hideFields: ["password"], formErrors, fieldErrors });
  const headers: HeadersInit = outcome.retryAfter === null ? {} : { "Retry-After": String(outcome.retryAfter) };
  return json({ next, result }, { status: outcome.status, headers });
}

export default function SignInPage() {
  const { next, constraint } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  return (
    <div className="wrap account-page stack stack--loose">
      <h1>Log in</h1>
      <SignInForm constraint={constraint} lastResult={failure?.result} next={failure?.next ?? next} />
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
