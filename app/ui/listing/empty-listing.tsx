import { Link } from "@remix-run/react";
import { changedHref, keptOf, listHref } from "./address";
import { chosenWords, facetsToDrop, type Facet, type FilteredList } from "./facets";

export default function EmptyListing({ list, query, facets }: FilteredList) {
  const { nouns } = list;
  const kept = keptOf(list, query);
  const helpful = facetsToDrop(facets);
  const drops = helpful.length > 0;
  const hrefFor = ({ key }: Facet) =>
    drops ? changedHref(list, query, { [key]: undefined }) : listHref(list, { ...kept, [key]: query[key] });
  return (
    <div className="empty stack">
      <h2 className="text-xl">No {nouns.many} fit all of these filters</h2>
      <p>
        {!drops
          ? "These filters don’t go together. Keep the one that matters most:"
          : helpful.length === 1
            ? `To see some ${nouns.many}, remove this one:`
            : `To see some ${nouns.many}, remove any one of these:`}
      </p>
      <ul>
        {(drops ? helpful : facets).map((facet) => (
          <li key={facet.key}>
            <Link to={hrefFor(facet)}>{`${drops ? "Remove" : "Keep only"} ${chosenWords(facet)}`}</Link>
          </li>
        ))}
      </ul>
      <p>
        <Link to={listHref(list, kept)}>Clear all filters</Link>
      </p>
    </div>
  );
}
