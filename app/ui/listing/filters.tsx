import { inPanelOrder } from "./facet-panel";
import FoldingFacet from "./folding-facet";
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
