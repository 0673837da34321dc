import { Link } from "@remix-run/react";
import type { Facet } from "~/contracts/brands";
import { clearedHref, listingHref, type ListingQuery } from "./listing-links";

/**
 * Facets whose removal brings brands back: something is chosen in them, and the other facets alone leave
 * at least one brand for one of their values.
 */
export const facetsToDrop = (facets: readonly Facet[]) =>
  facets.filter(
    (facet) => facet.values.some((value) => value.selected) && facet.values.some((value) => value.count > 0),
  );

/** What to do when no brand passes every filter. */
export default function EmptyListing({ facets, query }: { facets: readonly Facet[]; query: ListingQuery }) {
  const { page: _page, ...rest } = query;
  const helpful = facetsToDrop(facets);
  return (
    <div className="empty stack">
      <h2>No brand passes all of these filters</h2>
      {helpful.length === 0 ? (
        <p>No single filter is to blame, so begin again with fewer.</p>
      ) : (
        <>
          <p>{helpful.length === 1 ? "This one rules out the rest:" : "Dropping any one of these brings brands back:"}</p>
          <ul>
            {helpful.map((facet) => (
              <li key={facet.key}>
                <Link to={listingHref({ ...rest, [facet.key]: "" })}>
                  Drop {facet.label.toLowerCase()}:{" "}
                  {facet.values.filter((value) => value.selected).map((value) => value.label).join(", ")}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <Link to={clearedHref(query)}>Clear all filters</Link>
      </p>
    </div>
  );
}
