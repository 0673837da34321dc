import { Fragment } from "react";
import type { ThreadDetail } from "#contracts/discussions/forum";
import PostCard from "../posts/post-card";
import { discussionHref, replyAnchor } from "../posts/post-place";
import type { ShownPost } from "../posts/shown-posts.server";
import { numberedHref } from "./thread-list";

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
export default function ThreadPosts({ thread, page, posts, seen, signedIn, moderates }: ThreadPostsProps) {
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
