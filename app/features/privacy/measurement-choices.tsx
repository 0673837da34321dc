import type { MeasurementChoice } from "~/contracts/analytics/measurement-choice";
import { readingPaths } from "~/reading-paths";
import Notice from "~/ui/notice";
import Section from "~/ui/page/section";

interface MeasurementChoicesProps {
  dataLayer: boolean;
  tagManager: boolean;
  signal: boolean;
  choice: MeasurementChoice | null;
  /** Where the form leads once it was taken. */
  next: string | undefined;
}

const states = {
  yes: "You allow measurement in this browser.",
  no: "You don’t allow measurement in this browser. Nothing about your visit is measured.",
  none: "You haven’t chosen yet. Until you do, nothing about your visit is measured.",
};

const Signal = ({ choice }: Pick<MeasurementChoicesProps, "choice">) => (
  <Notice tone="good" title="Opt-Out Preference Signal Honored">
    <p>
      Your browser sends Global Privacy Control. We honor it: nothing about your visit is measured
      {choice === "yes" ? ", although you allowed it here before" : ""}. To choose differently, turn the signal off for
      this site in your browser or its extension, then open this page again.
    </p>
  </Notice>
);

/** What somebody allows, and the two ways to answer. */
function Choice({ choice, next }: Pick<MeasurementChoicesProps, "choice" | "next">) {
  return (
    <>
      <p>
        <strong>{states[choice ?? "none"]}</strong>
      </p>
      {/* A document, with JavaScript too: a tag manager begins with its page, and ends with it. */}
      <form method="post" action={readingPaths.privacyChoices} className="cluster">
        <input type="hidden" name="next" value={next ?? ""} />
        <button className="button button--secondary" type="submit" name="choice" value="yes">
          Allow measurement
        </button>
        <button className="button button--secondary" type="submit" name="choice" value="no">
          {choice === "yes" ? "Stop measurement" : "No, thanks"}
        </button>
      </form>
      <p className="small soft">
        We remember your choice in this browser for six months. Measuring needs JavaScript: without it nothing is
        measured, and your choice is remembered all the same.
      </p>
    </>
  );
}

const Unused = ({ dataLayer }: Pick<MeasurementChoicesProps, "dataLayer">) => (
  <p>
    No other company measures your visit on this site, so there is nothing to choose.
    {dataLayer
      ? " Pages note in your browser what you open and press on them, and send that nowhere. If your browser sends Global Privacy Control, they don’t note it either."
      : ""}
  </p>
);

/** The choice about being measured, and what it is about. */
export default function MeasurementChoices({ dataLayer, tagManager, signal, choice, next }: MeasurementChoicesProps) {
  return (
    <Section name="measurement" title="Measurement" headingClass="text-xl">
      {signal ? <Signal choice={choice} /> : null}
      {!tagManager ? (
        <Unused dataLayer={dataLayer} />
      ) : (
        <>
          {signal ? null : <Choice choice={choice} next={next} />}
          <h3>What is measured if you allow it</h3>
          <ul className="bullets">
            <li>Which pages you open, and what kind of page each is</li>
            <li>What you search for, and which deals, cash back offers, stores and sellers you go to</li>
            <li>
              The city you look for stores in, and which stores are near it, unless you used a ZIP code or your location
            </li>
            <li>Whether you were logged in, not who you are</li>
          </ul>
          <p>
            Google Tag Manager and the measuring service that it loads receive this, along with your IP address and what
            kind of device you use. The service may set cookies, such as Google Analytics’ <code>_ga</code>, for up to
            two years. If you withdraw permission, we delete those. Using any of it for ads stays denied.
          </p>
          <h3>What is never measured</h3>
          <ul className="bullets">
            <li>
              The match quiz, and any page while we remember your quiz answers, since pages then show how beds fit you
            </li>
            <li>Searches that we understand to be about your body, such as your weight, where it hurts or allergies</li>
            <li>Your account, cash back claims, reviews you are writing, and links that we mailed to you</li>
            <li>
              Your email address, phone number, ZIP code or location, and any page while we remember the ZIP code or
              location that you looked for stores near
            </li>
          </ul>
        </>
      )}
    </Section>
  );
}
