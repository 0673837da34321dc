import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { json, redirect } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { formAnswer, readForm } from "~/http/forms.server";
import { safeRedirect } from "~/http/safe-redirect.server";
import { paths } from "~/paths";
import ErrorPage from "~/site/errors/error-page";
import { pageMeta } from "~/site/page-meta";
import ErrorSummary from "~/ui/forms/error-summary";

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) =>
  pageMeta(
    page,
    !data
      ? null
      : {
          title: "Log out",
          description: "Log out of your account.",
          path: paths.signOut,
          noindex: true,
        },
  );

export async function loader({ context, request }: LoaderFunctionArgs) {
  // If the user cannot be loaded, they may be signed in: offer the button rather than a false "you are logged out".
  const user = await context.api.optional(context.api.auth.currentUser(), undefined);
  const next = new URL(request.url).searchParams.get("next");
  const signedIn = user === undefined || user?.is_authenticated === true;
  return json({ signedIn, next: safeRedirect(next, context.site.origin) });
}

/** Only a POST ends a session: a link or an image must not log anyone out. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { next } = await readForm(request, ["next"]);
  const outcome = await context.api.auth.signOut();
  if (outcome.ok) return redirect(safeRedirect(next, context.site.origin), 303);
  return formAnswer(outcome, { message: outcome.message ?? "You are still logged in. Try again." });
}

export default function SignOutPage() {
  const { signedIn, next } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  if (!signedIn) {
    return (
      <div className="wrap account-page stack">
        <h1>You are logged out</h1>
        <p className="cluster">
          <Link className="button" to={paths.signIn}>
            Log in
          </Link>{" "}
          <Link className="button button--secondary" to={paths.home}>
            Go to the home page
          </Link>
        </p>
      </div>
    );
  }
  return (
    <div className="wrap account-page stack">
      <h1>Log out</h1>
      <ErrorSummary errors={failure === undefined ? [] : [{ message: failure.message, fieldId: null }]} />
      <p>This ends your session on this device.</p>
      <Form method="post">
        <input type="hidden" name="next" value={next} />
        <button className="button" type="submit">
          Log out
        </button>
      </Form>
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
