import { isRouteErrorResponse, useRouteError, type ErrorResponse } from "@remix-run/react";
import { paths } from "~/paths";
import ErrorPage from "./error-page";

interface Unsent {
  message: string;
  /** The fields of the form by name. */
  sent: Record<string, string | string[]>;
}

const isUnsent = (error: unknown): error is ErrorResponse & { data: Unsent } =>
  isRouteErrorResponse(error) && typeof error.data === "object" && error.data !== null && "sent" in error.data;

/**
 * For ErrorBoundary of a page whose form writes. A form that came after its session had ended is lost neither with
 * scripts nor without: it can be sent again from here.
 */
export default function FormErrorPage() {
  const error = useRouteError();
  if (!isUnsent(error)) return <ErrorPage />;
  const { message, sent } = error.data;
  return (
    <div className="wrap error-page stack">
      <h1>Nothing was saved yet</h1>
      <p className="lead">{message}</p>
      <form method="post" className="cluster">
        {Object.entries(sent).flatMap(([name, values]) =>
          [values].flat().map((value) => <input key={name + value} type="hidden" name={name} value={value} />),
        )}
        {error.status === 403 ? (
          <a className="button" href={paths.signIn} target="_blank">
            Log in <span className="visually-hidden">(opens in a new tab)</span>
          </a>
        ) : null}{" "}
        <button className="button button--secondary" type="submit">
          Send it again
        </button>
      </form>
    </div>
  );
}
