import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, type ShouldRevalidateFunction } from "@remix-run/react";
import { signInForm } from "~/features/account/forms.server";
import SignInForm from "~/features/account/sign-in-form";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { safeRedirect } from "~/http/safe-redirect.server";
import { paths } from "~/paths";
import { unlisted, type RouteFacts } from "~/route-facts";
import { metaOf } from "~/site/page-meta";
import { useRootData } from "~/site/root-data";
import ErrorSummary from "~/ui/forms/error-summary";
import { usePageForm } from "~/ui/forms/write-form";

export const handle: RouteFacts = { page: ["account", "log in"], ...unlisted, private: "secret", writes: ["sign-in"] };

export const meta = metaOf<typeof loader>(() => ({
  title: "Log in",
  description: "Log in to your account.",
  path: paths.signIn,
  withoutData: true,
}));

export async function loader({ context, request }: LoaderFunctionArgs) {
  const next = safeRedirect(new URL(request.url).searchParams.get("next"), context.site.origin);
  const user = await context.api.optional(context.api.auth.currentUser(), null);
  // Someone already signed in, say in another tab, who fails to sign in again must see why.
  if (user?.is_authenticated && !context.afterForm) throw redirect(next);
  return { form: openForm(signInForm, { next }) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request, signInForm);
  const next = safeRedirect(form.values.next, context.site.origin);
  const outcome = form.ok ? await context.api.auth.signIn(form.data) : form;
  return outcome.ok ? redirect(next, 303) : formAnswer(outcome, { ...form.values, next });
}

/** A failed attempt changes nothing, and a revalidated loader would redirect someone already signed in. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus = 200, defaultShouldRevalidate }) =>
  actionStatus < 400 && defaultShouldRevalidate;

export default function SignInPage() {
  const { form } = usePageForm<typeof loader>();
  const { user } = useRootData();
  return (
    <div className="wrap account-page stack stack--loose">
      <h1>Log in</h1>
      <ErrorSummary errors={form.errors} />
      {user?.is_authenticated ? (
        <p>
          You’re already logged in
          {user.first_name === "" ? null : (
            <>
              {" as "}
              <bdi>{user.first_name}</bdi>
            </>
          )}
          . Log in here to switch to another account.
        </p>
      ) : null}
      <SignInForm form={form} />
      <ul className="stack stack--tight">
        <li>
          <Link to={paths.resetPassword}>Forgot your password?</Link>
        </li>
        <li>
          <Link to={paths.signUpThen(form.values.next ?? paths.home)}>Create an account</Link>
        </li>
      </ul>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
