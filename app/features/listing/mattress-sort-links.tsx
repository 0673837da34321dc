import type { MattressSort } from "~/contracts/mattress-listing";
import Icon from "~/ui/icon";
import SortLinks from "~/ui/sort-links";
import { mattressSortHref, type MattressQuery } from "./mattress-address";
import { mattressSorts, ruleOf, withFirst, withSecond } from "./mattress-sorts";

/** Links for the first sort key and for a second one that breaks its ties. */
export default function MattressSortLinks({ sort, query }: { sort: readonly MattressSort[]; query: MattressQuery }) {
  const [first, second = null] = sort;
  return (
    <div className="two-sorts">
      <SortLinks
        label="Sort mattresses"
        sorts={mattressSorts}
        sort={first ?? null}
        hrefFor={(chosen) => mattressSortHref(query, withFirst(sort, chosen))}
      />
      {first === "name" ? null : (
        <details className="two-sorts__second" open={second !== null}>
          <summary>
            Then by <Icon name="chevron-down" size={16} />
          </summary>
          <SortLinks
            label="Sort equals"
            title="Between equals"
            sorts={mattressSorts.filter(({ value }) => value !== first)}
            sort={second}
            hrefFor={(chosen) => mattressSortHref(query, withSecond(sort, chosen))}
          />
        </details>
      )}
      <p className="two-sorts__rule">{ruleOf(sort)}</p>
    </div>
  );
}
