import { Form, Link, useLocation, useNavigate, useNavigation } from "@remix-run/react";
import { type ReactNode, useRef } from "react";
import { cutText } from "#contracts/text/cut-text";
import { paths } from "~/paths";
import { formatCount } from "~/ui/format";
import { stay } from "~/ui/listing/address";
import { madeUpText } from "~/ui/page/made-up-text";
import { postAnchor } from "./post-place";
import type { ShownPost } from "./shown-posts.server";

interface PressProps {
  post: ShownPost;
  does: "helpful" | "not-helpful" | "accept" | "take-back";
  children: ReactNode;
}

/** A button of a post. Where scripts run the page stays where it is, with what has been typed on it. */
function Press({ post: { id, number }, does, children }: PressProps) {
  const { pathname, search } = useLocation();
  const place = `${pathname}${search}#${postAnchor(number)}`;
  const sending = useNavigation().formAction === paths.post(id);
  return (
    <Form
      method="post"
      action={paths.post(id)}
      preventScrollReset
      state={stay}
      onSubmit={(event) => {
        if (sending) event.preventDefault();
        // Sent by a script the page stays where it is: a hash would scroll to the top of the post.
        event.currentTarget.querySelector("input")!.value = pathname + search;
      }}
    >
      <input type="hidden" name="next" value={place} />
      <button
        className="button button--secondary button--small"
        type="submit"
        name="does"
        value={does}
        aria-disabled={sending || undefined}
      >
        {children}
      </button>
    </Form>
  );
}

interface PostButtonsProps {
  post: ShownPost;
  /** Of the visitor: to log in is to come back to this post. */
  signIn: string | null;
  votes: boolean;
  /** The visitor asked the question that this post answers. */
  accepts: boolean;
  /** Leads to the form with the words of this post. */
  quoteHref?: string;
}

/** What a reader may do about a post. */
export default function PostButtons({ post, signIn, votes, accepts, quoteHref }: PostButtonsProps) {
  const { id, number, author, own, voted, accepted } = post;
  const of = (
    <span className="visually-hidden">
      {" (post by "}
      <bdi>{author.name}</bdi>)
    </span>
  );
  return (
    <div className="cluster">
      {!votes || own !== null ? null : signIn !== null ? (
        <Link className="button button--secondary button--small" to={signIn}>
          Helpful? Log in to say so{of}
        </Link>
      ) : (
        <Press post={post} does={voted ? "not-helpful" : "helpful"}>
          {voted ? "Undo" : "This helps"}
          {of}
        </Press>
      )}
      {votes && post.votes > 0 ? (
        <p className="small soft">
          {helped(post)}
          {author.made_up && post.votes > (voted ? 1 : 0) ? ` ${madeUpText}` : null}
        </p>
      ) : null}
      {!accepts || own !== null ? null : (
        <Press post={post} does={accepted ? "take-back" : "accept"}>
          {accepted ? "Undo accepting it" : "It answers my question"}
          {of}
        </Press>
      )}
      <ul className="cluster small post__links">
        {quoteHref === undefined ? null : (
          <li>
            <QuoteLink to={quoteHref} number={number}>
              Quote{of}
            </QuoteLink>
          </li>
        )}
        {own?.may_edit ? (
          <li>
            <Link to={paths.editPost(id)}>Edit{of}</Link>
          </li>
        ) : null}
        {own === null ? (
          <li>
            <Link to={paths.reportPost(id)}>Report{of}</Link>
          </li>
        ) : null}
      </ul>
    </div>
  );
}

const helped = ({ votes, voted }: ShownPost) =>
  !voted
    ? `It helped ${formatCount(votes, "person", "people")}.`
    : votes === 1
      ? "It helped you."
      : `It helped you and ${formatCount(votes - 1, "other", "others")}.`;

/** More than may be quoted, in characters: the page with the form cuts it between two words. */
const most = 650;

interface QuoteLinkProps {
  to: string;
  /** Of the post. */
  number: number;
  children: ReactNode;
}

/** Leads to the form with the words of a post: those that are selected in it, or else all. */
function QuoteLink({ to, number, children }: QuoteLinkProps) {
  const navigate = useNavigate();
  // A press takes the selection away before it is a click.
  const pressed = useRef("");
  return (
    <Link
      to={to}
      rel="nofollow"
      onPointerDown={() => {
        pressed.current = selectedIn(number);
      }}
      onClick={(event) => {
        const words = pressed.current || selectedIn(number);
        pressed.current = "";
        if (words === "" || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        const [path = "", hash = ""] = to.split("#");
        navigate(`${path}&words=${encodeURIComponent(words)}#${hash}`);
      }}
    >
      {children}
    </Link>
  );
}

/** The words that are selected in a post, if nothing beyond it is. */
function selectedIn(number: number): string {
  const selection = window.getSelection();
  const text = document.getElementById(postAnchor(number))?.querySelector(".post__text");
  if (selection === null || selection.isCollapsed || !text) return "";
  const within = text.contains(selection.anchorNode) && text.contains(selection.focusNode);
  return within ? cutText(selection.toString().trim(), most) : "";
}
