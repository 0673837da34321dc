import { Link } from "@remix-run/react";
import type { ShownSearch } from "./shown-search.server";

/** The kinds found, with counts; renders nothing when all results are of one kind. */
export default function KindLinks({ kinds }: Pick<ShownSearch, "kinds">) {
  if (kinds.length === 0) return null;
  return (
    <nav aria-label="Kinds of results">
      <ul className="cluster kinds">
        {kinds.map(({ label, count, href, current }) => (
          <li key={label}>
            <Link className="kinds__link" to={href} aria-current={current ? "page" : undefined}>
              {label} {count === null ? null : <span className="kinds__count">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
