import { Link } from "@remix-run/react";
import type { ThreadSummary } from "#contracts/discussions/forum";
import { paths } from "~/paths";
import { formatCount } from "~/ui/format";
import Day from "~/ui/page/day";
import { latestHref, unreadHref } from "./thread-list";

interface ThreadRowsProps {
  threads: readonly ThreadSummary[];
  heading?: "h2" | "h3";
  /** Each says which category it is in. */
  named?: boolean;
}

/** Threads, one below the other, each with its latest post and what is new to the visitor. */
export default function ThreadRows({ threads, heading: Heading = "h3", named = true }: ThreadRowsProps) {
  return (
    <ul className="rows">
      {threads.map((thread) => (
        <li key={thread.slug} className="row thread-row">
          <div className="stack stack--close">
            <Heading className="plain-title heading-link">
              <Link to={paths.thread(thread.slug)} dir="auto">
                {thread.title}
              </Link>
            </Heading>
            <p className="small soft">
              <ThreadMarks thread={thread} />
              <bdi>{thread.author}</bdi>, <Day iso={thread.opened_at} />
              {named ? (
                <>
                  {" "}
                  in <Link to={paths.forumCategory(thread.category.slug)}>{thread.category.name}</Link>
                </>
              ) : null}
            </p>
          </div>
          <p className="small thread-row__latest">
            {thread.replies === 0 ? (
              <span className="soft">No replies yet</span>
            ) : (
              <>
                <span>{formatCount(thread.replies, "reply", "replies")}</span>{" "}
                <span>
                  <span className="soft">Latest:</span>{" "}
                  <Link to={latestHref(thread)}>
                    <bdi>{thread.last_by}</bdi>, <Day iso={thread.last_at} />
                    <span className="visually-hidden">
                      {" "}
                      in “<bdi>{thread.title}</bdi>”
                    </span>
                  </Link>
                </span>
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** What there is to know of a thread before it is opened. */
function ThreadMarks({ thread }: { thread: ThreadSummary }) {
  const { pinned, locked, unread, title } = thread;
  return (
    <>
      {pinned ? (
        <>
          <span className="tag">Pinned</span>{" "}
        </>
      ) : null}
      {locked ? (
        <>
          <span className="tag">Locked</span>{" "}
        </>
      ) : null}
      {unread > 0 ? (
        <>
          <Link className="tag thread-row__new" to={unreadHref(thread)}>
            {unread} new
            <span className="visually-hidden">
              {" "}
              since you were last in “<bdi>{title}</bdi>”
            </span>
          </Link>{" "}
        </>
      ) : null}
    </>
  );
}
