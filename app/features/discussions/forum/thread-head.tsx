import { Link } from "@remix-run/react";
import type { ThreadDetail } from "#contracts/discussions/forum";
import { readingPaths } from "~/reading-paths";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import ErrorSummary, { type SummarizedError } from "~/ui/forms/error-summary";
import { formatCount } from "~/ui/format";
import Notice from "~/ui/notice";
import Day from "~/ui/page/day";

/** As its page calls it, hidden or not. */
type Thread = ThreadDetail["thread"] & { title: string };

export const threadCrumbs = ({ title, category }: Thread) =>
  crumbsTo(
    title,
    { label: "Forum", href: readingPaths.forum },
    { label: category.name, href: readingPaths.forumCategory(category.slug) },
  );

interface ThreadHeadProps {
  thread: Thread;
  count: number;
  page: number;
  pages: number;
  errors: readonly SummarizedError[];
}

/** What a thread is about, who began it, and what a moderator did with it. */
export default function ThreadHead({ thread, count, page, pages, errors }: ThreadHeadProps) {
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
            A moderator moved it here from{" "}
            <Link to={readingPaths.forumCategory(moved_from.slug)}>{moved_from.name}</Link>.
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
