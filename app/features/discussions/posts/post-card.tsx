import { Link, useLocation } from "@remix-run/react";
import type { Participant } from "#contracts/discussions/posts";
import { brokenRule, brokenRuleWords, participantRoleLabels } from "#contracts/vocabulary/discussions";
import { paths } from "~/paths";
import Icon from "~/ui/icon";
import Notice from "~/ui/notice";
import Day from "~/ui/page/day";
import MadeUp from "~/ui/page/made-up";
import Prose from "~/ui/page/prose";
import Quoted from "~/ui/page/quoted";
import PostButtons from "./post-buttons";
import { postAnchor, proseName } from "./post-place";
import type { ShownPost } from "./shown-posts.server";

interface PostCardProps {
  post: ShownPost;
  signedIn: boolean;
  /** Of the author's name, in a list of posts. */
  heading?: "h2" | "h3";
  /** Whether readers vote on it. */
  votes?: boolean;
  /** Of a question: who asked it, and whether that is the visitor. */
  asker?: { name: string; own: boolean };
  quoteHref?: string;
  /** Where the post is whose words it quotes; on this page without it. */
  quotedHref?: string;
  /** The visitor may hide it and show it again. */
  moderates?: boolean;
}

/** A post of a question or a thread: who wrote it and when, its text, and what a reader may do about it. */
export default function PostCard(props: PostCardProps) {
  const { post, signedIn, heading, votes = false, asker, quoteHref, quotedHref, moderates = false } = props;
  const { id, number, author, written_at, edited_at, quote, accepted, hidden, readable, html, own } = post;
  const { pathname, search } = useLocation();
  const anchor = postAnchor(number);
  const posted = own !== null && new URLSearchParams(search).get("posted") === String(number);
  return (
    <div role="article" className={`post stack${accepted ? " post--accepted" : ""}`} id={anchor}>
      {posted ? <Notice tone="good" role="status" title={postedWords(asker)} /> : null}
      {accepted && asker !== undefined ? (
        <p className="with-icon post__accepted">
          <Icon name="check" /> Accepted answer, chosen by {asker.own ? "you" : <bdi>{asker.name}</bdi>}
        </p>
      ) : null}
      <header className="stack stack--close">
        <Author author={author} heading={heading} />
        <p className="small soft">
          <a className="quiet-link" href={`#${anchor}`}>
            <Day iso={written_at} />
          </a>
          {edited_at === null || hidden !== null ? null : (
            <>
              {", "}
              <Link to={paths.postHistory(id)}>
                edited <Day on iso={edited_at} />
              </Link>
            </>
          )}
          {moderates ? (
            <>
              {", "}
              <Link to={paths.moderatedPost(id)}>
                moderate
                <span className="visually-hidden">
                  {" the post by "}
                  <bdi>{author.name}</bdi>
                </span>
              </Link>
            </>
          ) : null}
        </p>
      </header>
      <HiddenNotice post={post} />
      {quote === null ? null : (
        <figure className="post__quote stack stack--close">
          <figcaption className="small soft">
            <Link to={quotedHref ?? `#${postAnchor(quote.number)}`} dir="auto">
              {quote.author === "" ? "An earlier post" : quote.author}
            </Link>{" "}
            wrote:
          </figcaption>
          <blockquote dir="auto">{quote.text}</blockquote>
        </figure>
      )}
      {readable ? <Prose name={proseName(id)} html={html} className="prose post__text" /> : null}
      {hidden !== null ? null : (
        <PostButtons
          post={post}
          signIn={signedIn ? null : paths.signInThen(`${pathname}${search}#${anchor}`)}
          votes={votes}
          accepts={asker?.own ?? false}
          quoteHref={quoteHref}
        />
      )}
    </div>
  );
}

/** Whoever asked a question may add to it, which is no answer. */
const postedWords = (asker: PostCardProps["asker"]) =>
  asker === undefined ? "Your reply is posted." : asker.own ? "What you added is posted." : "Your answer is posted.";

interface AuthorProps {
  author: Participant;
  /** Of the name, in a list of posts. */
  heading?: "h2" | "h3" | "p";
}

/** Who wrote a post, what they do, and who pays them. */
export function Author({ author, heading: Name = "p" }: AuthorProps) {
  const { name, role, badge, expert, made_up } = author;
  const label = participantRoleLabels[role];
  const shown = expert === null ? name : <Link to={paths.expert(expert.slug)}>{name}</Link>;
  return (
    <div className="stack stack--close">
      <div className="cluster cluster--tight">
        <Name className="post__author" dir="auto">
          {shown}
        </Name>{" "}
        {label === null ? null : <span className={`tag post__role--${role}`}>{label}</span>}{" "}
        {badge === null ? null : (
          <span className="tag" dir="auto">
            {badge}
          </span>
        )}
        {made_up ? <MadeUp /> : null}
      </div>
      {expert === null ? null : (
        <p className="small soft">
          <bdi>{expert.title}</bdi>. <bdi>{expert.works_for}</bdi>. <bdi>{expert.conflicts}</bdi>
        </p>
      )}
    </div>
  );
}

const appealWords = {
  none: null,
  waiting: "You’ve appealed. We’ll write to you when someone else has read it.",
  granted: null,
  denied: "You appealed, and someone else came to the same decision. It’s final.",
} as const;

/** In the place of a post that a moderator has hidden: why; for its author what they can do, above their text. */
function HiddenNotice({ post }: { post: ShownPost }) {
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
        {hidden.note === "" ? brokenRule(hidden.reason).means : <Quoted words={hidden.note} />} Hidden on{" "}
        <Day iso={hidden.at} />.
      </p>
      {own === null ? null : <p>Only you can still read it. {appealWords[own.appeal]}</p>}
      <p className="cluster cluster--tight">
        {own?.may_appeal ? <Link to={paths.appealPost(id)}>Appeal</Link> : null}{" "}
        <Link to={paths.contentGuidelines}>Read the guidelines</Link>
      </p>
    </Notice>
  );
}
