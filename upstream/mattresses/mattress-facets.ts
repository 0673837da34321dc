import type { MattressSize } from "../../app/contracts/mattress";
import type { PriceSummary } from "../../app/contracts/prices";
import { sizeLabels, weightBandLabels } from "../../app/contracts/vocabulary/mattress";
import type { mattressFacetKeys } from "../../app/contracts/vocabulary/mattress-listing";
import { optionsOf } from "../../app/contracts/vocabulary/terms";
import { certificateFacet, firmnessFacet, priceFacet, typeFacet } from "../catalogue/model-facets";
import type { CatalogueSnapshot, SnapshotModel } from "../catalogue/snapshot";
import { type Band, type FacetDefinition, type FacetValue, inBand, namedValues } from "../listing/facets";
import type { PricedDeal } from "../prices/priced-deal";
import { priceIn } from "../rules/model-price";
import { suitedWeights } from "../rules/weight-suitability";

/** A mattress as the list shows it: with the price of one size, and the deal that runs today. */
export interface ListedModel {
  model: SnapshotModel;
  price: PriceSummary;
  deal: PricedDeal | null;
}

/** What the list is of. */
export type Mattresses = Pick<CatalogueSnapshot, "models" | "certificateNames">;

/** Scores of the construction, 1 to 5 in tenths; 6 is above their end. */
const coolingBands: readonly Band[] = [
  { value: "very-good", label: "Sleeps very cool (4.2 of 5 and up)", from: 4.2, to: 6 },
  { value: "good", label: "Sleeps cool (3.4 to 4.1)", from: 3.4, to: 4.2 },
  { value: "fair", label: "Fair (2.6 to 3.3)", from: 2.6, to: 3.4 },
  { value: "warm", label: "Sleeps warm (2.5 and below)", from: 0, to: 2.6 },
];

interface Trial {
  trial_nights: number | null;
  break_in_nights: number | null;
}

/** A trial whose length, or whose break-in, nobody publishes is in none of those that need it. */
const trialLengths: readonly (FacetValue & { has(trial: Trial): boolean })[] = [
  { value: "100-nights", label: "100 nights or more", has: ({ trial_nights }) => (trial_nights ?? 0) >= 100 },
  { value: "365-nights", label: "365 nights or more", has: ({ trial_nights }) => (trial_nights ?? 0) >= 365 },
  {
    value: "90-usable",
    label: "90 nights or more to send it back",
    has: ({ trial_nights, break_in_nights }) =>
      trial_nights !== null && break_in_nights !== null && trial_nights - break_in_nights >= 90,
  },
];

/**
 * The facets of the listing of mattresses sold online; `size` is the one whose prices are shown, `askedPrices` are
 * bands of prices that a request names beside our own.
 */
export const mattressFacets = (
  mattresses: Mattresses,
  size: MattressSize,
  askedPrices: readonly Band[] = [],
): readonly FacetDefinition<ListedModel, (typeof mattressFacetKeys)[number]>[] => [
  typeFacet,
  firmnessFacet,
  priceFacet(`${sizeLabels[size]} price`, askedPrices),
  {
    key: "size",
    label: "Size",
    values: optionsOf(sizeLabels),
    single: true,
    valuesOf: ({ model }) => [...model.prices.keys()],
    withValue: (listed, value) => ({ ...listed, price: priceIn(listed.model, value as MattressSize) }),
  },
  {
    key: "brand",
    label: "Brand",
    values: namedValues(mattresses.models.map(({ card }) => card.brand)),
    valuesOf: ({ model }) => [model.card.brand.slug],
  },
  certificateFacet(mattresses),
  {
    key: "trial",
    label: "Trial",
    values: trialLengths,
    valuesOf: ({ model }) => trialLengths.filter(({ has }) => has(model.policies)).map(({ value }) => value),
  },
  {
    key: "cooling",
    label: "How cool it sleeps",
    values: coolingBands,
    valuesOf: ({ model }) => inBand(coolingBands, model.scores.cooling),
  },
  {
    key: "weight",
    label: "Good for your weight",
    values: optionsOf(weightBandLabels),
    valuesOf: ({ model: { firmness, scores } }) =>
      suitedWeights({
        firmness: firmness.measured ?? firmness.claimed,
        support: scores.support,
        durability: scores.durability,
      }),
  },
  {
    key: "deal",
    label: "Deal",
    values: [{ value: "running", label: "In a deal today" }],
    valuesOf: ({ deal }) => (deal === null ? [] : ["running"]),
  },
];
