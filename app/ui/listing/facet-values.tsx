import { Link } from "@remix-run/react";
import { formatNumber } from "../format";
import Icon from "../icon";
import { stay, toggledHref } from "./address";
import type { Facet, FacetValue, FilteredList } from "./facets";

/** A facet with more values than this and a few folds the rest. */
const foldAfter = 8;

/** Every value is a link. */
export default function FacetValues(props: ValuesProps) {
  const [shown, folded] = foldedValues(props.facet.values, foldAfter);
  return (
    <>
      <Values {...props} values={shown} />
      {folded.length === 0 ? null : (
        <details className="facet__more">
          <summary>Show {formatNumber(folded.length)} more</summary>
          <Values {...props} values={folded} />
        </details>
      )}
    </>
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
  /** After the address of each choice: "#facet-brand" leads back to the facet where a choice loads the page anew. */
  anchor?: string;
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

function Value({ list, query, facet, anchor = "", value }: ValuesProps & { value: FacetValue }) {
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
          {value.selected ? ", selected. Select again to remove this filter" : ""}
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
