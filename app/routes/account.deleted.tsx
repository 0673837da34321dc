import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import type { RouteFacts } from "~/route-facts";
import { metaOf } from "~/site/page-meta";

export const meta = metaOf({
  title: "Your account is deleted",
  description: "Your account is deleted.",
  path: paths.accountDeleted,
  withoutData: true,
});

export const handle: RouteFacts = { page: ["account", "account deleted"], access: "everyone", listing: "closed" };

export default function AccountDeletedPage() {
  return (
    <div className="wrap account-page stack">
      <h1>Your account is deleted</h1>
      <p>
        Your reviews, the matches you saved and how you sleep are gone, too. What you posted in discussions stays, under
        the name “Former member.” You can still read everything and take the quiz.
      </p>
      <p>
        <Link className="button" to={paths.home}>
          Go to the home page
        </Link>
      </p>
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
