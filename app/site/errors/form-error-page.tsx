import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { paths } from "~/paths";
import ErrorPage from "./error-page";

interface Unsent {
  message: string;
  sent: Record<string, string | string[]>;
}

/** For pages whose form writes: a form that came after its session had ended can be sent again from here. */
export default function FormErrorPage() {
  const error = useRouteError();
  const refusal = isRouteErrorResponse(error) ? error : null;
  const { message, sent } = (refusal?.data ?? {}) as Partial<Unsent>;
  if (sent === undefined) return <ErrorPage />;
  return (
    <div className="wrap error-page stack">
      <h1>We haven’t saved that yet</h1>
      <p className="lead">{message}</p>
      <form method="post" className="cluster">
        {Object.entries(sent).flatMap(([name, values]) =>
          [values].flat().map((value) => <input key={name + value} type="hidden" name={name} value={value} />),
        )}
        {refusal?.status === 403 ? (
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
