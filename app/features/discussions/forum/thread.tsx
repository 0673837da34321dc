import { Link } from "@remix-run/react";
import { Fragment } from "react";
import type { ThreadDetail } from "#contracts/discussions/forum";
import { paths } from "~/paths";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import { formatCount } from "~/ui/format";
import ErrorSummary, { type SummarizedError } from "~/ui/forms/error-summary";
import Notice from "~/ui/notice";
import Day from "~/ui/page/day";
import FollowForm, { type FollowFormProps } from "../posts/follow-form";
import PostCard from "../posts/post-card";
import { discussionHref, replyAnchor } from "../posts/post-place";
import type { ShownPost } from "../posts/shown-posts.server";
import { latestHref, numberedHref } from "./thread-list";

/** As its page calls it, hidden or not. */
type Thread = ThreadDetail["thread"] & { title: string };

export const threadCrumbs = ({ title, category }: Thread) =>
  crumbsTo(
    title,
    { label: "Forum", href: paths.forum },
    { label: category.name, href: paths.forumCategory(category.slug) },
  );

interface ThreadHeadProps {
  thread: Thread;
  count: number;
  page: number;
  pages: number;
  errors: readonly SummarizedError[];
}

/** What a thread is about, who began it, and what a moderator did with it. */
export function ThreadHead({ thread, count, page, pages, errors }: ThreadHeadProps) {
  const { title, author, opened_at, pinned, locked, moved_from, hidden } = thread;
  return (
    <header className="page-head stack">
      <Breadcrumbs items={threadCrumbs(thread)} />
      <h1 dir="auto">{title}</h1>
      <ErrorSummary errors={errors} />
      <p className="soft">
        {pinned ? (
          <>
            <span className="tag">Pinned</span>{" "}
          </>
        ) : null}
        Started by <bdi>{author}</bdi> <Day on iso={opened_at} />. {formatCount(count, "post", "posts")}
        {pages > 1 ? `, page ${page} of ${pages}` : ""}.
        {moved_from === null ? null : (
          <>
            {" "}
            A moderator moved it here from <Link to={paths.forumCategory(moved_from.slug)}>{moved_from.name}</Link>.
          </>
        )}
      </p>
      {hidden ? (
        <Notice title="A moderator has hidden the post that this thread begins with.">
          <p>It no longer appears in lists, and replies are closed.</p>
        </Notice>
      ) : locked !== null ? (
        <Notice title="A moderator has locked this thread, so nobody can reply anymore.">
          <p dir="auto">{locked}</p>
        </Notice>
      ) : null}
    </header>
  );
}

interface ThreadPostsProps {
  thread: ThreadDetail["thread"];
  page: number;
  posts: readonly ShownPost[];
  /** The last post of an earlier visit; null: there was none. */
  seen: number | null;
  signedIn: boolean;
  moderates: boolean;
}

/** A page of a thread. A line says where the new posts begin. */
export function ThreadPosts({ thread, page, posts, seen, signedIn, moderates }: ThreadPostsProps) {
  const { slug, locked, hidden } = thread;
  const open = locked === null && !hidden;
  const firstNew = seen === null ? null : (posts.find(({ number }) => number > seen)?.number ?? null);
  const here = discussionHref({ kind: "thread", slug, page });
  return (
    <div className="post-list">
      {posts.map((post) => (
        <Fragment key={post.id}>
          {post.number === firstNew ? <h2 className="thread-new">New since you were here</h2> : null}
          <PostCard
            post={post}
            signedIn={signedIn}
            heading="h2"
            quoteHref={
              open && signedIn ? `${here}${page > 1 ? "&" : "?"}quote=${post.number}#${replyAnchor}` : undefined
            }
            quotedHref={post.quote === null ? undefined : numberedHref(slug, post.quote.number)}
            moderates={moderates}
          />
        </Fragment>
      ))}
    </div>
  );
}

interface ThreadRailProps {
  thread: ThreadDetail["thread"];
  count: number;
  pages: number;
  /** The last post of an earlier visit; null: there was none. */
  seen: number | null;
  writer: FollowFormProps["writer"];
  watching: boolean;
}

/** Ways through a thread and on from it, and mail about it. */
export function ThreadRail({ thread, count, pages, seen, writer, watching }: ThreadRailProps) {
  const { id, slug, category, locked, hidden } = thread;
  const open = locked === null && !hidden;
  const unread = seen === null ? 0 : count - seen;
  return (
    <div className="stack thread-rail">
      <ul className="stack stack--tight">
        {unread > 0 ? (
          <li>
            <Link to={numberedHref(slug, count - unread + 1)}>
              {unread === 1 ? "Go to the new post" : `Go to the first of ${unread} new posts`}
            </Link>
          </li>
        ) : null}
        {count > 1 ? (
          <li>
            <Link to={latestHref({ slug, last_page: pages, posts: count })}>Go to the latest post</Link>
          </li>
        ) : null}
        {open ? (
          <li>
            <a href={`#${replyAnchor}`}>Reply</a>
          </li>
        ) : null}
        <li>
          <Link to={paths.forumCategory(category.slug)}>See all threads in {category.name}</Link>
        </li>
        <li>
          <Link to={paths.contentGuidelines}>Read the guidelines</Link>
        </li>
      </ul>
      {open ? <FollowForm discussion={id} writer={writer} watching={watching} what="new replies" /> : null}
    </div>
  );
}
