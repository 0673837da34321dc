import type { MattressSort } from "~/contracts/mattress-listing";
import Icon from "~/ui/icon";
import { changedHref } from "~/ui/listing/address";
import SortLinks from "~/ui/listing/sort-links";
import { mattressList, type MattressQuery } from "./mattress-list";
import { ruleOf, withFirst, withSecond } from "./mattress-sorts";

/** Links for the first sort key and for a second one that breaks its ties. */
export default function MattressSortLinks({ sort, query }: { sort: readonly MattressSort[]; query: MattressQuery }) {
  const [first, second = null] = sort;
  const hrefFor = (keys: readonly MattressSort[]) => changedHref(mattressList, query, { sort: keys.join(",") });
  return (
    <div className="small">
      <SortLinks list={mattressList} sort={first ?? null} hrefFor={(chosen) => hrefFor(withFirst(sort, chosen))} />
      {first === "name" ? null : (
        <details className="two-sorts__second" open={second !== null}>
          <summary className="with-icon">
            Then by <Icon name="chevron-down" size={16} />
          </summary>
          <SortLinks
            list={mattressList}
            label="Sort equals"
            title="Between equals"
            sorts={mattressList.sorts.filter(({ value }) => value !== first)}
            sort={second}
            hrefFor={(chosen) => hrefFor(withSecond(sort, chosen))}
          />
        </details>
      )}
      <p className="soft two-sorts__rule">{ruleOf(sort)}</p>
    </div>
  );
}
