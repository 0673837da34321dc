import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { stay } from "./listing-address";

interface SortLinksProps<Sort extends string> {
  /** Names the navigation, as in "Sort brands". */
  label: string;
  title?: string;
  sorts: readonly { value: Sort; label: string }[];
  sort: Sort | null;
  hrefFor: (sort: Sort) => string;
  /** The rule in force, in words. */
  rule?: ReactNode;
}

/** Sorts as links, with the rule of the one in force in words. */
export default function SortLinks<Sort extends string>(props: SortLinksProps<Sort>) {
  const { label, title = "Sort by", sorts, sort, hrefFor, rule } = props;
  return (
    <nav className="sorts" aria-label={label}>
      <p className="sorts__title">{title}</p>
      <ul className="sorts__list" aria-label={title}>
        {sorts.map((entry) => (
          <li key={entry.value}>
            <Link
              className="sorts__link"
              to={hrefFor(entry.value)}
              aria-current={entry.value === sort ? "true" : undefined}
              preventScrollReset
              state={stay}
            >
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
      {rule === undefined ? null : <p className="sorts__rule">{rule}</p>}
    </nav>
  );
}
