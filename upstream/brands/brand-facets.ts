import { type BrandFacet } from "../../app/contracts/brands";
import { typeLabels } from "../../app/contracts/vocabulary/mattress";
import { optionsOf } from "../../app/contracts/vocabulary/terms";

/** The facets of the brand listing and their values, as data; the bands are our own. */
export type FacetKey = BrandFacet["key"];
export interface FacetValue {
  value: string;
  label: string;
}
/** A band holds what is at least `from` and less than `to`. */
export interface Band extends FacetValue {
  from: number;
  to: number;
}

export const facetLabels: Record<FacetKey, string> = {
  type: "Type",
  price: "Price of a queen",
  firmness: "Firmness",
  sold: "Where it is sold",
  certificate: "Certificate",
};

/** US cents of a queen. */
export const priceBands: readonly Band[] = [
  { value: "under-750", label: "Under $750", from: 0, to: 75_000 },
  { value: "750-1250", label: "$750 to $1,249", from: 75_000, to: 125_000 },
  { value: "1250-2000", label: "$1,250 to $1,999", from: 125_000, to: 200_000 },
  { value: "2000-3000", label: "$2,000 to $2,999", from: 200_000, to: 300_000 },
  { value: "over-3000", label: "$3,000 and over", from: 300_000, to: 2_000_000_000 },
];

/** The US scale of domain.md section 5; 11 is above its end. */
export const firmnessBands: readonly Band[] = [
  { value: "soft", label: "Soft (up to 4)", from: 0, to: 4 },
  { value: "medium-soft", label: "Medium-soft (4 to 5)", from: 4, to: 5 },
  { value: "medium", label: "Medium (5 to 6)", from: 5, to: 6 },
  { value: "medium-firm", label: "Medium-firm (6 to 7)", from: 6, to: 7 },
  { value: "firm", label: "Firm (7 to 8)", from: 7, to: 8 },
  { value: "extra-firm", label: "Extra firm (8 and up)", from: 8, to: 11 },
];

/** Every value of every facet but the certificates', which are what the catalogue holds. */
export const fixedValues: Record<Exclude<FacetKey, "certificate">, readonly FacetValue[]> = {
  type: optionsOf(typeLabels),
  price: priceBands,
  firmness: firmnessBands,
  sold: [
    { value: "online", label: "Online" },
    { value: "stores", label: "In stores" },
  ],
};
