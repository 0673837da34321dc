import type { AppLoadContext } from "@remix-run/node";
import { choiceAnchor } from "#contracts/analytics/measurement-choice";
import { paths } from "~/paths";

/** What the footer says of being measured: on the server alone, so that it costs a page no script (decision 79). */

type Measurement = AppLoadContext["measurement"];

/** A plain form, whose answer is another document: a tag manager can't be unloaded, and begins with its page. */
export function MeasurementQuestion({ asks }: Pick<Measurement, "asks">) {
  if (!asks) return null;
  return (
    <section className="measurement-question" aria-labelledby="measurement-question">
      <div>
        <h2 className="site-footer__heading" id="measurement-question">
          May Google measure how you use this site?
        </h2>
        <p className="measurement-question__words">
          It shows us which pages help and which don’t. If you allow it, Google learns which pages you open and what you
          click, and searches made of words about beds alone, but nothing from the match quiz, your account, or cash
          back claims. Whatever you choose, our own server counts how often each kind of page is opened, without
          anything about you.{" "}
          <a className="measurement-question__more" href={paths.privacyChoices}>
            What is measured
          </a>
        </p>
      </div>
      <form method="post" action={paths.privacyChoices} className="measurement-question__answers">
        <button className="measurement-question__answer" name="choice" value="yes">
          Allow measurement
        </button>
        <button className="measurement-question__answer" name="choice" value="no">
          No, thanks
        </button>
      </form>
    </section>
  );
}

/** What was answered, in the place of the question. The style sheet shows it only to whoever the answer led to it. */
export function MeasurementAnswer({ answered, choice }: Pick<Measurement, "answered" | "choice">) {
  if (!answered) return null;
  return (
    <section className="measurement-answer" id={choiceAnchor} tabIndex={-1} aria-labelledby="measurement-answer">
      <h2 className="site-footer__heading" id="measurement-answer">
        Saved
      </h2>
      <p className="measurement-question__words">
        {choice === "yes" ? "You allow measurement by Google." : "Google won’t measure your visits."}{" "}
        <a className="measurement-question__more" href={paths.privacyChoices}>
          Change your choice
        </a>
      </p>
    </section>
  );
}

/** The signal, in the words of 11 CCR 7025(c)(6). */
export const PrivacyState = ({ signal }: Pick<Measurement, "signal">) =>
  signal ? <li className="site-footer__state">Opt-Out Preference Signal Honored</li> : null;
