import { Link } from "@remix-run/react";
import { brokenRule, brokenRuleWords } from "#contracts/vocabulary/discussions";
import { privatePaths } from "~/private-paths";
import { readingPaths } from "~/reading-paths";
import Notice from "~/ui/notice";
import Day from "~/ui/page/day";
import type { ShownPost } from "./shown-posts.server";

const appealWords = {
  none: null,
  waiting: "You’ve appealed. We’ll write to you when someone else has read it.",
  granted: null,
  denied: "You appealed, and someone else came to the same decision. It’s final.",
} as const;

/** In the place of a post that a moderator has hidden: why; for its author what they can do, above their text. */
export default function HiddenNotice({ post }: { post: ShownPost }) {
  const { hidden, own, id } = post;
  if (hidden === null) return null;
  return (
    <Notice
      title={
        <>
          {own === null ? "A moderator has hidden this post" : "A moderator has hidden your post"}:{" "}
          {brokenRuleWords(hidden.reason)}.
        </>
      }
    >
      <p>
        {hidden.note === "" ? (
          brokenRule(hidden.reason).means
        ) : (
          <>
            “<bdi>{hidden.note}</bdi>”
          </>
        )}{" "}
        Hidden on <Day iso={hidden.at} />.
      </p>
      {own === null ? null : <p>Only you can still read it. {appealWords[own.appeal]}</p>}
      <p className="cluster cluster--tight">
        {own?.may_appeal ? <Link to={privatePaths.appealPost(id)}>Appeal</Link> : null}{" "}
        <Link to={readingPaths.contentGuidelines}>Read the guidelines</Link>
      </p>
    </Notice>
  );
}
