import { Link, useLocation } from "@remix-run/react";
import { useState } from "react";
import { paths } from "~/paths";
import Notice from "~/ui/notice";
import { onDemand } from "~/ui/page/on-demand";
import { replyAnchor } from "./post-place";
import type { ReplyFieldsProps } from "./reply-fields";

/** Most readers aren't logged in: its script comes to those who are. */
const ReplyFields = onDemand(() => import("./reply-fields"));

interface ReplyFormProps extends Omit<ReplyFieldsProps, "writer" | "quoted"> {
  /** Null: nobody is signed in. */
  writer: ReplyFieldsProps["writer"] | null;
  /** In a moderator's words; null: it's open. */
  locked: string | null;
  quoted?: ReplyFieldsProps["quoted"];
  title: string;
  /** What one is to do: "answer", "reply". */
  verb: string;
}

/** The form below a discussion; in its place why nobody can write any more, or how to log in. */
export default function ReplyForm(props: ReplyFormProps) {
  const { writer, locked, quoted = null, title, verb, ...fields } = props;
  const { pathname, search } = useLocation();
  // After what was posted the fields are empty; whatever else is done on the page leaves them as they are.
  const posted = new URLSearchParams(search).get("posted") ?? "";
  const [last, setLast] = useState(posted);
  if (posted !== "" && posted !== last) setLast(posted);
  return (
    <section className="stack" id={replyAnchor} aria-labelledby={`${replyAnchor}-title`} tabIndex={-1}>
      <h2 id={`${replyAnchor}-title`}>{title}</h2>
      {locked !== null ? (
        <Notice title="A moderator has closed this one, so nobody can add to it.">
          <p dir="auto">{locked}</p>
        </Notice>
      ) : writer === null ? (
        <p className="cluster">
          <Link className="button" to={paths.signInThen(`${pathname}${search}#${replyAnchor}`)}>
            Log in to {verb}
          </Link>{" "}
          <Link to={paths.signUpThen(`${pathname}${search}#${replyAnchor}`)}>Create an account</Link>
        </p>
      ) : (
        <ReplyFields key={last} {...fields} writer={writer} quoted={quoted} />
      )}
    </section>
  );
}
