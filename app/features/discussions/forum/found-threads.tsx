import { Link } from "@remix-run/react";
import type { ThreadListing } from "#contracts/discussions/forum";
import { paths } from "~/paths";
import { readingPaths } from "~/reading-paths";
import { countOnPage } from "~/ui/listing/count-on-page";
import type { ListQuery } from "~/ui/listing/address";
import Pagination from "~/ui/listing/pagination";
import RefusedAddress from "~/ui/listing/refused-address";
import Section from "~/ui/page/section";
import SortLinks from "~/ui/listing/sort-links";
import { foundList } from "./thread-list";
import ThreadRows from "./thread-rows";

interface FoundThreadsProps {
  words: string;
  query: ListQuery;
  listing: Omit<ThreadListing, "demo">;
  refused: readonly string[] | null;
}

/** Threads that have the words somebody looked for. */
export default function FoundThreads({ words, query, listing, refused }: FoundThreadsProps) {
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
        <Link to={readingPaths.forum}>See all categories</Link>
      </p>
      {count === 0 ? (
        <p className="measure">
          Try one word of it,{" "}
          <Link to={paths.searchFor(words)}>
            search the whole site for “<bdi>{words}</bdi>”
          </Link>
          , or <Link to={readingPaths.newThread}>start a thread</Link> about it.
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
