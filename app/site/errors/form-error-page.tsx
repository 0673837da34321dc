import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { paths } from "~/paths";
import ErrorPage from "./error-page";

interface Unsent {
  title: string;
  message: string;
  /** Logging in is all that it needs. */
  signedOut: boolean;
  sent: Record<string, string | string[]>;
}

/** For pages whose form writes: a form that came after its session had ended can be sent again from here, or copied. */
export default function FormErrorPage() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const { title, message, signedOut, sent } = ((isRouteErrorResponse(error) && error.data) || {}) as Partial<Unsent>;
  if (sent === undefined) return <ErrorPage />;
  const fields = Object.entries(sent).flatMap(([name, values]) => [values].flat().map((value) => ({ name, value })));
  // Of what was typed, more than a word; the rest is choices, numbers and names.
  const texts = fields.filter(({ value }) => /\s/.test(value));
  const here = pathname + search;
  return (
    <div className="wrap error-page stack">
      <h1>{title}</h1>
      <p className="lead">{message}</p>
      {texts.map(({ name, value }) => (
        <label key={name + value} className="stack stack--tight">
          <span className="name">What you typed</span>
          <textarea className="field__input" readOnly rows={value.length > 100 ? 8 : 2} defaultValue={value} />
        </label>
      ))}
      <form method="post" className="cluster">
        {fields.map(({ name, value }) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        ))}
        {signedOut ? (
          <>
            <a className="button" href={paths.signInThen(here)} target="_blank">
              Log in <span className="visually-hidden">(opens in a new tab)</span>
            </a>{" "}
            <a href={paths.signUpThen(here)} target="_blank">
              Create an account <span className="visually-hidden">(opens in a new tab)</span>
            </a>
          </>
        ) : null}{" "}
        <button className="button button--secondary" type="submit">
          Send it again
        </button>
      </form>
    </div>
  );
}
