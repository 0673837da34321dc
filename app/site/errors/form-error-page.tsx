import { isRouteErrorResponse, useActionData, useLocation, useRouteError } from "@remix-run/react";
import { paths } from "~/paths";
import ErrorPage from "./error-page";

interface Unsent {
  title: string;
  message: string;
  /** Logging in is all that it needs. */
  signedOut: boolean;
  sent: Record<string, string | string[]>;
}

/** What the action had to say before the page itself failed. */
interface Answered {
  messages: readonly string[];
  errors: Readonly<Record<string, readonly string[]>>;
  values: Unsent["sent"];
}

/**
 * For pages whose form writes: what was sent can be sent again from here, or copied, after its session had ended, or when
 * the page that should say what is wrong with it can't be made.
 */
export default function FormErrorPage() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const answered = useActionData<Answered>();
  const refused = ((isRouteErrorResponse(error) && error.data) || {}) as Partial<Unsent>;
  const { title, message, signedOut, sent } = answered === undefined ? refused : unsaved(answered);
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

const unsaved = ({ messages, errors, values }: Answered): Partial<Unsent> => ({
  title: "We haven’t saved that yet",
  message: [...messages, ...Object.values(errors).flat()].map((each) => each.replace(/[^.!?]$/, "$&.")).join(" "),
  sent: values,
});
