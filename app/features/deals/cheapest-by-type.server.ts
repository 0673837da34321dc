import type { DealListing } from "#contracts/deals";
import { dealKindLabels } from "#contracts/vocabulary/deals";
import { termsOf } from "#contracts/vocabulary/terms";
import { changedHref, type QueryOf } from "~/ui/listing/address";
import { dealList } from "./deal-lists";

/** More would not fit in two lines of a phone. */
const most = 4;

/** What comes with a bed makes it no cheaper. */
const cheaper = termsOf(dealKindLabels)
  .filter((kind) => kind !== "gift")
  .sort()
  .join(",");

/**
 * The types with the most deals, each as the list of its deals from the cheapest on, without gifts unless a kind is
 * chosen; none where a type is.
 */
export function cheapestByType({ facets }: Pick<DealListing, "facets">, query: QueryOf<typeof dealList>) {
  const types = facets.find(({ key }) => key === "type")?.values ?? [];
  if (query.type !== undefined) return [];
  const often = [...types].sort((one, other) => other.count - one.count).slice(0, most);
  return types
    .filter((type) => type.count > 0 && often.includes(type))
    .map(({ value, label }) => ({
      label,
      href: changedHref(dealList, query, { kind: query.kind ?? cheaper, type: value, sort: "price" }),
    }));
}
