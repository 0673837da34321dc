import type { PriceSummary } from "../../app/contracts/prices";
import { typeLabels } from "../../app/contracts/vocabulary/mattress";
import { optionsOf } from "../../app/contracts/vocabulary/terms";
import { type Band, inBand, namedValues, type PlainFacet } from "../listing/facets";
import type { CatalogueSnapshot, SnapshotModel } from "./snapshot";

/** The facets that lists of brands and of mattresses share; the bands are our own. */

type OfModel<Key extends string> = PlainFacet<{ model: SnapshotModel }, Key>;

/** US cents. */
const priceBands: readonly Band[] = [
  { value: "under-750", label: "Under $750", from: 0, to: 75_000 },
  { value: "750-1250", label: "$750 to $1,249", from: 75_000, to: 125_000 },
  { value: "1250-2000", label: "$1,250 to $1,999", from: 125_000, to: 200_000 },
  { value: "2000-3000", label: "$2,000 to $2,999", from: 200_000, to: 300_000 },
  { value: "over-3000", label: "$3,000 and over", from: 300_000, to: 2_000_000_000 },
];

/** The US scale of domain.md section 5; 11 is above its end. */
const firmnessBands: readonly Band[] = [
  { value: "soft", label: "Soft (up to 4)", from: 0, to: 4 },
  { value: "medium-soft", label: "Medium-soft (4 to 5)", from: 4, to: 5 },
  { value: "medium", label: "Medium (5 to 6)", from: 5, to: 6 },
  { value: "medium-firm", label: "Medium-firm (6 to 7)", from: 6, to: 7 },
  { value: "firm", label: "Firm (7 to 8)", from: 7, to: 8 },
  { value: "extra-firm", label: "Extra firm (8 and up)", from: 8, to: 11 },
];

export const typeFacet: OfModel<"type"> = {
  key: "type",
  label: "Type",
  values: optionsOf(typeLabels),
  valuesOf: ({ model }) => (model.card.type === null ? [] : [model.card.type]),
};

export const firmnessFacet: OfModel<"firmness"> = {
  key: "firmness",
  label: "Firmness",
  values: firmnessBands,
  valuesOf: ({ model }) => inBand(firmnessBands, model.card.firmness),
};

export const priceFacet = (label: string): PlainFacet<{ price: Pick<PriceSummary, "now_cents"> }, "price"> => ({
  key: "price",
  label,
  values: priceBands,
  valuesOf: ({ price }) => inBand(priceBands, price.now_cents),
});

export const certificateFacet = ({
  certificateNames,
}: Pick<CatalogueSnapshot, "certificateNames">): OfModel<"certificate"> => ({
  key: "certificate",
  label: "Certificate",
  values: namedValues([...certificateNames].map(([slug, name]) => ({ slug, name }))),
  valuesOf: ({ model }) => [...model.certificates],
});
