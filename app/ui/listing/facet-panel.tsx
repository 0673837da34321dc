import { Link } from "@remix-run/react";
import { formatNumber } from "../format";
import Icon from "../icon";
import { stay, toggledHref } from "./address";
import FacetGroup from "./facet-group";
import { chosenFacets, chosenIn, type Facet, type FacetValue, type FilteredList } from "./facets";

/** A facet with more values than this and a few folds the rest. */
const foldAfter = 8;
/** Facets that stand open where the panel folds them. */
const openFirst = 2;

interface FacetPanelProps extends FilteredList {
  /** Where there is little room: each facet folds, but for the first and those in which something is chosen. */
  folding?: boolean;
  /** Of the titles of facets. */
  heading?: "h2" | "h3";
  /** Before the ids of its titles, where the page may hold the panel twice. */
  prefix?: string;
  /** Without scripts a choice loads the page anew: its links lead back to their facet. */
  anchored?: boolean;
}

/** Every value is a link. */
export default function FacetPanel(props: FacetPanelProps) {
  const { list, query, facets, folding = false, heading = "h2", prefix = "facet", anchored = false } = props;
  const ordered = list.panel?.flatMap((key) => facets.filter((facet) => facet.key === key)) ?? facets;
  const inForce = chosenFacets(facets, query);
  return (
    <nav className="facets" aria-label={`Filter ${list.nouns.many}`}>
      {ordered.map((facet, index) => {
        const id = `${prefix}-${facet.key}`;
        const parts = { list, query, facet, anchor: anchored ? `#${id}` : "" };
        const [shown, folded] = foldedValues(facet.values, foldAfter);
        const chosen = inForce.includes(facet) ? chosenIn(facet) : [];
        return (
          <FacetGroup
            key={facet.key}
            {...{ id, heading, folding, chosen }}
            title={facet.label}
            open={index < openFirst || chosen.length > 0}
          >
            <Values {...parts} values={shown} />
            {folded.length === 0 ? null : (
              <details className="facet__more">
                <summary>{formatNumber(folded.length)} more</summary>
                <Values {...parts} values={folded} />
              </details>
            )}
          </FacetGroup>
        );
      })}
    </nav>
  );
}

/** Worth a fold: more than these are left over. */
const few = 3;

/** What is shown at once and what is folded, in the order given; what is chosen is shown, what leads nowhere folded. */
export function foldedValues(values: readonly FacetValue[], foldAfter: number): [FacetValue[], FacetValue[]] {
  if (values.length <= foldAfter + few) return [[...values], []];
  const first = new Set(values.filter(({ count }) => count > 0).slice(0, foldAfter));
  const shown = (value: FacetValue) => value.selected || first.has(value);
  return [values.filter(shown), values.filter((value) => !shown(value))];
}

interface ValuesProps extends Omit<FilteredList, "facets"> {
  facet: Facet;
  /** "#facet-brand", or nothing. */
  anchor: string;
}

function Values({ values, ...parts }: ValuesProps & { values: readonly FacetValue[] }) {
  return (
    <ul className="facet__values">
      {values.map((value) => (
        <li key={value.value}>
          <Value {...parts} value={value} />
        </li>
      ))}
    </ul>
  );
}

function Value({ list, query, facet, anchor, value }: ValuesProps & { value: FacetValue }) {
  const { nouns, single } = list;
  const inside = (
    <>
      <span className={`check-box facet__box${single?.includes(facet.key) ? " facet__box--single" : ""}`}>
        {value.selected ? <Icon name="check" size={14} /> : null}
      </span>
      <span className="facet__label">{value.label}</span>{" "}
      <span className="facet__count">
        {formatNumber(value.count)}
        <span className="visually-hidden">
          {value.count === 1 ? ` ${nouns.one}` : ` ${nouns.many}`}
          {value.selected ? ", chosen; choose again to remove" : ""}
        </span>
      </span>
    </>
  );
  // A value that would leave nothing is said, but leads nowhere.
  if (value.count === 0 && !value.selected) return <span className="facet__value facet__value--none">{inside}</span>;
  return (
    <Link
      className={value.selected ? "facet__value facet__value--chosen" : "facet__value"}
      to={toggledHref(list, query, facet.key, value.value) + anchor}
      preventScrollReset
      state={stay}
    >
      {inside}
    </Link>
  );
}
