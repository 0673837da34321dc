import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { formatCount } from "../format";
import type { ListShape } from "./address";

interface ListingCountProps {
  list: ListShape;
  count: number;
  /** What the list is sorted by, the second key between equals of the first. */
  sort: string | readonly string[];
  page?: number;
  pages?: number;
  children?: ReactNode;
}

/**
 * How long a list is, said aloud after every filter and sort; the key makes the same words new, which else stay silent.
 */
export default function ListingCount({ list, count, sort, page = 1, pages = 1, children }: ListingCountProps) {
  const { search } = useLocation();
  const labels = [sort].flat().map((key) => {
    const found = list.sorts.find(({ value }) => value === key);
    return found?.by ?? found?.label.toLowerCase();
  });
  return (
    <p className="listing-head__count" role="status">
      <span key={search}>
        {formatCount(count, list.nouns.one, list.nouns.many)}
        {pages > 1 ? <span className="soft listing-head__page">{`, page ${page} of ${pages}`}</span> : null}
        <span className="soft listing-head__sort">{`, sorted by ${labels.join(", then ")}`}</span>
        {children}
      </span>
    </p>
  );
}
