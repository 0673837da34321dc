import { Form, Link, useLocation, useNavigation } from "@remix-run/react";
import { paths } from "~/paths";
import { stay } from "~/ui/listing/address";
import { followAnchor } from "./post-place";

interface FollowFormProps {
  discussion: string;
  signedIn: boolean;
  watching: boolean;
  /** "new answers", "new replies" */
  what: string;
}

/** Follows a discussion by email, or stops. */
export default function FollowForm({ discussion, signedIn, watching, what }: FollowFormProps) {
  const { pathname, search } = useLocation();
  const sending = useNavigation().formData?.get("does") === (watching ? "unwatch" : "watch");
  const followed = new URLSearchParams(search).get("followed");
  if (!signedIn)
    return (
      <p id={followAnchor}>
        <Link to={paths.signInThen(`${pathname}${search}#${followAnchor}`)}>Log in to get an email about {what}</Link>
      </p>
    );
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
      <button
        className="button button--secondary button--small"
        type="submit"
        name="does"
        value={watching ? "unwatch" : "watch"}
        aria-disabled={sending || undefined}
      >
        {watching ? `Stop the emails about ${what}` : `Email me about ${what}`}
      </button>
      <p className="small soft" role="status">
        {watching
          ? followed === "yes"
            ? "Done. We’ll email you once, and again after you’ve been back."
            : "You get an email when there’s something new."
          : followed === "no"
            ? "Done. You won’t get any more emails about this one."
            : null}
      </p>
    </Form>
  );
}
