import type { MeasurementChoice } from "#contracts/analytics/measurement-choice";
import { paths } from "~/paths";
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
  yes: "You allow measurement by Google in this browser.",
  no: "You don’t allow measurement by Google in this browser, so no page loads it.",
  none: "You haven’t chosen yet. Until you do, no page loads measurement by Google.",
};

const Signal = ({ choice, tagManager }: Pick<MeasurementChoicesProps, "choice" | "tagManager">) => (
  <Notice tone="good" title="Your browser says no for you">
    <p>
      Your browser sends Global Privacy Control. We honor it: no other company measures your visit
      {choice === "yes" ? ", although you allowed it here before" : ""}.
      {tagManager
        ? " To choose differently, turn the signal off for this site in your browser or its extension, then open this page again."
        : ""}
    </p>
  </Notice>
);

/** What is in force, and what may be chosen instead. */
function Choice({ choice, next }: Pick<MeasurementChoicesProps, "choice" | "next">) {
  return (
    <>
      <p>
        <strong>{states[choice ?? "none"]}</strong>
        {choice === "no" ? null : " A yes has an effect only where JavaScript is on."}
      </p>
      {choice === "yes" ? (
        <noscript>
          <p>JavaScript is off in this browser right now, so no page loads it.</p>
        </noscript>
      ) : null}
      {/* A document, with JavaScript too: a tag manager begins with its page, and ends with it. */}
      <form method="post" action={paths.privacyChoices} className="cluster">
        <input type="hidden" name="next" value={next ?? ""} />
        {choice === "yes" ? null : (
          <button className="button button--secondary" type="submit" name="choice" value="yes">
            Allow measurement
          </button>
        )}
        {choice === "no" ? null : (
          <button className="button button--secondary" type="submit" name="choice" value="no">
            {choice === "yes" ? "Stop measurement" : "No, thanks"}
          </button>
        )}
      </form>
      <p className="small soft">We remember your choice in this browser for six months.</p>
    </>
  );
}

const Unused = ({ notes }: { notes: boolean }) => (
  <p>
    No other company measures your visit on this site, so there is nothing to choose.
    {notes
      ? " Pages note in your browser what you open and press on them, and send those notes nowhere. If your browser sends Global Privacy Control, they note nothing at all."
      : ""}
  </p>
);

/** What no choice is about (decision 80). */
const OwnCounts = () => (
  <>
    <h3>What we count ourselves</h3>
    <p>
      Our own server counts how often each kind of page is opened, without anything about you. It does so whatever you
      choose and whatever your browser sends. <a href={paths.privacy}>Our privacy page</a> lists all that we count.
    </p>
  </>
);

/** The choice about being measured by another company, and what it is about. */
export default function MeasurementChoices({ dataLayer, tagManager, signal, choice, next }: MeasurementChoicesProps) {
  return (
    <Section
      name="measurement"
      title={tagManager ? "Measurement by Google" : "Measurement by other companies"}
      headingClass="text-xl"
    >
      {signal ? <Signal choice={choice} tagManager={tagManager} /> : null}
      {tagManager ? null : <Unused notes={dataLayer && !signal} />}
      {!tagManager || signal ? null : (
        <>
          <Choice choice={choice} next={next} />
          <h3>What Google learns if you allow it</h3>
          <ul className="bullets">
            <li>Which pages you open, and what kind of page each is</li>
            <li>
              What you search for, if every word of it is one that we know from brands, beds and what beds are made of
            </li>
            <li>Which beds, deals, cash back offers, stores and sellers you look at or go to</li>
            <li>The town or state you look for stores in, if you typed nothing else, and which stores are near it</li>
            <li>Whether you were logged in, not who you are</li>
          </ul>
          <p>
            Google Tag Manager and the measuring service that it loads get this, along with your internet address and
            what kind of device you use. The service may set cookies, such as Google Analytics’ <code>_ga</code>, for up
            to two years. If you stop measurement, we delete them. We don’t let Google use any of it for ads.
          </p>
          <h3>Where Google never measures</h3>
          <p>Even if you allow it, these pages don’t load Google’s measurement:</p>
          <ul className="bullets">
            <li>
              The match quiz, and every page while we remember your quiz answers, since pages show how beds fit you
            </li>
            <li>
              Searches with any other word, such as where it hurts, and whatever you search for in questions, the forum
              or the glossary
            </li>
            <li>
              Your account, cash back claims, reviews you’re writing, and pages that only a private link in our emails
              opens
            </li>
            <li>
              Pages where you write to us, ask, report something or begin a thread, and discussions while you’re logged
              in
            </li>
            <li>
              Pages with an email address, a phone number, a ZIP code or your location in their address, and every page
              while we remember the ZIP code or location you looked for stores near
            </li>
          </ul>
        </>
      )}
      <OwnCounts />
    </Section>
  );
}
