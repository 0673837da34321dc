import { Link, useNavigate } from "@remix-run/react";
import { useRef, type ReactNode } from "react";
import { cutText } from "#contracts/text/cut-text";
import { postAnchor } from "./post-place";

/** More than may be quoted, in characters: the page with the form cuts it between two words. */
const most = 650;

interface QuoteLinkProps {
  to: string;
  /** Of the post. */
  number: number;
  children: ReactNode;
}

/** Leads to the form with the words of a post: those that are selected in it, or else all. */
export default function QuoteLink({ to, number, children }: QuoteLinkProps) {
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
