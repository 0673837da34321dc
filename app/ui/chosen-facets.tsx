import { Link } from "@remix-run/react";
import { chosenIn, type Facet } from "./facets";
import Icon from "./icon";

interface ChosenFacetsProps {
  facets: readonly Facet[];
  /** The list with the value taken away. */
  hrefFor: (key: string, value: string) => string;
  /** The list without any facet. */
  clearHref: string;
}

/** What is chosen, each removable on its own. Nothing at all when nothing is. */
export default function ChosenFacets({ facets, hrefFor, clearHref }: ChosenFacetsProps) {
  const chosen = facets.flatMap((facet) => chosenIn(facet).map((value) => ({ facet, value })));
  if (chosen.length === 0) return null;
  return (
    <ul className="chips" aria-label="Chosen filters">
      {chosen.map(({ facet, value }) => (
        <li key={`${facet.key} ${value.value}`}>
          <Link className="chip" to={hrefFor(facet.key, value.value)} preventScrollReset>
            <span className="visually-hidden">Remove </span>
            <span>
              {facet.label}: {value.label}
            </span>
            <Icon name="close" size={14} />
          </Link>
        </li>
      ))}
      <li>
        <Link className="chips__clear" to={clearHref} preventScrollReset>
          Clear all
        </Link>
      </li>
    </ul>
  );
}
