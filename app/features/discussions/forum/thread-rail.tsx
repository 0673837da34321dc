import { Link } from "@remix-run/react";
import type { ThreadDetail } from "#contracts/discussions/forum";
import { readingPaths } from "~/reading-paths";
import FollowForm, { type FollowFormProps } from "../posts/follow-form";
import { replyAnchor } from "../posts/post-place";
import { latestHref, numberedHref } from "./thread-list";

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
export default function ThreadRail({ thread, count, pages, seen, writer, watching }: ThreadRailProps) {
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
          <Link to={readingPaths.forumCategory(category.slug)}>See all threads in {category.name}</Link>
        </li>
        <li>
          <Link to={readingPaths.contentGuidelines}>Read the guidelines</Link>
        </li>
      </ul>
      {open ? <FollowForm discussion={id} writer={writer} watching={watching} what="new replies" /> : null}
    </div>
  );
}
