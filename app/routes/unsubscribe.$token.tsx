import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { type OptionalMail, optionalMail } from "~/contracts/vocabulary/mail";
import { unsubscribeForm } from "~/features/account/forms.server";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { paths } from "~/paths";
import type { PrivateHandle } from "~/platform/private-page";
import { pageMeta } from "~/site/page-meta";
import ErrorSummary from "~/ui/forms/error-summary";
import WriteForm, { useFormAnswer } from "~/ui/forms/write-form";

export const handle: PrivateHandle = { private: "secret" };

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, () => ({
    title: "Stop these emails",
    description: "Turn off emails of one kind.",
    withoutData: true,
    noindex: true,
  }));

/** Which emails those of each kind are. */
const which: Readonly<Record<OptionalMail, string>> = {
  "saved-match": "with a link to saved results, whoever asks for one",
  "review-reminder": "that remind you to say how a mattress is holding up",
  "discussion-news": "about new posts in discussions you follow",
};

/**
 * Opening the page changes nothing: mail programs open links by themselves. A token begins with the kind of mail; whether
 * it is one of ours the upstream says when the button is pressed.
 */
export const loader = ({ params }: LoaderFunctionArgs) => ({
  form: openForm(unsubscribeForm),
  kind: optionalMail.find((kind) => kind === params.token?.split(".", 1)[0]) ?? null,
});

/**
 * Mail providers press for their readers (RFC 8058), without cookies and from anywhere (http/security/one-click.server.ts).
 * They follow no redirect.
 */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const { values } = await readForm(request, unsubscribeForm);
  const outcome = await context.api.mail.unsubscribe(params.token ?? "");
  if (outcome.ok) return { stopped: true as const };
  const { token = [], ...errors } = outcome.errors;
  return formAnswer({ ...outcome, errors: { ...errors, non_field_errors: [...token] } }, values);
}

export default function UnsubscribePage() {
  const { form: opened, kind } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const stopped = answer !== undefined && "stopped" in answer;
  const emails = `emails ${kind === null ? "of this kind" : which[kind]}`;
  const form = useFormAnswer(opened, stopped ? undefined : answer);
  return (
    <div className="wrap account-page stack">
      <h1>{stopped ? "We’ve stopped these emails" : "Stop these emails?"}</h1>
      {stopped ? (
        <>
          <p role="status">{`We won’t send ${emails} to this address anymore.`}</p>
          <p>
            <Link to={paths.home}>Go to the home page</Link>
          </p>
        </>
      ) : (
        <>
          <ErrorSummary errors={form.errors} />
          <p>
            {`We’ll stop sending ${emails} to this address. `}
            If you have an account, you can turn them on again in your email settings.
          </p>
          <WriteForm form={form} submit={["Stop these emails", "Stopping…"]} />
        </>
      )}
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
