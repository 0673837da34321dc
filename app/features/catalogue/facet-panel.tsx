import { Link } from "@remix-run/react";
import type { BrandFacet } from "~/contracts/brands";
import { formatNumber } from "~/ui/format";
import Icon from "~/ui/icon";
import type { ListingQuery } from "./listing-address";
import { stay, toggledHref } from "./listing-links";

interface FacetPanelProps {
  facets: readonly BrandFacet[];
  query: ListingQuery;
}

/**
 * Every value is a link to the list with it added or taken away. Narrow windows fold the panel into a
 * disclosure; wide ones hold it open by style (features.css), which needs no script.
 */
export default function FacetPanel({ facets, query }: FacetPanelProps) {
  const chosen = facets.flatMap((facet) => facet.values).filter((value) => value.selected).length;
  return (
    <details className="facets">
      <summary className="facets__summary button button--secondary">
        Filters{chosen > 0 ? ` (${chosen} chosen)` : ""}
      </summary>
      <nav className="facets__groups" aria-label="Filter brands">
        {facets.map((facet) => (
          <section key={facet.key} className="facet" aria-labelledby={`facet-${facet.key}`}>
            <h2 className="facet__title" id={`facet-${facet.key}`}>
              {facet.label}
            </h2>
            <ul className="facet__values">
              {facet.values.map((value) => (
                <li key={value.value}>
                  <FacetValue facet={facet} value={value} query={query} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </details>
  );
}

interface FacetValueProps {
  facet: BrandFacet;
  value: BrandFacet["values"][number];
  query: ListingQuery;
}

function FacetValue({ facet, value, query }: FacetValueProps) {
  const inside = (
    <>
      <span className="facet__box">{value.selected ? <Icon name="check" size={14} /> : null}</span>
      <span className="facet__label">{value.label}</span>
      <span className="facet__count">
        {formatNumber(value.count)}
        <span className="visually-hidden">
          {value.count === 1 ? " brand" : " brands"}
          {value.selected ? ", chosen; choose again to remove" : ""}
        </span>
      </span>
    </>
  );
  // A value that would leave nothing is said, but leads nowhere.
  if (value.count === 0 && !value.selected) return <span className="facet__value facet__value--none">{inside}</span>;
  return (
    <Link
      className={value.selected ? "facet__value facet__value--chosen" : "facet__value"}
      to={toggledHref(query, facet.key, value.value)}
      preventScrollReset
      state={stay}
    >
      {inside}
    </Link>
  );
}
