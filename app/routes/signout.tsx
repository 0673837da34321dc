import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { signOutForm } from "~/features/account/forms.server";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { safeRedirect } from "~/http/safe-redirect.server";
import { paths } from "~/paths";
import { unlisted, type RouteFacts } from "~/route-facts";
import { metaOf } from "~/site/page-meta";
import ErrorSummary from "~/ui/forms/error-summary";
import WriteForm, { usePageForm } from "~/ui/forms/write-form";

export const meta = metaOf<typeof loader>(() => ({
  title: "Log out",
  description: "Log out of your account.",
  path: paths.signOut,
  withoutData: true,
}));

export async function loader({ context, request }: LoaderFunctionArgs) {
  // If the user cannot be loaded, they may be signed in: offer the button rather than a false "you are logged out".
  const user = await context.api.optional(context.api.auth.currentUser(), undefined);
  const next = safeRedirect(new URL(request.url).searchParams.get("next"), context.site.origin);
  const signedIn = user === undefined || user?.is_authenticated === true;
  return { signedIn, form: openForm(signOutForm, { next }) };
}

/** Only a POST ends a session: a link or an image must not log anyone out. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { values } = await readForm(request, signOutForm);
  const next = safeRedirect(values.next, context.site.origin);
  const outcome = await context.api.auth.signOut();
  return outcome.ok ? redirect(next, 303) : formAnswer(outcome, { next });
}

export const handle: RouteFacts = { page: ["account", "log out"], ...unlisted };

export default function SignOutPage() {
  const { signedIn, form } = usePageForm<typeof loader>();
  if (!signedIn) {
    return (
      <div className="wrap account-page stack">
        <h1>You’re logged out</h1>
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
      <ErrorSummary errors={form.errors} />
      <p>You’ll be logged out on this device.</p>
      <WriteForm form={form} hidden={["next"]} submit={["Log out", "Logging out…"]} />
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
