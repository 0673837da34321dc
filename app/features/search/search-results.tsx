import { Link } from "@remix-run/react";
import type { SearchAnswer, SearchResult } from "~/contracts/search";
import { searchKindLabels } from "~/contracts/vocabulary/search";
import { capitalized, formatCount, formatMoney, formatNumber } from "~/ui/format";
import { resultPath, searchHref } from "./search-list";

function Result({ result }: { result: SearchResult }) {
  return (
    <li className="cluster cluster--baseline result card--link">
      <div>
        <h3 className="result__name">
          <Link className="card__link" to={resultPath(result)}>
            {result.name}
          </Link>
        </h3>
        <p className="soft">
          {result.brand === null ? null : <span className="result__brand">{result.brand.name}. </span>}
          {result.summary}
        </p>
        {result.found_as === null ? null : <p className="eyebrow">Sold elsewhere as “{result.found_as}”</p>}
      </div>
      {result.price_from_cents === null ? null : (
        <p className="result__price">
          <span className="soft">from</span> {formatMoney(result.price_from_cents)}
        </p>
      )}
    </li>
  );
}

/** Groups by kind. Without a chosen kind each shows its best few and leads to the rest. */
export default function SearchResults({ answer, term, exact }: { answer: SearchAnswer; term: string; exact: boolean }) {
  // Whoever names a place looks for stores first.
  const storesFirst = answer.understood?.stores == null ? 0 : 1;
  const fitting = answer.kind === null && answer.understood?.beds != null;
  const rank = ({ kind }: { kind: string }) => (kind === "store" ? -storesFirst : 0);
  return (
    <div className="stack stack--sections">
      {[...answer.groups]
        .sort((left, right) => rank(left) - rank(right))
        // Beds that fit are shown on their own, with prices.
        .filter(({ kind, items }) => items.length > 0 && !(fitting && kind === "model"))
        .map(({ kind, count, items }) => (
          <section key={kind} className="stack" aria-labelledby={`results-${kind}`}>
            <h2 className="text-xl" id={`results-${kind}`}>
              {capitalized(searchKindLabels[kind].many)} <span className="results__count">{formatNumber(count)}</span>
            </h2>
            <ul className="rows results">
              {items.map((result) => (
                <Result key={result.slug} result={result} />
              ))}
            </ul>
            {answer.kind === null && count > items.length ? (
              <p>
                <Link to={searchHref(term, { kind, exact })}>
                  Show all {formatCount(count, searchKindLabels[kind].one, searchKindLabels[kind].many)}
                </Link>
              </p>
            ) : null}
          </section>
        ))}
    </div>
  );
}
