import type { FilteredList } from "./facets";
import FacetValues from "./facet-values";

/** Beside the list: every facet with its values, each a link. */
export default function FacetPanel({ list, query, facets }: FilteredList) {
  return (
    <nav className="facets" aria-label={`Filter ${list.nouns.many}`}>
      {inPanelOrder({ list, facets }).map((facet) => (
        <section key={facet.key} className="facet" aria-labelledby={`facet-${facet.key}`}>
          <h2 className="facet__title" id={`facet-${facet.key}`}>
            {facet.label}
          </h2>
          <FacetValues list={list} query={query} facet={facet} />
        </section>
      ))}
    </nav>
  );
}

export const inPanelOrder = ({ list, facets }: Pick<FilteredList, "list" | "facets">) =>
  list.panel?.flatMap((key) => facets.filter((facet) => facet.key === key)) ?? facets;
