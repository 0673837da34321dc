import type { DealSummary } from "../../app/contracts/deals";
import { compareText, dealState, type PricedDeal, type PricedModel } from "../prices/priced-deal";

interface Saving {
  model: PricedModel;
  /** From 0 to 1 of the usual price before the deal; below 0 when it is dearer now. */
  share: number;
}

/** What a shopper pays for the model in the deal: for one that has ended, what they paid. */
function paid(deal: PricedDeal, model: PricedModel, today: string): number | null {
  const shown = dealState(deal, today) === "ended" ? model.during : model.now;
  return shown === null ? null : shown * (1 - (deal.code_percent ?? 0) / 100);
}

/** The included model with the largest saving, among queens where there are some. Null when no price was observed. */
export function bestSaving(deal: PricedDeal, today: string): Saving | null {
  const savings = deal.models.flatMap((model): Saving[] => {
    const price = paid(deal, model, today);
    return price === null || model.now === null || model.before === null
      ? []
      : [{ model, share: 1 - price / model.before.cents }];
  });
  const queens = savings.filter(({ model }) => model.size === "queen");
  const [best] = (queens.length > 0 ? queens : savings).sort(
    (one, other) => other.share - one.share || compareText(one.model.link.slug, other.model.link.slug),
  );
  return best ?? null;
}

/**
 * Whole per cent off the usual price, rounded down; never more than was observed, nor than a code's seller states.
 * Null for gifts, for a cut that has not begun, and where nothing is saved.
 */
export function percentOff(deal: PricedDeal, today: string): number | null {
  if (deal.kind === "gift") return null;
  if (deal.kind === "price-cut" && dealState(deal, today) === "upcoming") return null;
  const best = bestSaving(deal, today);
  if (best === null) return null;
  // A hair is added so that a tenth of a price, which has no exact binary form, is not rounded to 9 per cent.
  const percent = Math.floor(best.share * 100 + 1e-9);
  return percent < 1 ? null : Math.min(percent, deal.code_percent ?? 100);
}

export function toDealSummary(deal: PricedDeal, today: string): DealSummary {
  const best = bestSaving(deal, today);
  const { slug, title, kind, brand, seller, starts_on, ends_on, last_checked_on, code } = deal;
  return {
    slug,
    title,
    kind,
    state: dealState(deal, today),
    brand,
    seller,
    starts_on,
    ends_on,
    last_checked_on,
    code,
    percent_off: percentOff(deal, today),
    model_count: deal.models.length,
    example:
      best === null || best.model.now === null || best.model.before === null
        ? null
        : {
            model: best.model.link,
            size: best.model.size,
            now_cents: best.model.now,
            before_cents: best.model.before.cents,
            during_cents: best.model.during,
          },
  };
}
