import { Link } from "@remix-run/react";
import type { BrandFacet } from "~/contracts/brands";
import { listingHref, type ListingQuery } from "./listing-address";
import { clearedHref } from "./listing-links";

/**
 * Facets whose removal brings brands back: something is chosen in them, and the other facets alone leave
 * at least one brand for one of their values.
 */
export const facetsToDrop = (facets: readonly BrandFacet[]) =>
  facets.filter(
    (facet) => facet.values.some((value) => value.selected) && facet.values.some((value) => value.count > 0),
  );

const chosenIn = (facet: BrandFacet) => facet.values.filter((value) => value.selected);
const namesOf = (facet: BrandFacet) => chosenIn(facet).map((value) => value.label).join(", ");

/** What to do when no brand passes every filter. */
export default function EmptyListing({ facets, query }: { facets: readonly BrandFacet[]; query: ListingQuery }) {
  const { page: _page, ...rest } = query;
  const helpful = facetsToDrop(facets);
  const sort = query.sort ? { sort: query.sort } : {};
  const ways =
    helpful.length > 0
      ? helpful.map((facet) => ({ facet, verb: "Drop", to: listingHref({ ...rest, [facet.key]: "" }) }))
      : facets
          .filter((facet) => chosenIn(facet).length > 0)
          .map((facet) => ({ facet, verb: "Keep only", to: listingHref({ ...sort, [facet.key]: query[facet.key] }) }));
  return (
    <div className="empty stack">
      <h2>No brand passes all of these filters</h2>
      <p>
        {helpful.length === 0
          ? "No single filter is to blame, so keep the one that matters most:"
          : helpful.length === 1
            ? "This one rules out the rest:"
            : "Dropping any one of these brings brands back:"}
      </p>
      <ul>
        {ways.map(({ facet, verb, to }) => (
          <li key={facet.key}>
            <Link to={to}>
              {verb} {facet.label.toLowerCase()}: {namesOf(facet)}
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <Link to={clearedHref(query)}>Clear all filters</Link>
      </p>
    </div>
  );
}
