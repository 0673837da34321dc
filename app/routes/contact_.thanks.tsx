import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { referenceIn } from "~/features/contact/forms.server";
import { paths } from "~/paths";
import { unlisted, type RouteFacts } from "~/route-facts";
import { metaOf } from "~/site/page-meta";
import UnsentMail from "~/site/unsent-mail";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";

export const meta = metaOf<typeof loader>(() => ({
  title: "We have your message",
  description: "Your reference number, and what happens next.",
  path: paths.contactThanks,
  withoutData: true,
}));

export function loader({ request }: LoaderFunctionArgs) {
  const reference = referenceIn(request.url);
  // Without a number there is nothing to thank for.
  if (reference === null) throw redirect(paths.contact, 303);
  return { reference, mailed: new URL(request.url).searchParams.get("mail") !== "not-configured" };
}

export const handle: RouteFacts = {
  page: ["information", "contact thanks"],
  ...unlisted,
  unmeasured: true,
  crumbs: crumbsTo("Sent", { label: "Contact", href: paths.contact }),
};

export default function ContactThanksPage() {
  const { reference, mailed } = useLoaderData<typeof loader>();
  return (
    <div className="wrap page-head stack">
      <Breadcrumbs />
      <h1>We have your message</h1>
      <p className="lead" role="status">
        Your reference number is <strong>{reference}</strong>.
      </p>
      {mailed ? (
        <p className="measure">
          We’ve emailed it to you as well. If you don’t see it in a few minutes, look in your spam folder.
        </p>
      ) : (
        <>
          <p className="measure">Write the number down.</p>
          <UnsentMail>The message that would have told you</UnsentMail>
        </>
      )}
      <p className="measure">
        {mailed ? "A person reads it and answers by email." : "A person reads it and answers from their own mailbox."}{" "}
        If you write to us about it again, tell us the number and we’ll find it.
      </p>
      <p className="cluster">
        <Link className="button" to={paths.home}>
          Go to the home page
        </Link>{" "}
        <Link to={paths.help}>Read our help pages</Link>
      </p>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
