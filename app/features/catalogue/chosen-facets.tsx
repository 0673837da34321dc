import { Link } from "@remix-run/react";
import type { BrandFacet } from "~/contracts/brands";
import Icon from "~/ui/icon";
import type { ListingQuery } from "./listing-address";
import { clearedHref, toggledHref } from "./listing-links";

/** What is chosen, each removable on its own. Nothing at all when nothing is. */
export default function ChosenFacets({ facets, query }: { facets: readonly BrandFacet[]; query: ListingQuery }) {
  const chosen = facets.flatMap((facet) =>
    facet.values.filter((value) => value.selected).map((value) => ({ facet, value })),
  );
  if (chosen.length === 0) return null;
  return (
    <ul className="chips" aria-label="Chosen filters">
      {chosen.map(({ facet, value }) => (
        <li key={`${facet.key} ${value.value}`}>
          <Link className="chip" to={toggledHref(query, facet.key, value.value)} preventScrollReset>
            <span className="visually-hidden">Remove </span>
            <span>
              {facet.label}: {value.label}
            </span>
            <Icon name="close" size={14} />
          </Link>
        </li>
      ))}
      <li>
        <Link className="chips__clear" to={clearedHref(query)} preventScrollReset>
          Clear all
        </Link>
      </li>
    </ul>
  );
}
