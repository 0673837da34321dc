import { Form, Link, useLocation, useNavigation } from "@remix-run/react";
import { paths } from "~/paths";
import { stay } from "~/ui/listing/address";
import { followAnchor } from "./post-place";
import type { Writer } from "./reply.server";

/** Beside what promises an email, where none is sent. */
export const noMailWords =
  "This site isn’t set up to send email, so nothing will reach you. You can follow this all the same, and see it in your account.";

export interface FollowFormProps {
  discussion: string;
  /** Null: nobody is signed in. */
  writer: Pick<Writer, "newsOff" | "noMail"> | null;
  watching: boolean;
  /** "new answers", "new replies" */
  what: string;
}

/**
 * Follows a discussion by email, or stops. Whoever has turned such emails off is told so: a press that says it turns them on
 * again, and nothing less, does.
 */
export default function FollowForm({ discussion, writer, watching, what }: FollowFormProps) {
  const { pathname, search } = useLocation();
  const does = useNavigation().formData?.get("does");
  const followed = new URLSearchParams(search).get("followed");
  if (writer === null)
    return (
      <p id={followAnchor}>
        <Link to={paths.signInThen(`${pathname}${search}#${followAnchor}`)}>Log in to get an email about {what}</Link>
      </p>
    );
  const { newsOff, noMail } = writer;
  const begin = newsOff ? "watch-and-mail" : "watch";
  const turnOn = watching ? "Turn these emails on again" : "Turn these emails on again and follow this";
  const presses = [
    ...(watching && !newsOff ? [] : [{ value: begin, words: newsOff ? turnOn : `Email me about ${what}` }]),
    ...(watching ? [{ value: "unwatch", words: newsOff ? "Stop following" : `Stop the emails about ${what}` }] : []),
  ];
  const sending = presses.some(({ value }) => value === does);
  const said = (
    <p key="said" className="small soft" role="status">
      {newsOff
        ? watching
          ? "You follow this, but emails about new posts in discussions you follow are turned off for your address."
          : "Emails about new posts in discussions you follow are turned off for your address."
        : watching
          ? noMail
            ? "You follow this."
            : followed === "yes"
              ? "Done. We’ll email you when there’s something new, then no more until you visit again."
              : "You get an email when there’s something new."
          : followed === "no"
            ? "Done. You won’t get any more emails about this one."
            : null}
    </p>
  );
  const buttons = presses.map(({ value, words }) => (
    <button
      key={value}
      className="button button--secondary button--small"
      type="submit"
      name="does"
      value={value}
      aria-disabled={sending || undefined}
    >
      {words}
    </button>
  ));
  return (
    <Form
      method="post"
      className="cluster cluster--tight"
      id={followAnchor}
      preventScrollReset
      state={stay}
      onSubmit={(event) => {
        if (sending) event.preventDefault();
      }}
    >
      <input type="hidden" name="discussion" value={discussion} />
      {newsOff ? [said, ...buttons] : [...buttons, said]}
      {noMail ? <p className="small soft">{noMailWords}</p> : null}
    </Form>
  );
}
