import { capitalized } from "#contracts/english";
import type { PriceSummary } from "#contracts/prices";
import { firmnessScale, typeLabels } from "#contracts/vocabulary/mattress";
import { optionsOf } from "#contracts/vocabulary/terms";
import { type Band, inBand, namedValues, type PlainFacet } from "../listing/facets";
import { priceBands } from "./price-bands";
import type { CatalogueSnapshot, SnapshotModel } from "./snapshot";

/** The facets shared by lists of brands and of mattresses; the bands are our own. */

type OfModel<Key extends string> = PlainFacet<{ model: SnapshotModel }, Key>;

/** Uses the same firmness words as every page, so that a filter never disagrees with a card. */
export const firmnessBands: readonly Band[] = firmnessScale.map(({ word, below, range }, at) => ({
  value: word.replace(" ", "-"),
  label: `${capitalized(word)} (${range})`,
  from: firmnessScale[at - 1]?.below ?? 0,
  to: below,
}));

export const typeFacet: OfModel<"type"> = {
  key: "type",
  label: "Type",
  values: optionsOf(typeLabels),
  valuesOf: ({ model }) => (model.card.type === null ? [] : [model.card.type]),
};

/** A bed whose halves are ordered separately is found under each firmness they come in. */
export const firmnessFacet: OfModel<"firmness"> = {
  key: "firmness",
  label: "Firmness",
  values: firmnessBands,
  valuesOf: ({ model: { card } }) => [
    ...new Set((card.firmness_halves ?? [card.firmness]).flatMap((firmness) => inBand(firmnessBands, firmness))),
  ],
};

/** `asked`: bands in the request that aren't our own. */
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
