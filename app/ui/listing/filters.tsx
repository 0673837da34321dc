import { useState } from "react";
import Icon from "../icon";
import { inPanelOrder } from "./facet-panel";
import FacetValues from "./facet-values";
import { chosenFacets, chosenIn, type Facet, type FilteredList } from "./facets";
import type { ListFilters } from "./list-filters";
import SortLinks from "./sort-links";

/** Facets that stand open whatever is chosen: the first, and those with so few values that a fold would save nothing. */
const openFirst = 2;
const short = 2;

interface FiltersProps extends ListFilters {
  heading: "h2" | "h3";
  anchored?: boolean;
}

/** Sorts and folded facets, one below the other. */
export default function Filters({ list, query, facets, sort, sorts, heading, anchored = false }: FiltersProps) {
  return (
    <div className="stack filters">
      {sorts === undefined ? (
        <SortLinks list={list} query={query} sort={[sort].flat()[0] ?? null} />
      ) : (
        sorts({ list, query })
      )}
      {facets.length === 0 ? null : (
        <nav className="facets" aria-label={`Filter ${list.nouns.many}`}>
          {inPanelOrder({ list, facets }).map((facet, index) => (
            <FoldingFacet
              key={facet.key}
              {...{ list, query, facet, heading, anchored }}
              open={index < openFirst || facet.values.length <= short}
            />
          ))}
        </nav>
      )}
    </div>
  );
}

interface FoldingFacetProps extends Omit<FilteredList, "facets"> {
  facet: Facet;
  heading: "h2" | "h3";
  /** Whether it stands open though nothing is chosen in it. */
  open: boolean;
  /** A choice loads the page anew, so it leads back to its facet. */
  anchored: boolean;
}

/** A facet where there is little room: beside its title stands what is chosen in it. */
function FoldingFacet(props: FoldingFacetProps) {
  const { list, query, facet, heading: Heading, open, anchored } = props;
  const chosen = chosenFacets([facet], query).flatMap(chosenIn);
  // At first only: it must not fold when its last choice is removed.
  const [openAtFirst] = useState(open || chosen.length > 0);
  const id = anchored ? `facet-${facet.key}` : undefined;
  return (
    <details className="facet facet--folding" open={openAtFirst} id={id}>
      <summary className="spread facet__summary">
        <Heading className="facet__title">{facet.label}</Heading>
        {chosen.length === 0 ? null : (
          <span className="small soft facet__chosen">{chosen.map(({ label }) => label).join(", ")}</span>
        )}
        <Icon name="chevron-down" />
      </summary>
      <FacetValues list={list} query={query} facet={facet} anchor={anchored ? `#${id}` : ""} />
    </details>
  );
}
