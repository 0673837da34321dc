import { Link } from "@remix-run/react";
import type { BrandSort } from "~/contracts/brands";
import type { ListingQuery } from "./listing-address";
import { sortHref, sorts, stay } from "./listing-links";

/** The sorts as links, with the rule of the one in force in words. */
export default function SortLinks({ sort, query }: { sort: BrandSort; query: ListingQuery }) {
  const rule = sorts.find((entry) => entry.value === sort)?.rule;
  return (
    <nav className="sorts" aria-label="Sort brands">
      <p className="sorts__title" id="sort-title">
        Sort by
      </p>
      <ul className="sorts__list" aria-labelledby="sort-title">
        {sorts.map((entry) => (
          <li key={entry.value}>
            <Link
              className="sorts__link"
              to={sortHref(query, entry.value)}
              aria-current={entry.value === sort ? "true" : undefined}
              preventScrollReset
      state={stay}
            >
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
      <p className="sorts__rule">{rule}</p>
    </nav>
  );
}
