import { Link } from "@remix-run/react";
import type { SearchAnswer } from "~/contracts/search";
import { searchKindLabels } from "~/contracts/vocabulary/search";
import { capitalized, formatNumber } from "~/ui/format";
import { searchHref } from "./search-list";

/** The kinds found, with counts; renders nothing when all results are of one kind. */
export default function KindLinks({ answer, term, exact }: { answer: SearchAnswer; term: string; exact: boolean }) {
  const found = answer.groups.filter((group) => group.count > 0);
  if (answer.total === 0 || (found.length < 2 && answer.kind === null)) return null;
  const all = { kind: null, label: "Everything", count: answer.total };
  const links = [
    all,
    ...found.map(({ kind, count }) => ({ kind, label: capitalized(searchKindLabels[kind].many), count })),
  ];
  return (
    <nav aria-label="Kinds of results">
      <ul className="cluster kinds">
        {links.map(({ kind, label, count }) => (
          <li key={label}>
            <Link
              className="kinds__link"
              to={searchHref(term, { kind, exact })}
              aria-current={kind === answer.kind ? "page" : undefined}
            >
              {label} <span className="kinds__count">{formatNumber(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
