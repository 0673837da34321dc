import { Form, Link } from "@remix-run/react";
import type { ForumHome, ThreadListing } from "#contracts/discussions/forum";
import { paths } from "~/paths";
import { formatCount } from "~/ui/format";
import type { ListQuery } from "~/ui/listing/address";
import { countOnPage } from "~/ui/listing/count-on-page";
import Pagination from "~/ui/listing/pagination";
import RefusedAddress from "~/ui/listing/refused-address";
import SortLinks from "~/ui/listing/sort-links";
import Day from "~/ui/page/day";
import Section from "~/ui/page/section";
import { foundList, latestHref } from "./thread-list";
import ThreadRows from "./thread-rows";

/** What people talk about, with the latest post of each. */
export function CategoryList({ categories }: { categories: ForumHome["categories"] }) {
  return (
    <ul className="rows">
      {categories.map(({ slug, name, about, threads, posts, latest }) => (
        <li key={slug} className="row forum-category">
          <div className="stack stack--close">
            <h3 className="plain-title heading-link">
              <Link to={paths.forumCategory(slug)}>{name}</Link>
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

/** Longest search, in characters. */
export const mostWords = 200;

/** Looks for words in threads and what they're answered with. */
export function ForumSearch({ words }: { words: string }) {
  return (
    <Form
      method="get"
      action={paths.forum}
      role="search"
      aria-label="Forum"
      className="stack stack--tight forum-search"
    >
      <label className="name" htmlFor="forum-words">
        Search the forum
      </label>
      <div className="forum-search__row">
        <input
          id="forum-words"
          className="field__input forum-search__words"
          type="search"
          dir="auto"
          name="q"
          defaultValue={words}
          key={words}
        />
        <button className="button button--secondary" type="submit">
          Search
        </button>
      </div>
    </Form>
  );
}

interface FoundThreadsProps {
  words: string;
  query: ListQuery;
  listing: Omit<ThreadListing, "demo">;
  refused: readonly string[] | null;
}

/** Threads that have the words somebody looked for. */
export function FoundThreads({ words, query, listing, refused }: FoundThreadsProps) {
  const { count, items, page, pages, sort } = listing;
  return (
    <Section
      name="found"
      title={
        <>
          Threads with “<bdi>{words}</bdi>”
        </>
      }
    >
      <RefusedAddress faults={refused} />
      <p role="status">
        {count === 0
          ? "No thread has all of these words."
          : `${countOnPage({ one: "thread", many: "threads" }, { count, page, pages })}.`}{" "}
        <Link to={paths.forum}>See all categories</Link>
      </p>
      {count === 0 ? (
        <p className="measure">
          Try one word of it,{" "}
          <Link to={paths.searchFor(words)}>
            search the whole site for “<bdi>{words}</bdi>”
          </Link>
          , or <Link to={paths.newThread}>start a thread</Link> about it.
        </p>
      ) : (
        <>
          {count > 1 ? <SortLinks list={foundList} query={query} sort={sort} /> : null}
          <ThreadRows threads={items} />
          <Pagination list={foundList} query={query} page={page} pages={pages} />
        </>
      )}
    </Section>
  );
}
