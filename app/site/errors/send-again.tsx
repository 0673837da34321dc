import { Form, useLocation, useNavigation } from "@remix-run/react";
import { paths } from "~/paths";
import type { FailedForm } from "~/ui/forms/write-form";

type Sent = Record<string, string | string[]>;

export type Answered = FailedForm<Sent>;

/** Of `nothingSaved` (app/http/guards.server.ts), unless it is another error. */
export interface Refused {
  title?: string;
  message?: string;
  /** Logging in is all that it needs. */
  signedOut?: boolean;
  sent?: Sent;
}

/** One of the two has what was sent. */
export interface Unsent {
  answered: Answered | undefined;
  refused: Refused;
}

/** What was sent by a form, to be sent once more or copied. */
export default function SendAgain({ answered, refused }: Unsent) {
  const { messages = [], errors = {}, values: sent = refused.sent ?? {} } = answered ?? {};
  const { pathname, search } = useLocation();
  const sending = useNavigation().state === "submitting";
  return (
    <div className="wrap error-page stack">
      <h1>{refused.title ?? "Something doesn't look right"}</h1>
      <p className="lead">{refused.message ?? messages.concat(...Object.values(errors)).join(". ")}</p>
      <Form
        method="post"
        // Named, since an index route would add "?index" to it.
        action={pathname + search}
        className="stack"
        onSubmit={(event) => {
          if (sending) event.preventDefault();
        }}
      >
        {Object.entries(sent).flatMap(([name, values]) =>
          [values].flat().map((value) =>
            // More than a word was typed; the rest is choices, numbers and names.
            /\s/.test(value) ? (
              <label key={name + value} className="stack stack--tight field">
                <span className="name">{name === "title" ? "The title you typed" : "What you typed"}</span>
                <textarea className="field__input" dir="auto" name={name} defaultValue={value} />
              </label>
            ) : (
              <input key={name + value} type="hidden" name={name} value={value} />
            ),
          ),
        )}
        <p className="cluster">
          {refused.signedOut ? (
            <>
              <a className="button" href={paths.signInThen(pathname + search)} target="_blank">
                Log in (opens in a new tab)
              </a>{" "}
              <a href={paths.signUpThen(pathname + search)} target="_blank">
                Create an account (opens in a new tab)
              </a>
            </>
          ) : null}{" "}
          <button className="button button--secondary" type="submit" aria-disabled={sending || undefined}>
            {sending ? "Sending…" : "Send it again"}
          </button>
        </p>
      </Form>
    </div>
  );
}
