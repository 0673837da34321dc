import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Nouns } from "./facets";
import { formatCount } from "./format";

interface ListingCountProps {
  count: number;
  nouns: Nouns;
  /** What the list is sorted by, as the links say it. */
  sortedBy?: string;
  page?: number;
  pages?: number;
  children?: ReactNode;
}

/**
 * How long a list is, and which of its pages this is; said aloud after every filter and sort. The key puts the same
 * words there anew, since a choice that leaves them as they were would be silent otherwise.
 */
export default function ListingCount({ count, nouns, sortedBy, page = 1, pages = 1, children }: ListingCountProps) {
  const { search } = useLocation();
  return (
    <p className="listing-head__count" role="status">
      <span key={search}>
        {formatCount(count, nouns.one, nouns.many)}
        {pages > 1 ? <span className="soft">{`, page ${page} of ${pages}`}</span> : null}
        {sortedBy === undefined ? null : (
          <span className="visually-hidden">{`, sorted by ${sortedBy.toLowerCase()}`}</span>
        )}
        {children}
      </span>
    </p>
  );
}
