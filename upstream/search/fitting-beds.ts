import type { Today } from "#contracts/us-days";
import type { ConstructionScores, MattressSize } from "#contracts/mattress";
import type { MattressSort } from "#contracts/mattresses";
import { materialLabels } from "#contracts/vocabulary/mattress";
import { optionsOf } from "#contracts/vocabulary/terms";
import { askedPriceBands } from "../catalogue/price-bands";
import type { CatalogueSnapshot, SnapshotModel } from "../catalogue/snapshot";
import { type Chosen, type FacetDefinition, passing } from "../listing/facets";
import { itself } from "../listing/list";
import { inOrder } from "../listing/sort";
import type { MatchAnswers } from "#contracts/match/match";
import { bendsWithBase } from "../rules/match/hard-filters";
import { isForChildren } from "../rules/match/match-model";
import { isChild, profileOf } from "../rules/match/profile";
import { ownSize } from "../rules/model-price";
import { currentRuleset } from "../rules/match/ruleset";
import { sleeperList } from "../match/sleeper-list";
import { listBars } from "../match/list-bars";
import { type ListedModel, mattressFacets } from "../mattresses/mattress-facets";
import { listedModels } from "../mattresses/mattress-listing";
import { lastSortKeys, mattressSortKeys } from "../mattresses/mattress-sorts";
import { nearFirst, type StoresNear } from "./stores-near";

/** Requirements for beds. */
export interface BedCriteria {
  /** Values for the facets of the mattress listing, and for `material` and `height`. */
  chosen: Chosen;
  /** Materials and brand slugs that no bed may have. */
  unwanted: ReadonlySet<string>;
  /** Beds made for children, bunks or RVs are excluded. */
  ofAdults: boolean;
  /**
   * For a child on a bunk: the quiz excludes beds that are too tall or unsuitable for children, and all others are
   * listed, as for any child. Null: no bunk is wanted, or a bed made for one is.
   */
  bunk: MatchAnswers | null;
  /** They have to bend with an adjustable base; the listing has no facet for that. */
  bends: boolean;
  /** Slugs of the named models, the best match first; null: none was named. */
  named: readonly string[] | null;
  /**
   * The sleeper: the match decides which beds are good for them, and in which order. Null: the query describes nobody.
   */
  sleeper: MatchAnswers | null;
  /** The readings that matter most if the query describes nobody. */
  bestBy: readonly (keyof ConstructionScores)[];
  sort: MattressSort | null;
  /** The size for prices. */
  size: MattressSize;
  /** Today in the US time zones. */
  today: Today;
}

/** A facet that the listing doesn't have. */
const materialFacet: FacetDefinition<ListedModel> = {
  key: "material",
  label: "Material",
  values: optionsOf(materialLabels),
  valuesOf: ({ model }) => [...model.materials],
};

/** Rounded, as sellers state it. */
const heightFacet: FacetDefinition<ListedModel> = {
  key: "height",
  label: "Height",
  values: [],
  valuesOf: ({ model: { card } }) => (card.height_inches === null ? [] : [String(Math.round(card.height_inches))]),
};

const childrensFirst = { of: ({ model }: ListedModel) => (model.made_for === "children" ? 0 : 1) };
/** For a bunk, beds for children and bunks first. */
const bunksFirst = { of: ({ model }: ListedModel) => (isForChildren(model) ? 0 : 1) };

/** A bed without a known price can't be bought. */
const pricedFirst = { of: ({ price }: ListedModel) => (price.now_cents === null ? 1 : 0) };

/** Beds requested by name, or by whom they are made for. */
const isChosenAnyway = ({ named, chosen }: Pick<BedCriteria, "named" | "chosen">) =>
  named !== null || chosen["made-for"] !== undefined;

/** Whether beds that don't fit the sleeper well are left out. */
export const isForSleeper = (asked: Pick<BedCriteria, "named" | "chosen" | "sleeper" | "bunk">) =>
  asked.sleeper !== null && asked.bunk === null && !isChosenAnyway(asked);

/** Beds that meet all requirements, in stores or online, unordered; uses the listing's own facets. */
export function fittingBeds(
  catalogue: CatalogueSnapshot,
  { chosen, unwanted, ofAdults, bunk, bends, named, sleeper, size, today }: Omit<BedCriteria, "bestBy" | "sort">,
): ListedModel[] {
  const all = named === null ? catalogue.models : named.flatMap((slug) => catalogue.bySlug.get(slug) ?? []);
  const allowed = all.filter(
    (model) =>
      (unwanted.size === 0 || ![model.card.brand.slug, ...model.materials].some((each) => unwanted.has(each))) &&
      (!ofAdults || model.made_for === null) &&
      (!bends || bendsWithBase(model, currentRuleset)),
  );
  const chosenAnyway = isChosenAnyway({ named, chosen });
  const lying = bunk ?? sleeper;
  const matches = lying === null || chosenAnyway ? null : sleeperList(catalogue, lying);
  const isListed = ({ card }: SnapshotModel) => {
    const match = matches?.get(card.slug);
    return match !== undefined && (bunk !== null || match.isGood);
  };
  const models = matches === null ? allowed : allowed.filter(isListed);
  // Contradictory requirements leave a facet without values, which is not the same as an unused facet.
  if (Object.values(chosen).some(({ length }) => length === 0)) return [];
  const facets = [
    ...mattressFacets({ ...catalogue, bars: listBars(catalogue) }, size, askedPriceBands(chosen.price ?? [])),
    materialFacet,
    heightFacet,
  ];
  // The match knows better than the facet which bed carries which weight.
  const { weight: _, ...others } = chosen;
  // Beds for bunks don't come in queen but still need a price.
  const fitting = passing(
    chosenAnyway || bunk !== null
      ? models.flatMap((model) => listedModels([model], ownSize(model, size), today))
      : listedModels(models, size, today),
    itself,
    facets,
    matches === null ? chosen : others,
  );
  return matches === null ? fitting : bestOfLines(fitting, matches);
}

/** From each line, the comfort level that fits the sleeper best among those that meet the requirements. */
function bestOfLines(beds: readonly ListedModel[], matches: ReturnType<typeof sleeperList>): ListedModel[] {
  const best = new Map<number, ListedModel>();
  const placeOf = ({ model }: ListedModel) => matches.get(model.card.slug)!.place;
  for (const bed of beds) {
    const held = best.get(bed.model.line_id);
    if (held === undefined || placeOf(bed) < placeOf(held)) best.set(bed.model.line_id, bed);
  }
  return [...best.values()];
}

/**
 * Best first: by the requested order, else by the match for the sleeper, else by score. Named beds stay in match order
 * unless an order was requested. Beds in a store near the place come before all others.
 */
export function bestFirst(
  beds: ListedModel[],
  catalogue: CatalogueSnapshot,
  { named, sleeper, bunk, bestBy, sort }: BedCriteria,
  near: StoresNear | null,
): ListedModel[] {
  const sum = ({ model }: ListedModel) => bestBy.reduce((total, key) => total + model.readings[key], 0);
  const inStores = near === null ? [] : [nearFirst(near)];
  const matches = sleeper === null ? null : sleeperList(catalogue, sleeper);
  // For a child, beds made for children come before others that fit.
  const forChild = sleeper !== null && isChild(profileOf(sleeper), currentRuleset);
  const madeFor = bunk !== null ? [bunksFirst] : forChild ? [childrensFirst] : [];
  const byNeeds =
    matches !== null
      ? [{ of: ({ model }: ListedModel) => matches.get(model.card.slug)?.place ?? null }]
      : bestBy.length === 0
        ? []
        : [{ of: sum, descending: true }];
  const best = [...madeFor, ...byNeeds];
  const sorted = sort === null ? [] : mattressSortKeys[sort];
  if (named !== null && best.length + sorted.length === 0) return inOrder(beds, inStores);
  return inOrder(beds, [...inStores, pricedFirst, ...sorted, ...best, ...mattressSortKeys.score, ...lastSortKeys]);
}

/**
 * How many of the fitting beds are sold only in stores, and how many more would fit if not for what they are made for.
 */
export const countsOf = (beds: readonly ListedModel[], catalogue: CatalogueSnapshot, asked: BedCriteria) => ({
  store_only_count: beds.filter(({ model }) => !model.sold_online).length,
  // For a sleeper, the intended use is not the only reason beds are left out.
  made_for_others_count:
    asked.ofAdults && asked.sleeper === null
      ? fittingBeds(catalogue, { ...asked, ofAdults: false }).length - beds.length
      : 0,
});
