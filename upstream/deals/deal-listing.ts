import type { Today } from "#contracts/us-days";
import type { DealSort, DealState, DealSummary } from "#contracts/deals";
import type { MattressSize } from "#contracts/mattress";
import { type dealFacetKeys, dealKindLabels, dealStateLabels } from "#contracts/vocabulary/deals";
import { sizeLabels } from "#contracts/vocabulary/mattress";
import { optionsOf } from "#contracts/vocabulary/terms";
import { priceFacet, typeFacet } from "../catalogue/model-facets";
import type { CatalogueSnapshot, SnapshotModel } from "../catalogue/snapshot";
import { type Band, type Chosen, type FacetDefinition, namedValues, passing } from "../listing/facets";
import { itself, type ListDefinition } from "../listing/list";
import type { SortKey } from "../listing/sort";
import { type DealtModel, inSize, type PricedDeal, type PricedModel } from "../prices/priced-deal";
import { dealState } from "../rules/deal-state";
import { bestSaving, fromUsual, paidCents, percentOff, toDealSummary } from "./saving";

type DealFacetKey = (typeof dealFacetKeys)[number] | "size";

/** A bed in a deal: a deal is listed when a single one of its beds passes every facet (docs/decisions/0011). */
interface DealtBed {
  deal: PricedDeal;
  dealt: DealtModel;
  model: SnapshotModel;
  bed: PricedModel;
  /** The price with the deal; null if no price was seen in the list's size. */
  price: { now_cents: number | null };
}

/** A deal with the beds that match the choices. */
interface ListedDeal {
  deal: PricedDeal;
  beds: readonly DealtBed[];
  fitting: readonly PricedModel[];
  /**
   * The cheapest matching bed with the deal, and its distance from the usual firmness; null if no price was seen in the
   * list's size.
   */
  cheapest: { bed: PricedModel; cents: number; away: number } | null;
  percentOff: number | null;
}

interface Shown {
  catalogue: CatalogueSnapshot;
  size: MattressSize;
  today: Today;
  /** Price bands in the request that aren't our own. */
  askedPrices?: readonly Band[];
}

function inDeal(
  { deal, dealt, model }: Pick<DealtBed, "deal" | "dealt" | "model">,
  { size, today }: Pick<Shown, "size" | "today">,
): DealtBed {
  const bed = inSize(dealt, size);
  return { deal, dealt, model, bed, price: { now_cents: bed.size === size ? paidCents(deal, bed, today) : null } };
}

/** Deals for people who buy from home: others are of no use when shopping online. */
const onlineDeals = ({ deals }: Pick<CatalogueSnapshot, "deals">) => deals.filter(({ sold_online }) => sold_online);

/** Every online deal in a size, with the beds that match the choices. */
export function listedDeals(shown: Shown, chosen: Chosen): ListedDeal[] {
  const { catalogue, today } = shown;
  const facets = dealFacets(shown);
  return onlineDeals(catalogue).map((deal) => {
    const beds = deal.models.flatMap((dealt) => {
      const model = catalogue.byId.get(dealt.id);
      return model === undefined ? [] : [inDeal({ deal, dealt, model }, shown)];
    });
    const passed = passing(beds, itself, facets, chosen);
    const fitting = passed.map(({ bed }) => bed);
    return {
      deal,
      beds,
      fitting,
      cheapest: passed.reduce<ListedDeal["cheapest"]>((held, { bed, model, price: { now_cents: cents } }) => {
        const away = fromUsual(model.card);
        const cheaper =
          cents !== null && (held === null || cents < held.cents || (cents === held.cents && away < held.away));
        return cheaper ? { bed, cents, away } : held;
      }, null),
      percentOff: percentOff(deal, bestSaving(deal, fitting, shown), today),
    };
  });
}

function dealFacets({ catalogue, size, today, askedPrices }: Shown): FacetDefinition<DealtBed, DealFacetKey>[] {
  return [
    typeFacet,
    {
      key: "size",
      label: "Size",
      values: optionsOf(sizeLabels),
      valuesOf: ({ model }) => [...model.prices.keys()],
      withValue: (bed, value) => inDeal(bed, { size: value as MattressSize, today }),
    },
    priceFacet(`${sizeLabels[size]} price with the deal`, askedPrices),
    {
      key: "brand",
      label: "Brand",
      values: namedValues(onlineDeals(catalogue).map(({ brand }) => brand)),
      valuesOf: ({ deal }) => [deal.brand.slug],
    },
    { key: "kind", label: "Type of deal", values: optionsOf(dealKindLabels), valuesOf: ({ deal }) => [deal.kind] },
    {
      key: "state",
      label: "When",
      values: optionsOf(dealStateLabels),
      defaults: ["running"],
      valuesOf: ({ deal }) => [dealState(deal, today)],
    },
  ];
}

/**
 * The list of deals in a size, limited to running ones unless states are chosen; its brands are those with a deal in
 * any state. Who pays this site for which deal is not included, so no order can depend on it. `byPrice`: each deal
 * shows its cheapest bed; `state`: the state shared by all deals, null if they differ.
 */
export const dealList = (
  shown: Shown,
  { byPrice = false, state = null }: { byPrice?: boolean; state?: DealState | null } = {},
): ListDefinition<ListedDeal, DealSummary, DealSort, DealtBed, DealFacetKey> => ({
  facets: dealFacets(shown),
  partsOf: ({ beds }) => beds,
  sorts: {
    ending: [nextDay(state)],
    price: [{ of: ({ cheapest }) => cheapest?.cents ?? null }],
    saving: [{ of: (listed) => listed.percentOff, descending: true }],
    newest: [{ of: ({ deal }) => deal.starts_on, descending: true }],
    brand: [{ of: ({ deal }) => deal.brand.name.toLowerCase() }],
  },
  lastKeys: [{ of: ({ deal }) => deal.title.toLowerCase() }, { of: ({ deal }) => deal.slug }],
  perPage: 24,
  toItem: ({ deal, fitting, cheapest }) =>
    toDealSummary(deal, shown.catalogue, {
      size: shown.size,
      today: shown.today,
      models: fitting,
      example: byPrice ? cheapest?.bed : undefined,
    }),
});

/**
 * By the relevant day: upcoming deals by their start, ended ones latest first, all others by their end; deals without a
 * stated end come last.
 */
function nextDay(state: DealState | null): SortKey<ListedDeal> {
  if (state === "upcoming") return { of: ({ deal }) => deal.starts_on };
  return { of: ({ deal }) => deal.ends_on, descending: state === "ended" };
}
