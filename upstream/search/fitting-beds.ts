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

/** What beds have to be. */
export interface BedCriteria {
  /** Values of the facets of the listing of mattresses, and of `material` and `height`. */
  chosen: Chosen;
  /** Materials, and slugs of brands, that no bed may have. */
  unwanted: ReadonlySet<string>;
  /** None may be made for children, bunks or RVs. */
  ofAdults: boolean;
  /**
   * For a child on a bunk: the quiz leaves out what is too tall for one or no child's, and all else is listed, as it is for
   * a child. Null: no bunk is asked for, or what is made for one.
   */
  bunk: MatchAnswers | null;
  /** They have to bend with an adjustable base, which the listing has no facet for. */
  bends: boolean;
  /** Slugs of the models that were named, the best match first; null: none was. */
  named: readonly string[] | null;
  /** Whom they are for: the match decides which are good for them, and their order. Null: nobody is spoken of. */
  sleeper: MatchAnswers | null;
  /** Readings that matter most, where nobody is spoken of. */
  bestBy: readonly (keyof ConstructionScores)[];
  sort: MattressSort | null;
  /** Whose prices count. */
  size: MattressSize;
  /** A UTC day. */
  today: Today;
}

/** The listing has no facet for it. */
const materialFacet: FacetDefinition<ListedModel> = {
  key: "material",
  label: "Material",
  values: optionsOf(materialLabels),
  valuesOf: ({ model }) => [...model.materials],
};

/** Rounded, as sellers name it. */
const heightFacet: FacetDefinition<ListedModel> = {
  key: "height",
  label: "Height",
  values: [],
  valuesOf: ({ model: { card } }) => (card.height_inches === null ? [] : [String(Math.round(card.height_inches))]),
};

const childrensFirst = { of: ({ model }: ListedModel) => (model.made_for === "children" ? 0 : 1) };
/** Of a bunk those for children and for bunks. */
const bunksFirst = { of: ({ model }: ListedModel) => (isForChildren(model) ? 0 : 1) };

/** Nobody can buy a bed of which no price is known. */
const pricedFirst = { of: ({ price }: ListedModel) => (price.now_cents === null ? 1 : 0) };

/** Beds that were named, or asked for by whom they are made for. */
const isChosenAnyway = ({ named, chosen }: Pick<BedCriteria, "named" | "chosen">) =>
  named !== null || chosen["made-for"] !== undefined;

/** Whether beds that don't fit the sleeper well are left out. */
export const isForSleeper = (asked: Pick<BedCriteria, "named" | "chosen" | "sleeper" | "bunk">) =>
  asked.sleeper !== null && asked.bunk === null && !isChosenAnyway(asked);

/** Beds that pass everything asked for, in stores or online, in no order; judged by the listing's own facets. */
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
  // Wishes that exclude each other leave nothing of a facet, which is not the same as a facet that nobody asked for.
  if (Object.values(chosen).some(({ length }) => length === 0)) return [];
  const facets = [
    ...mattressFacets({ ...catalogue, bars: listBars(catalogue) }, size, askedPriceBands(chosen.price ?? [])),
    materialFacet,
    heightFacet,
  ];
  // The match knows better than a facet what carries which weight.
  const { weight: _, ...others } = chosen;
  // Of those for bunks none comes in a queen, and what was asked for is still priced.
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

/** Of each line the comfort level that fits the sleeper best, of those that are what was asked for. */
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
 * The best first: as was asked, else by the match for whom they are for, else by score. Names stay in the order in which they match, unless one was asked for.
 * Near a place, beds that stand in a store there come before all others.
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
  // Whoever looks for a child's bed is shown those of children's making before others that fit.
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

/** Of beds that fit, how many are in stores alone; and how many would be but for what they are made for. */
export const countsOf = (beds: readonly ListedModel[], catalogue: CatalogueSnapshot, asked: BedCriteria) => ({
  store_only_count: beds.filter(({ model }) => !model.sold_online).length,
  // What a sleeper is shown is no question of what beds are made for alone.
  made_for_others_count:
    asked.ofAdults && asked.sleeper === null
      ? fittingBeds(catalogue, { ...asked, ofAdults: false }).length - beds.length
      : 0,
});
