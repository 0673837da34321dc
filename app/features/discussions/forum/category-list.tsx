import { Link } from "@remix-run/react";
import type { ForumHome } from "#contracts/discussions/forum";
import { readingPaths } from "~/reading-paths";
import { formatCount } from "~/ui/format";
import Day from "~/ui/page/day";
import { latestHref } from "./thread-list";

/** What people talk about, with the latest post of each. */
export default function CategoryList({ categories }: { categories: ForumHome["categories"] }) {
  return (
    <ul className="rows">
      {categories.map(({ slug, name, about, threads, posts, latest }) => (
        <li key={slug} className="row forum-category">
          <div className="stack stack--close">
            <h3 className="plain-title heading-link">
              <Link to={readingPaths.forumCategory(slug)}>{name}</Link>
            </h3>
            <p>{about}</p>
            <p className="small soft">
              {formatCount(threads, "thread", "threads")}, {formatCount(posts, "post", "posts")}
            </p>
          </div>
          <p className="small forum-category__latest">
            {latest === null ? (
              <span className="soft">Nobody has written here yet</span>
            ) : (
              <>
                <span className="soft">Latest</span>{" "}
                <Link to={latestHref(latest)} dir="auto">
                  {latest.title}
                </Link>{" "}
                <span className="soft">
                  <bdi>{latest.last_by}</bdi>, <Day iso={latest.last_at} />
                </span>
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
