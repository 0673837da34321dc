import type { MatchResult } from "#contracts/match/match";
import type { PriceSummary } from "#contracts/prices";
import type { matchFacetKeys, matchSortLabels } from "#contracts/vocabulary/match";
import { priceFacet, typeFacet } from "../catalogue/model-facets";
import type { SnapshotModel } from "../catalogue/snapshot";
import { type FacetDefinition, namedValues } from "../listing/facets";
import { itself, type ListDefinition } from "../listing/list";
import type { SortKey } from "../listing/sort";
import { type MatchPlace, pricedSize, storesThatCarry } from "../rules/match/match-model";
import type { MatchProfile } from "../rules/match/profile";
import { type RankedLine, unpricedForBudget } from "../rules/match/rank";
import { priceIn } from "../rules/model-price";

type Key = (typeof matchFacetKeys)[number];
export type MatchSort = keyof typeof matchSortLabels;

/** A result as a list entry: filters apply to what its card shows. */
export interface RankedMatch {
  /** Its rank among all results, unaffected by filters and sorting. */
  rank: number;
  line: RankedLine<SnapshotModel>;
  /** The comfort level that the card shows. */
  model: SnapshotModel;
  price: PriceSummary;
  /** There is no known price to compare with the budget. */
  unpriced: boolean;
}

export const rankedMatches = (lines: readonly RankedLine<SnapshotModel>[], profile: MatchProfile): RankedMatch[] =>
  lines.map((line, index) => {
    const { model } = line.best;
    const price = priceIn(model, pricedSize(model, profile.size));
    return { rank: index + 1, line, model, price, unpriced: unpricedForBudget(model, profile) };
  });

const byRank: SortKey<RankedMatch> = { of: ({ rank }) => rank };
const unpricedLast: SortKey<RankedMatch> = { of: ({ unpriced }) => Number(unpriced) };

export type MatchList = ListDefinition<RankedMatch, MatchResult, MatchSort, RankedMatch, Key>;

interface MatchListParts {
  /** Determines which brands can be chosen. */
  models: readonly SnapshotModel[];
  place: MatchPlace;
  toItem(match: RankedMatch): MatchResult;
  perPage: number;
}

/** A quiz's results as a list. */
export const matchList = ({ models, place, toItem, perPage }: MatchListParts): MatchList => ({
  facets: [
    typeFacet,
    priceFacet("Price"),
    ...(place.nearStores === null ? [] : [nearFacet(place)]),
    {
      key: "brand",
      label: "Brand",
      values: namedValues(models.map(({ card }) => card.brand)),
      valuesOf: ({ model }) => [model.card.brand.slug],
    },
  ],
  partsOf: itself,
  sorts: {
    match: [unpricedLast],
    price: [unpricedLast, { of: ({ price }) => price.now_cents }],
    brand: [unpricedLast, { of: ({ model }) => model.card.brand.name.toLowerCase() }],
  },
  lastKeys: [byRank],
  perPage,
  toItem,
});

const nearFacet = (place: MatchPlace): FacetDefinition<RankedMatch, Key> => ({
  key: "floor",
  label: "Where to try it",
  values: [{ value: "near", label: "In a store near you" }],
  valuesOf: ({ model }) => (storesThatCarry(model, place) > 0 ? ["near"] : []),
});
