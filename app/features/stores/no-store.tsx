import { Link } from "@remix-run/react";
import type { StoreSearch } from "#contracts/stores";
import { greatestRadius } from "#contracts/vocabulary/stores";
import { formatCount } from "~/ui/format";
import { changedHref, keptOf, listHref } from "~/ui/listing/address";
import { chosenIn, chosenWords, type Facet } from "~/ui/listing/facets";
import { storeList, type StoreQuery } from "./store-list";

interface NoStoreProps {
  search: Pick<StoreSearch, "facets" | "radius" | "radii">;
  query: StoreQuery;
}

/**
 * A search that finds no store: the filters to remove, and wider radii that hold one. Which single filter would
 * bring stores back cannot be told from the counts of filters that are only on or off, so none is promised.
 */
export default function NoStore({ search: { facets, radius, radii }, query }: NoStoreProps) {
  const filters = facets.filter((facet) => chosenIn(facet).length > 0);
  const wider = radii.filter(({ miles, count }) => miles > radius && count > 0);
  return (
    <div className="empty stack">
      <h2 className="text-xl">{titleOf(filters, radius)}</h2>
      {filters.length === 0 ? null : (
        <ul>
          {filters.map((facet) => (
            <li key={facet.key}>
              <Link
                to={changedHref(storeList, query, { [facet.key]: undefined })}
              >{`Remove ${chosenWords(facet)}`}</Link>
            </li>
          ))}
          {filters.length === 1 ? null : (
            <li>
              <Link to={listHref(storeList, keptOf(storeList, query))}>Clear all filters</Link>
            </li>
          )}
        </ul>
      )}
      {wider.length === 0 ? (
        <NoneFarther filters={filters.length} radius={radius} />
      ) : (
        <>
          <p>If you can drive farther:</p>
          <ul>
            {wider.map(({ miles, count }) => (
              <li key={miles}>
                <Link to={changedHref(storeList, query, { radius: String(miles) })}>
                  See {formatCount(count, "store", "stores")} within {miles} miles
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** What to know, and to do, where no wider radius holds a store either. */
function NoneFarther({ filters, radius }: { filters: number; radius: number }) {
  const farther =
    filters < 2
      ? `There isn’t one within ${greatestRadius} miles either, as far as we know.`
      : `No store within ${greatestRadius} miles matches all of them either, as far as we know.`;
  const said = [...(radius < greatestRadius ? [farther] : []), ...(filters === 0 ? ["Try a larger city."] : [])];
  return said.length === 0 ? null : <p>{said.join(" ")}</p>;
}

function titleOf(filters: readonly Facet[], radius: number): string {
  const [first, ...others] = filters;
  if (first === undefined) return `We don’t know of a mattress store within ${radius} miles`;
  if (others.length > 0) return `No store within ${radius} miles matches all of these filters`;
  return first.key === "open"
    ? `No store within ${radius} miles is open now`
    : `No store within ${radius} miles matches that filter`;
}
