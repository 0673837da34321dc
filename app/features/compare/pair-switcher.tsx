import { Link, useNavigate } from "@remix-run/react";
import { type MouseEvent, useEffect, useRef } from "react";
import Icon from "~/ui/icon";
import { stay } from "~/ui/listing/address";
import type { Column } from "./columns";
import { compareHref, withShown, type Comparison } from "./compare-address";

interface PairSwitcherProps {
  columns: readonly Column[];
  /** Null: there is nothing to change, since the address is not that of a comparison of one's own. */
  comparison: Comparison | null;
}

/**
 * The heads of the two columns that a narrow window has room for. They stay in sight, and where there are more beds
 * each opens as a list of links that put another bed in its place.
 */
export default function PairSwitcher({ columns, comparison }: PairSwitcherProps) {
  const pair = ([1, 2] as const).map((place) => columns.find((column) => column.place === place));
  const keepPlace = useReadingPlace(pair.map((column) => column?.slug).join());
  return (
    <div className="switcher" id="pair" role="group" aria-label="The two beds shown side by side">
      {pair.map((column, index) =>
        column === undefined ? null : comparison === null || columns.length < 3 ? (
          <p className="switcher__bed" key={column.slug}>
            <BedName column={column} />
          </p>
        ) : (
          <Choice
            key={index}
            side={index === 0 ? 0 : 1}
            column={column}
            columns={columns}
            comparison={comparison}
            keepPlace={keepPlace}
          />
        ),
      )}
    </div>
  );
}

const BedName = ({ column }: { column: Column }) => (
  <span className="switcher__name">
    <span className="note compared__brand">{column.brand}</span> {column.name}
  </span>
);

interface ChoiceProps {
  side: 0 | 1;
  column: Column;
  columns: readonly Column[];
  comparison: Comparison;
  /** Told before another bed comes into sight. */
  keepPlace: () => void;
}

function Choice({ side, column, columns, comparison, keepPlace }: ChoiceProps) {
  const navigate = useNavigate();
  return (
    <details className="switcher__choice" name="pair">
      <summary className="switcher__bed">
        <BedName column={column} />
        <Icon name="chevron-down" size={20} />
        <span className="visually-hidden">: show another bed here</span>
      </summary>
      <ul className="switcher__list">
        {columns
          .filter(({ slug }) => slug !== column.slug)
          .map((other) => {
            const to = compareHref(withShown(comparison, side, other.slug));
            /** With scripts the page stays where it is read, and the list closes. */
            const choose = (event: MouseEvent<HTMLAnchorElement>) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
              event.preventDefault();
              const list = event.currentTarget.closest("details");
              if (list !== null) list.open = false;
              // It is in sight already: room kept above what is focused would move the page.
              list?.querySelector("summary")?.focus({ preventScroll: true });
              keepPlace();
              navigate(to, { preventScrollReset: true, replace: true, state: stay });
            };
            return (
              <li key={other.slug}>
                <Link to={`${to}#pair`} onClick={choose}>
                  {`${other.brand} ${other.name}`}
                </Link>
                {other.place === null ? null : <span className="small soft"> (swaps sides)</span>}
              </li>
            );
          })}
      </ul>
    </details>
  );
}

/**
 * Keeps the part of the page that is being read where it is while the rows above it change. The returned function
 * remembers the place; when `shown` has changed, the page is moved back to it. Not every browser does so by itself.
 */
function useReadingPlace(shown: string): () => void {
  const place = useRef<{ part: Element; top: number } | null>(null);
  useEffect(() => {
    if (place.current === null) return;
    const { part, top } = place.current;
    place.current = null;
    window.scrollBy({ top: part.getBoundingClientRect().top - top, behavior: "instant" });
  }, [shown]);
  return () => {
    const parts = [...document.querySelectorAll(".sides > section")];
    const part = parts.findLast((each) => each.getBoundingClientRect().top < window.innerHeight / 2) ?? parts[0];
    place.current = part === undefined ? null : { part, top: part.getBoundingClientRect().top };
  };
}
