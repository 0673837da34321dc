import { capitalized } from "#contracts/english";
import type { MattressSize } from "#contracts/mattress";
import type { PriceSummary } from "#contracts/prices";
import { hugScale, madeForLabels, sizeLabels, weightBandLabels } from "#contracts/vocabulary/mattress";
import type { mattressFacetKeys } from "#contracts/vocabulary/mattresses";
import { optionsOf } from "#contracts/vocabulary/terms";
import { certificateFacet, firmnessFacet, priceFacet, typeFacet } from "../catalogue/model-facets";
import type { CatalogueSnapshot, SnapshotModel } from "../catalogue/snapshot";
import { type Band, type FacetDefinition, type FacetValue, inBand, namedValues } from "../listing/facets";
import type { PricedDeal } from "../prices/priced-deal";
import { type Bars, suitedWeights } from "../rules/match/text/suits";
import { priceIn } from "../rules/model-price";
import { tenths } from "../rules/piecewise";

/** A mattress for the list: with the price of one size, and the deal running today. */
export interface ListedModel {
  model: SnapshotModel;
  price: PriceSummary;
  deal: PricedDeal | null;
  /** Its rank in the results for the remembered answers; null: there are none, or they filter it out. */
  place: number | null;
}

export type MattressFacetKey = (typeof mattressFacetKeys)[number];

/** The contents of the list. */
export type Mattresses = Pick<CatalogueSnapshot, "models" | "certificateNames"> & {
  /** What it takes, across the whole catalogue, to suit a sleeper. */
  bars: Bars;
};

/**
 * Bands of a reading from 1 to 5 (ruleset 2026.3, section 6), best or most first; 6 is above the maximum. A bed is in
 * the band of the figure on its page, in tenths.
 */
const readingBands = (labels: readonly [value: string, label: string][]): readonly Band[] =>
  labels.map(([value, label], index) => ({
    value,
    label,
    from: bandEnds[index + 1]!,
    to: bandEnds[index]!,
  }));
const bandEnds = [6, ...hugScale.map(({ from }) => from)] as const;

const coolingBands = readingBands([
  ["very-cool", "Very cool"],
  ["cool", "Cool"],
  ["even", "Neither cool nor warm"],
  ["warm", "Warm"],
  ["hot", "Hot"],
]);
const motionBands = readingBands([
  ["very-still", "Hardly any"],
  ["still", "Little"],
  ["some", "Some"],
  ["much", "A good deal"],
  ["most", "Nearly all"],
]);
const pressureBands = readingBands([
  ["very-gentle", "Very gentle"],
  ["gentle", "Gentle"],
  ["medium", "Medium"],
  ["hard", "Rather hard"],
  ["very-hard", "Hard"],
]);
const hugBands = readingBands(hugScale.map(({ value, label }) => [value, label]));
const lastingBands = readingBands([
  ["longest", "Longest"],
  ["long", "Long"],
  ["medium", "Medium"],
  ["short", "Rather short"],
  ["shortest", "Short"],
]);

interface Trial {
  trial_nights: number | null;
  break_in_nights: number | null;
}

/** A trial with an unpublished length or break-in doesn't match values that depend on it. */
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
 * The facets of the listing of mattresses sold online; `size` is the size for prices, `askedPrices` are price bands in
 * the request that aren't our own.
 */
export const mattressFacets = (
  mattresses: Mattresses,
  size: MattressSize,
  askedPrices: readonly Band[] = [],
): readonly FacetDefinition<ListedModel, MattressFacetKey>[] => [
  typeFacet,
  firmnessFacet,
  {
    key: "sides",
    label: "A firmness for each side",
    values: [
      { value: "set", label: "Set at home, by air" },
      { value: "ordered", label: "Chosen when you order" },
    ],
    valuesOf: ({ model: { firmness } }) => [
      ...(firmness.range === null ? [] : ["set"]),
      ...(firmness.halves === null ? [] : ["ordered"]),
    ],
  },
  {
    key: "flip",
    label: "Sides to sleep on",
    values: [{ value: "two", label: "Two, so you can flip it" }],
    valuesOf: ({ model: { firmness } }) => (firmness.other_side === null ? [] : ["two"]),
  },
  priceFacet(`${sizeLabels[size]} price`, askedPrices),
  {
    key: "size",
    label: "Size",
    values: optionsOf(sizeLabels),
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
    valuesOf: ({ model }) => inBand(coolingBands, tenths(model.readings.cooling)),
  },
  {
    key: "pressure",
    label: "Pressure relief",
    values: pressureBands,
    valuesOf: ({ model }) => inBand(pressureBands, tenths(model.readings.pressure_relief)),
  },
  {
    key: "motion",
    label: "Motion you feel",
    values: motionBands,
    valuesOf: ({ model }) => inBand(motionBands, tenths(model.readings.motion_isolation)),
  },
  {
    key: "hug",
    label: "Feel",
    values: hugBands,
    valuesOf: ({ model }) => inBand(hugBands, tenths(model.readings.hug)),
  },
  {
    key: "lasting",
    label: "How long it lasts",
    values: lastingBands,
    valuesOf: ({ model }) => inBand(lastingBands, tenths(model.readings.durability)),
  },
  {
    key: "weight",
    label: "Good for your weight",
    values: optionsOf(weightBandLabels),
    valuesOf: ({ model }) => suitedWeights(model.card.slug, mattresses.bars),
  },
  {
    key: "made-for",
    label: "Made for",
    values: optionsOf(madeForLabels).map(({ value, label }) => ({ value, label: capitalized(label) })),
    valuesOf: ({ model: { made_for } }) => (made_for === null ? [] : [made_for]),
  },
  {
    key: "deal",
    label: "Deal",
    values: [{ value: "running", label: "In a deal today" }],
    valuesOf: ({ deal }) => (deal === null ? [] : ["running"]),
  },
];
