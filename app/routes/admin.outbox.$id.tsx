import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import MailText from "~/features/account/mail/mail-text";
import { kindText, stateText } from "~/features/account/mail/outbox-table";
import { forStaff, type RouteFacts } from "~/route-facts";
import { paths } from "~/paths";
import { metaOf } from "~/site/page-meta";
import { staffCrumbs } from "~/site/staff-crumbs";
import Breadcrumbs from "~/ui/breadcrumbs";
import MailAddress from "~/ui/page/mail-address";
import { formatMoment } from "~/ui/page/moment";
import Fact from "~/ui/page/fact";

export const handle: RouteFacts = {
  page: ["staff", "sent message"],
  ...forStaff,
  crumbs: staffCrumbs("Message", { label: "Outbox", href: paths.outbox }),
};

export const meta = metaOf<typeof loader>(() => ({
  title: "Message in the outbox",
  wholeTitle: true,
  description: "One message that the site has written.",
  withoutData: true,
}));

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { auth, mail, optional } = context.api;
  const [message, sends] = await Promise.all([mail.message(params.id ?? ""), optional(auth.sendsMail(), true)]);
  return { ...message, sends };
}

export default function OutboxMessagePage() {
  const mail = useLoaderData<typeof loader>();
  return (
    <div className="wrap stack stack--loose">
      <header className="page-head stack">
        <Breadcrumbs />
        <h1 dir="auto">{mail.subject}</h1>
      </header>
      <dl className="facts">
        <Fact term="To">
          <MailAddress address={mail.recipient} />
        </Fact>
        <Fact term="Why">{kindText(mail)}</Fact>
        <Fact term="State">{stateText(mail, mail.sends)}</Fact>
        <Fact term="Written">{formatMoment(mail.queued_at)}</Fact>
        {mail.sent_at === null ? null : <Fact term="Sent">{formatMoment(mail.sent_at)}</Fact>}
      </dl>
      {mail.text === null || mail.text === "" ? (
        <p className="measure">
          We don’t show this one: it has a link that opens something of someone’s, and only they should follow it.
        </p>
      ) : (
        <MailText text={mail.text} />
      )}
      {mail.hides_keys ? (
        <p className="measure small soft">
          A hidden link opens, confirms, changes or deletes something of whoever gets this, so only they see it.
        </p>
      ) : null}
      <p>
        <Link to={paths.outbox}>Back to the outbox</Link>
      </p>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
