import type { MattressSize } from "../../app/contracts/mattress";
import type { PriceSummary } from "../../app/contracts/prices";
import { sizeLabels, sizeName, typeLabels, weightBandLabels } from "../../app/contracts/vocabulary/mattress";
import type { mattressFacetKeys } from "../../app/contracts/vocabulary/mattress-listing";
import { optionsOf } from "../../app/contracts/vocabulary/terms";
import type { PricedDeal } from "../prices/priced-deal";
import type { FacetDefinition } from "../listing/facets";
import { inOrder } from "../listing/order";
import { suitedWeights } from "../rules/weight-suitability";
import { type Band, type FacetValue, firmnessBands, priceBands } from "../brands/brand-facets";
import type { SnapshotModel } from "../catalogue/snapshot";

/** A mattress as the list shows it: with the price of one size, and the deal that runs today. */
export interface ListedModel {
  model: SnapshotModel;
  price: PriceSummary;
  deal: PricedDeal | null;
}

type Facet = FacetDefinition<ListedModel> & { key: (typeof mattressFacetKeys)[number] };

/** Scores of the construction, 1 to 5 in tenths; 6 is above their end. */
export const coolingBands: readonly Band[] = [
  { value: "very-good", label: "Very good (4.2 and up)", from: 4.2, to: 6 },
  { value: "good", label: "Good (3.4 to 4.1)", from: 3.4, to: 4.2 },
  { value: "fair", label: "Fair (2.6 to 3.3)", from: 2.6, to: 3.4 },
  { value: "warm", label: "Sleeps warm (2.5 and below)", from: 0, to: 2.6 },
];

interface Trial {
  trial_nights: number | null;
  break_in_nights: number | null;
}

/** A trial whose length, or whose break-in, nobody publishes is in none of those that need it. */
export const trialLengths: readonly (FacetValue & { has(trial: Trial): boolean })[] = [
  { value: "100-nights", label: "100 nights or more", has: ({ trial_nights }) => (trial_nights ?? 0) >= 100 },
  { value: "365-nights", label: "365 nights or more", has: ({ trial_nights }) => (trial_nights ?? 0) >= 365 },
  {
    value: "90-usable",
    label: "90 usable nights or more, after the break-in",
    has: ({ trial_nights, break_in_nights }) =>
      trial_nights !== null && break_in_nights !== null && trial_nights - break_in_nights >= 90,
  },
];

const inBand = (bands: readonly Band[], number: number | null) =>
  number === null ? [] : bands.filter(({ from, to }) => number >= from && number < to).map(({ value }) => value);

/** The facets of the listing of mattresses sold online; `size` is the one whose prices are shown. */
export const mattressFacets = (
  models: readonly SnapshotModel[],
  certificateNames: ReadonlyMap<string, string>,
  size: MattressSize,
): readonly Facet[] => [
  {
    key: "type",
    label: "Type",
    values: optionsOf(typeLabels),
    held: ({ model }) => (model.card.type === null ? [] : [model.card.type]),
  },
  {
    key: "firmness",
    label: "Firmness",
    values: firmnessBands,
    held: ({ model }) => inBand(firmnessBands, model.card.firmness),
  },
  {
    key: "price",
    label: `Price, ${sizeName(size)}`,
    values: priceBands,
    held: ({ price }) => inBand(priceBands, price.now_cents),
  },
  {
    key: "size",
    label: "Size",
    values: optionsOf(sizeLabels),
    held: ({ model }) => [...model.prices.keys()],
  },
  {
    key: "brand",
    label: "Brand",
    values: named(new Map(models.map(({ card }) => [card.brand.slug, card.brand.name]))),
    held: ({ model }) => [model.card.brand.slug],
  },
  {
    key: "certificate",
    label: "Certificate",
    values: named(certificateNames),
    held: ({ model }) => [...model.certificates],
  },
  {
    key: "trial",
    label: "Trial",
    values: trialLengths,
    held: ({ model }) => trialLengths.filter(({ has }) => has(model.policies)).map(({ value }) => value),
  },
  {
    key: "cooling",
    label: "Cooling, from the construction",
    values: coolingBands,
    held: ({ model }) => inBand(coolingBands, model.scores.cooling),
  },
  {
    key: "weight",
    label: "Suits body weight",
    values: optionsOf(weightBandLabels),
    held: ({ model: { firmness, scores } }) =>
      suitedWeights({
        firmness: firmness.measured ?? firmness.claimed,
        support: scores.support,
        durability: scores.durability,
      }),
  },
  {
    key: "deal",
    label: "Deal",
    values: [{ value: "running", label: "A deal runs today" }],
    held: ({ deal }) => (deal === null ? [] : ["running"]),
  },
];

const named = (names: ReadonlyMap<string, string>): FacetValue[] =>
  inOrder(
    [...names].map(([value, label]) => ({ value, label })),
    [{ of: ({ label }) => label.toLowerCase() }],
  );
