import type { PriceSummary } from "../../app/contracts/prices";
import { typeLabels } from "../../app/contracts/vocabulary/mattress";
import { optionsOf } from "../../app/contracts/vocabulary/terms";
import { type Band, inBand, namedValues, type PlainFacet } from "../listing/facets";
import { priceBands } from "./price-bands";
import type { CatalogueSnapshot, SnapshotModel } from "./snapshot";

/** The facets that lists of brands and of mattresses share; the bands are our own. */

type OfModel<Key extends string> = PlainFacet<{ model: SnapshotModel }, Key>;

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

/** `asked`: bands that a request names beside our own. */
export function priceFacet(
  label: string,
  asked: readonly Band[] = [],
): PlainFacet<{ price: Pick<PriceSummary, "now_cents"> }, "price"> {
  const values = asked.length === 0 ? priceBands : [...priceBands, ...asked];
  return { key: "price", label, values, valuesOf: ({ price }) => inBand(values, price.now_cents) };
}

export const certificateFacet = ({
  certificateNames,
}: Pick<CatalogueSnapshot, "certificateNames">): OfModel<"certificate"> => ({
  key: "certificate",
  label: "Certificate",
  values: namedValues([...certificateNames].map(([slug, name]) => ({ slug, name }))),
  valuesOf: ({ model }) => [...model.certificates],
});
