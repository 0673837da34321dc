import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "~/paths";
import { unlisted, type RouteFacts } from "~/route-facts";
import { linksTo, metaOf } from "~/site/page-meta";
import UnsentMail from "~/site/unsent-mail";
import stylesheet from "~/styles/cashback.css?url";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";

export const meta = metaOf<typeof loader>(() => ({
  title: "One more step for your claim",
  description: "Confirm your email address, and your claim is with us.",
  path: paths.cashbackThanks,
  withoutData: true,
}));

export const links = linksTo(stylesheet);

export function loader({ request }: LoaderFunctionArgs) {
  return { noServer: new URL(request.url).searchParams.get("sent") === "not-configured" };
}

export const handle: RouteFacts = {
  page: ["cash back", "thanks"],
  ...unlisted,
  unmeasured: true,
  crumbs: crumbsTo("Thank you", { label: "Cash back", href: paths.cashback }),
};

export default function CashbackThanksPage() {
  const { noServer } = useLoaderData<typeof loader>();
  return (
    <div className="wrap claim-page stack">
      <header className="page-head stack">
        <Breadcrumbs />
        <h1>Thank you. {noServer ? "One step is left" : "Now check your email"}</h1>
        <p className="lead" role="status">
          {noServer
            ? "Your claim isn’t with us yet. Someone has to open the link that confirms it, within 7 days."
            : "We’ve sent you a message. Open the link in it within 7 days to confirm your address, and your claim is with us."}
        </p>
      </header>
      {noServer ? (
        <UnsentMail>The message with the link</UnsentMail>
      ) : (
        <p>It can take a few minutes. If you don’t see it, look in your spam folder.</p>
      )}
      <h2 className="text-xl">What happens next</h2>
      <ol className="step-list">
        <li>We look at your claim within 2 business days and ask the store to confirm the sale.</li>
        <li>The store waits until you can’t return the bed anymore. That can take months, and we tell you the day.</li>
        <li>We pay you within 5 business days after the store confirms the sale.</li>
      </ol>
      <p>
        {noServer
          ? "Our messages about each step stay in the outbox, too. The link in them shows where your claim is."
          : "We write to you at every step, and the link in those emails shows where your claim is."}
      </p>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
