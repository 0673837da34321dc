import { isRouteErrorResponse, useActionData, useLocation, useRouteError } from "@remix-run/react";
import { paths } from "~/paths";
import type { FailedForm } from "~/ui/forms/write-form";
import ErrorPage from "./error-page";

type Sent = Record<string, string | string[]>;

interface Unsent {
  title: string;
  message: string;
  /** Logging in is all that it needs. */
  signedOut: boolean;
  sent: Sent;
}

/**
 * For pages whose form writes: what was sent can be sent again from here, or copied, after its session had ended, or when
 * the page that should say what is wrong with it can't be made. Every page pays for it, so it is short.
 */
export default function FormErrorPage() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  // What the action had to say before the page itself failed.
  const answered = useActionData<FailedForm<Sent>>();
  const refused = ((isRouteErrorResponse(error) && error.data) || {}) as Partial<Unsent>;
  const sent = answered?.values ?? refused.sent;
  if (sent === undefined) return <ErrorPage />;
  return (
    <div className="wrap error-page stack">
      <h1>{refused.title ?? "Something doesn't look right"}</h1>
      <p className="lead">
        {refused.message ?? answered?.messages.concat(...Object.values(answered.errors)).join(". ")}
      </p>
      <form method="post" className="stack">
        {Object.entries(sent).flatMap(([name, values]) =>
          [values].flat().map((value) =>
            // More than a word was typed; the rest is choices, numbers and names.
            /\s/.test(value) ? (
              <textarea
                key={name + value}
                className="field__input"
                dir="auto"
                aria-label="What you typed"
                name={name}
                defaultValue={value}
              />
            ) : (
              <input key={name + value} type="hidden" name={name} value={value} />
            ),
          ),
        )}
        <p className="cluster">
          {refused.signedOut ? (
            <a className="button" href={paths.signInThen(pathname + search)} target="_blank">
              Log in (opens in a new tab)
            </a>
          ) : null}{" "}
          <button className="button button--secondary" type="submit">
            Send it again
          </button>
        </p>
      </form>
    </div>
  );
}
