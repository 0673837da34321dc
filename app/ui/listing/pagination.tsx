import { Link } from "@remix-run/react";
import Icon from "../icon";
import { changedHref, type ListQuery, type PagedList } from "./address";

interface PaginationProps {
  list: PagedList;
  query?: ListQuery;
  page: number;
  pages: number;
}

/** First, last, and the neighbors of the current page; null marks a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const sorted = [...new Set(shown)].sort((a, b) => a - b);
  return sorted.flatMap((n, index) => {
    const before = sorted[index - 1];
    if (before === undefined || n - before === 1) return [n];
    return n - before === 2 ? [n - 1, n] : [null, n];
  });
}

export default function Pagination({ list, query = {}, page, pages }: PaginationProps) {
  if (pages < 2) return null;
  const hrefFor = (to: number) => changedHref(list, query, { page: String(to) });
  return (
    <nav className="cluster ruled ruled--wide pagination" aria-label={`Pages of ${list.nouns.many}`}>
      {page > 1 ? (
        <Link className="pagination__step" to={hrefFor(page - 1)} rel="prev">
          <Icon name="chevron-left" />
          Previous<span className="visually-hidden"> page</span>
        </Link>
      ) : null}
      <ul className="cluster pagination__numbers">
        {pageNumbers(page, pages).map((n, index) => (
          <li key={n ?? `gap-${index}`}>
            {n === null ? (
              <span className="pagination__gap">…</span>
            ) : (
              <Link
                className="pagination__number"
                to={hrefFor(n)}
                aria-current={n === page ? "page" : undefined}
                aria-label={`Page ${n}`}
              >
                {n}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {page < pages ? (
        <Link className="pagination__step" to={hrefFor(page + 1)} rel="next">
          Next<span className="visually-hidden"> page</span>
          <Icon name="chevron-right" />
        </Link>
      ) : null}
    </nav>
  );
}
