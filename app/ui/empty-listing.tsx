import { Link } from "@remix-run/react";
import { chosenIn, chosenWords, facetsToDrop, type Facet, type Nouns } from "./facets";

interface EmptyListingProps {
  facets: readonly Facet[];
  nouns: Nouns;
  /** The list without this facet. */
  dropHref: (key: string) => string;
  /** The list with this facet alone. */
  keepHref: (key: string) => string;
  clearHref: string;
}

/** What to do when nothing passes every filter. */
export default function EmptyListing({ facets, nouns, dropHref, keepHref, clearHref }: EmptyListingProps) {
  const helpful = facetsToDrop(facets);
  const ways =
    helpful.length > 0
      ? helpful.map((facet) => ({ facet, verb: "Drop", to: dropHref(facet.key) }))
      : facets
          .filter((facet) => chosenIn(facet).length > 0)
          .map((facet) => ({ facet, verb: "Keep only", to: keepHref(facet.key) }));
  return (
    <div className="empty stack">
      <h2>No {nouns.one} passes all of these filters</h2>
      <p>
        {helpful.length === 0
          ? "No single filter is to blame, so keep the one that matters most:"
          : helpful.length === 1
            ? "This one rules out the rest:"
            : `Dropping any one of these brings ${nouns.many} back:`}
      </p>
      <ul>
        {ways.map(({ facet, verb, to }) => (
          <li key={facet.key}>
            <Link to={to}>{`${verb} ${chosenWords(facet)}`}</Link>
          </li>
        ))}
      </ul>
      <p>
        <Link to={clearHref}>Clear all filters</Link>
      </p>
    </div>
  );
}
