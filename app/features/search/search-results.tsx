import { Link } from "@remix-run/react";
import BedResult from "./bed-result";
import type { ShownSearch } from "./shown-search.server";

type Group = ShownSearch["groups"][number];

function Result({ result: { name, href, brand, summary, price, foundAs } }: { result: Group["items"][number] }) {
  return (
    <li className="cluster cluster--baseline result card--link">
      <div className="result__words">
        <h3 className="result__name">
          <Link className="card__link" to={href}>
            {name}
          </Link>
        </h3>
        {brand === null && summary === "" ? null : (
          <p className="soft">
            {brand === null ? null : <span className="result__brand">{brand}. </span>}
            {summary}
          </p>
        )}
        {foundAs === null ? null : <p className="small soft">{foundAs}</p>}
      </div>
      {price === null ? null : (
        <p className="result__price">
          <span className="soft">{price.before}</span> {price.money} <span className="soft">{price.after}</span>
        </p>
      )}
    </li>
  );
}

/** Groups by kind. Without a chosen kind each shows its best few and leads to the rest. */
export default function SearchResults({ groups }: Pick<ShownSearch, "groups">) {
  return (
    <div className="stack stack--loose">
      {groups.map(({ kind, label, count, items, more }) => (
        <section key={kind} className="stack" aria-labelledby={`results-${kind}`}>
          <h2 className="text-xl" id={`results-${kind}`}>
            {label} <span className="results__count">{count}</span>
          </h2>
          <ul className="rows results">
            {items.map((result) =>
              result.bed === null ? (
                <Result key={result.slug} result={result} />
              ) : (
                <BedResult key={result.slug} bed={result.bed} />
              ),
            )}
          </ul>
          {more === null ? null : (
            <p>
              <Link to={more.href}>{more.text}</Link>
            </p>
          )}
        </section>
      ))}
    </div>
  );
}
