import type { Today } from "#contracts/us-days";
import type { DealDetail } from "#contracts/deals";
import type { MattressSize } from "#contracts/mattress";
import { cardIn } from "../catalogue/cards";
import type { CatalogueSnapshot } from "../catalogue/snapshot";
import type { Db } from "../database/engine";
import { compareText, type PricedDeal, soonestEnd, usualIn } from "../prices/priced-deal";
import { dealState } from "../rules/deal-state";
import { modelsIn, paidCents, toDealSummary } from "./saving";

/** How many other deals a deal's page shows. */
const othersShown = 6;

/**
 * One deal with its terms and its models in a size, with `bed` first if it is included; null when there is none. A deal
 * that has ended has no link.
 */
export async function readDeal(
  db: Db,
  catalogue: CatalogueSnapshot,
  slug: string,
  { size: asked, bed, today }: { size: MattressSize; bed: string | null; today: Today },
): Promise<Omit<DealDetail, "demo"> | null> {
  const deal = catalogue.deals.find((each) => each.slug === slug);
  const words = await db
    .selectFrom("deal")
    .where("slug", "=", slug)
    .select(["description", "terms", "url", "commission_payer", "commission_terms"])
    .executeTakeFirst();
  if (deal === undefined || words === undefined) return null;
  const { description, terms, url, commission_payer: payer, commission_terms } = words;
  const inDeal = modelsIn(deal, asked);
  const example = inDeal.find(({ link, now }) => link.slug === bed && now !== null);
  const summary = toDealSummary(deal, catalogue, { size: asked, today, example });
  return {
    today: today.last,
    deal: {
      ...summary,
      description,
      sold_online: deal.sold_online,
      terms,
      url: summary.state === "ended" ? null : url,
      commission: payer === null || commission_terms === null ? null : { payer, terms: commission_terms },
    },
    models: inDeal.flatMap((priced) => {
      const { id, size, now, during, lowest } = priced;
      const usual = usualIn(deal, priced, today);
      const model = catalogue.byId.get(id);
      if (model === undefined) return [];
      return {
        model: cardIn(model, size),
        size,
        now_cents: now,
        paid_cents: paidCents(deal, priced, today),
        before_cents: usual?.cents ?? null,
        before_of: usual?.of ?? 0,
        during_cents: during,
        lowest_cents: lowest?.cents ?? null,
        lowest_on: lowest?.on ?? null,
      };
    }),
    others: otherDeals(catalogue.deals, deal, today).map((each) =>
      toDealSummary(each, catalogue, { size: asked, today }),
    ),
  };
}

/** Running online deals of the same brand, then of others, those that end sooner first. */
function otherDeals(deals: readonly PricedDeal[], deal: PricedDeal, today: Today): PricedDeal[] {
  const elsewhere = (each: PricedDeal) => (each.brand.slug === deal.brand.slug ? "0" : "1");
  return deals
    .filter((each) => each !== deal && each.sold_online && dealState(each, today) === "running")
    .sort((one, other) => compareText(elsewhere(one), elsewhere(other)) || soonestEnd(one, other))
    .slice(0, othersShown);
}
