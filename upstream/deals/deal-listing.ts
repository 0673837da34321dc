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

/** A bed in a deal: a deal is listed when one and the same of its beds passes every facet (docs/decisions/0011). */
interface DealtBed {
  deal: PricedDeal;
  dealt: DealtModel;
  model: SnapshotModel;
  bed: PricedModel;
  /** What it costs with the deal; null where nobody saw a price in the size of the list. */
  price: { now_cents: number | null };
}

/** A deal with what is shown of it: of its beds, those that pass what is chosen. */
interface ListedDeal {
  deal: PricedDeal;
  beds: readonly DealtBed[];
  fitting: readonly PricedModel[];
  /** With the deal, of those that fit, and how far it is from the usual firmness; null where no price was seen in the size of the list. */
  cheapest: { bed: PricedModel; cents: number; away: number } | null;
  percentOff: number | null;
}

interface Shown {
  catalogue: CatalogueSnapshot;
  size: MattressSize;
  today: Today;
  /** Bands of prices that a request names beside our own. */
  askedPrices?: readonly Band[];
}

function inDeal(
  { deal, dealt, model }: Pick<DealtBed, "deal" | "dealt" | "model">,
  { size, today }: Pick<Shown, "size" | "today">,
): DealtBed {
  const bed = inSize(dealt, size);
  return { deal, dealt, model, bed, price: { now_cents: bed.size === size ? paidCents(deal, bed, today) : null } };
}

/** Deals of what can be bought from home: others are of no use to who shops online. */
const onlineDeals = ({ deals }: Pick<CatalogueSnapshot, "deals">) => deals.filter(({ sold_online }) => sold_online);

/** Every online deal in a size, with the beds that pass what is chosen. */
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
 * The list of deals in a size, running ones unless states are chosen; brands are those that have one, whatever its state.
 * Who pays this site for which deal is in none of it, so no order can follow it. `byPrice`: each shows its cheapest bed;
 * `state`: the one that all of them are in, null where they are in several.
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

/** By the day that matters now: what is to come by its start, what is over the latest first, all else by its end; no stated end comes last. */
function nextDay(state: DealState | null): SortKey<ListedDeal> {
  if (state === "upcoming") return { of: ({ deal }) => deal.starts_on };
  return { of: ({ deal }) => deal.ends_on, descending: state === "ended" };
}
