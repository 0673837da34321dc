import { Link } from "@remix-run/react";
import { changedHref, stay, type ListQuery, type ListShape, type ListSort } from "./address";

interface SortLinksProps<Sort extends string> {
  list: ListShape<string, Sort>;
  query?: ListQuery;
  sort: string | null;
  /** Names the navigation, as in "Sort brands". */
  label?: string;
  /** Null where what opens the links says it. */
  title?: string | null;
  sorts?: readonly ListSort<Sort>[];
  hrefFor?: (sort: Sort) => string;
}

/** Sorts as links, with the rule of the one in force in words. */
export default function SortLinks<Sort extends string>({
  list,
  query = {},
  sort,
  label = `Sort ${list.nouns.many}`,
  title = "Sort by",
  sorts = list.sorts,
  hrefFor = (to) => changedHref(list, query, { sort: to }),
}: SortLinksProps<Sort>) {
  const rule = sorts.find(({ value }) => value === sort)?.rule;
  return (
    <nav className="cluster cluster--baseline small sorts" aria-label={label}>
      {title === null ? null : <p className="soft">{title}</p>}
      <ul className="cluster sorts__list" aria-label={title ?? label}>
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
      {rule === undefined ? null : <p className="soft sorts__rule">{rule}</p>}
    </nav>
  );
}
