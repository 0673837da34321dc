import { isRouteErrorResponse, Link, useRouteError } from "@remix-run/react";
import { paths } from "~/paths";
import ErrorPage from "./error-page";

/** For the page of a claim: one that was confirmed by mail has another address from then on, which the mail alone has. */
export default function ClaimErrorPage() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage />;
  return (
    <div className="wrap error-page stack">
      <h1>We can’t find that claim</h1>
      <p className="lead">
        Have you confirmed it by email? Then use the link in our newest email about it. This one worked only until then.
      </p>
      <p>
        <Link to={paths.cashback}>How cash back works</Link>
      </p>
    </div>
  );
}
