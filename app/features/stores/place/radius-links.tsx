import type { StoreSearch } from "#contracts/stores";
import { storeRadii } from "#contracts/vocabulary/stores";
import { formatNumber } from "~/ui/format";
import { changedHref, type Addresses, type ListQuery } from "~/ui/listing/address";
import SortLinks from "~/ui/listing/sort-links";
import { storeList } from "~/features/stores/store-list";

interface RadiusLinksProps {
  list: Addresses;
  query: ListQuery;
  radius: number;
  /** How many stores each radius holds, where that is known. */
  radii?: StoreSearch["radii"];
}

const offered = storeRadii.map((miles) => ({ miles, count: null }));

export default function RadiusLinks({ list, query, radius, radii }: RadiusLinksProps) {
  const links = (radii ?? offered).map(({ miles, count }) => ({
    value: String(miles),
    label: count === null ? `${miles} miles` : `${miles} mi (${formatNumber(count)})`,
  }));
  return (
    <SortLinks
      list={storeList}
      label="Distance"
      title="Within"
      sorts={links}
      sort={String(radius)}
      hrefFor={(miles) => changedHref(list, query, { radius: miles })}
    />
  );
}
