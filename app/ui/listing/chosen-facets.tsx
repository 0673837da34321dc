import { Link } from "@remix-run/react";
import Icon from "../icon";
import { keptOf, listHref, toggledHref } from "./address";
import { chosenIn, type FilteredList } from "./facets";

/** What is chosen, each removable on its own. Nothing at all when nothing is. */
export default function ChosenFacets({ list, query, facets }: FilteredList) {
  const chosen = facets.flatMap((facet) => chosenIn(facet).map((value) => ({ facet, value })));
  if (chosen.length === 0) return null;
  return (
    <ul className="cluster cluster--tight chips" aria-label="Your filters">
      {chosen.map(({ facet, value }) => (
        <li key={`${facet.key} ${value.value}`}>
          <Link className="with-icon chip" to={toggledHref(list, query, facet.key, value.value)} preventScrollReset>
            <span className="visually-hidden">Remove </span>
            <span>{list.switches?.includes(facet.key) ? value.label : `${facet.label}: ${value.label}`}</span>
            <Icon name="close" size={14} />
          </Link>
        </li>
      ))}
      <li>
        <Link className="small chips__clear" to={listHref(list, keptOf(list, query))} preventScrollReset>
          Clear all
        </Link>
      </li>
    </ul>
  );
}
