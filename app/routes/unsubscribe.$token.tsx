import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import type { MailSubscription } from "#contracts/account/mail";
import { optionalMail } from "#contracts/vocabulary/mail";
import { unsubscribeForm } from "~/features/account/forms.server";
import AlwaysSent from "~/features/account/mail/always-sent";
import { emailsOf } from "~/features/account/mail/optional-mails";
import { formAnswer, openForm, readForm } from "~/http/forms.server";
import { paths } from "~/paths";
import { byLink, type RouteFacts } from "~/route-facts";
import { metaOf } from "~/site/page-meta";
import ErrorSummary from "~/ui/forms/error-summary";
import WriteForm, { useFormAnswer } from "~/ui/forms/write-form";
import MailAddress from "~/ui/page/mail-address";
import Section from "~/ui/page/section";

export const handle: RouteFacts = { page: ["account", "unsubscribe"], ...byLink, private: "secret", oneClick: true };

export const meta = metaOf<typeof loader>(({ mail }) => ({
  // After the press the loader has run once more.
  title: mail?.on === false ? "These emails are off" : "Stop these emails",
  description: "Turn off emails of one kind.",
  withoutData: true,
}));

/** Opening the page changes nothing: mail programs open links by themselves. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { token = "" } = params;
  const kind = optionalMail.find((each) => each === token.split(".", 1)[0]);
  // Whoever wants no more mail can say so all the same: a token begins with the kind that it turns off.
  const unread = kind === undefined ? null : { kind, address: null, on: true };
  const mail = await context.api.ifAvailable(context.api.mail.subscription(token), unread);
  return json({ mail, form: openForm(unsubscribeForm) }, mail === null && !context.afterForm ? 404 : 200);
}

/**
 * Mail providers press for their readers (RFC 8058), without cookies and from anywhere: `oneClick`. They follow no redirect.
 */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const { values } = await readForm(request, unsubscribeForm);
  const outcome = await context.api.mail.unsubscribe(params.token ?? "");
  if (outcome.ok) return { stopped: true as const };
  const { token = [], ...errors } = outcome.errors;
  return formAnswer({ ...outcome, errors: { ...errors, non_field_errors: [...token] } }, values);
}

export default function UnsubscribePage() {
  const { form: opened, mail } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const stopped = answer !== undefined && "stopped" in answer;
  const form = useFormAnswer(opened, stopped ? undefined : answer);
  const off = stopped || mail?.on === false;
  if (mail === null && stopped)
    return (
      <div className="wrap account-page stack">
        <h1>We’ve stopped these emails</h1>
        <p role="status">We won’t send them to this address anymore.</p>
      </div>
    );
  if (mail === null)
    return (
      <div className="wrap account-page stack">
        <h1>We can’t read this link</h1>
        <ErrorSummary errors={form.errors} />
        <p>
          Part of it is missing, or it isn’t one of ours. Open it from the email again, or choose which emails you get
          in <Link to={paths.emailSettings}>your email settings</Link>.
        </p>
      </div>
    );
  const words = emailsOf[mail.kind];
  // A clause between commas, where the sentence goes on behind it.
  const emails = words.includes(",") ? `${words},` : words;
  return (
    <div className="wrap account-page stack">
      <h1>{stopped ? "We’ve stopped these emails" : off ? "These emails are already off" : "Stop these emails?"}</h1>
      <ErrorSummary errors={form.errors} />
      {off ? (
        <p role={stopped ? "status" : undefined}>
          We won’t send {emails} to <Address {...mail} /> anymore.
        </p>
      ) : (
        <p>
          We’ll stop sending {emails} to <Address {...mail} />.
        </p>
      )}
      <Staying {...mail} />
      {off ? <TurnOnAgain {...mail} /> : <WriteForm form={form} submit={["Stop these emails", "Stopping…"]} />}
    </div>
  );
}

/** Whose mail it is, as far as its owner needs to be told. */
const Address = ({ address }: Pick<MailSubscription, "address">) =>
  address === null ? "this address" : <MailAddress address={address} />;

const Staying = ({ kind }: Pick<MailSubscription, "kind">) => (
  <Section name="staying" title="What you’ll still get" headingClass="text-xl">
    <ul className="bullets">
      {optionalMail
        .filter((other) => other !== kind)
        .map((other) => (
          <li key={other}>{`${emailsOf[other].replace(/^e/, "E")}, unless you turn them off too.`}</li>
        ))}
      <AlwaysSent />
    </ul>
  </Section>
);

const TurnOnAgain = ({ kind }: Pick<MailSubscription, "kind">) => (
  <Section name="again" title="If you change your mind" headingClass="text-xl">
    <p>
      Log in with this address and <Link to={paths.emailSettings}>turn them on again in your email settings</Link>.
      Nobody else can.
      {kind === "discussion-news" ? " Following another discussion doesn’t turn them on by itself." : null}
    </p>
  </Section>
);

export { default as ErrorBoundary } from "~/site/errors/form-error-page";
