import { Link } from "@remix-run/react";
import SearchBar from "./search-bar";
import { searchHref } from "./search-list";
import type { ShownSearch } from "./shown-search.server";
import UnderstoodParts from "./understood-parts";

interface SearchSaidProps {
  shown: ShownSearch;
  term: string;
  exact: boolean;
}

/** How many were found, how the query was read, and what narrows it. */
export default function SearchSaid({ shown, term, exact }: SearchSaidProps) {
  const { count, found, beds, page, pages, corrected, unknown, ignored, inside, otherPlaces, nearFirst } = shown;
  const nothing = found === 0 && (beds === null || beds.items.length === 0);
  return (
    <>
      <div className="stack stack--close" role="status">
        <p className="listing-head__count">
          {count}
          {pages > 1 ? <span className="soft">{`, page ${page} of ${pages}`}</span> : null}
        </p>
        {corrected === null ? null : nothing ? (
          <p>
            We found nothing for “<bdi>{term}</bdi>.” Did you mean{" "}
            <Link to={searchHref(corrected)}>
              “<bdi>{corrected}</bdi>”
            </Link>
            ?
          </p>
        ) : (
          <p>
            We found nothing for “<bdi>{term}</bdi>,” so here are results for{" "}
            <strong>
              “<bdi>{corrected}</bdi>.”
            </strong>{" "}
            <Link to={searchHref(term, { exact: true })}>
              Search for “<bdi>{term}</bdi>” as typed
            </Link>
          </p>
        )}
        {nearFirst === null ? null : <p>{nearFirst}</p>}
        {unknown === null ? null : <p>{unknown}</p>}
        {ignored === null ? null : <p>{ignored}</p>}
        {inside === null ? null : <p>{inside}</p>}
        {otherPlaces.length === 0 ? null : (
          <p className="cluster cluster--tight">
            We can search only one place at a time.
            {otherPlaces.map(({ label, href }) => (
              <Link key={href} to={href}>{`Search ${label} instead`}</Link>
            ))}
          </p>
        )}
        {exact ? (
          <p>
            We looked only for names that have these words, or words that begin with them.{" "}
            <Link to={searchHref(term)}>Go back to the full results</Link>
          </p>
        ) : null}
      </div>
      <UnderstoodParts {...shown} />
      <SearchBar {...shown} />
    </>
  );
}
