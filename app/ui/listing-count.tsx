import type { ReactNode } from "react";
import type { Nouns } from "./facets";
import { formatCount } from "./format";

interface ListingCountProps {
  count: number;
  nouns: Nouns;
  page?: number;
  pages?: number;
  children?: ReactNode;
}

/** How long a list is, and which of its pages this is. */
export default function ListingCount({ count, nouns, page = 1, pages = 1, children }: ListingCountProps) {
  return (
    <p className="listing-head__count" role="status">
      {formatCount(count, nouns.one, nouns.many)}
      {pages > 1 ? <span className="soft">{`, page ${page} of ${pages}`}</span> : null}
      {children}
    </p>
  );
}
