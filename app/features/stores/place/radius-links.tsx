import type { StoreSearch } from "~/contracts/stores";
import { storeRadii } from "~/contracts/vocabulary/stores";
import { formatNumber } from "~/ui/format";
import SortLinks from "~/ui/sort-links";

interface RadiusLinksProps {
  radius: number;
  hrefFor: (miles: string) => string;
  /** How many stores each radius holds, where that is known. */
  radii?: StoreSearch["radii"];
}

const offered = storeRadii.map((miles) => ({ miles, count: null }));

/** Radii as links. */
export default function RadiusLinks({ radius, hrefFor, radii }: RadiusLinksProps) {
  const links = (radii ?? offered).map(({ miles, count }) => ({
    value: String(miles),
    label: count === null ? `${miles} miles` : `${miles} mi (${formatNumber(count)})`,
  }));
  return (
    <div className="radius-links">
      <SortLinks label="Radius" title="Within" sorts={links} sort={String(radius)} hrefFor={hrefFor} />
    </div>
  );
}
