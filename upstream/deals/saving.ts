import type { DealSummary } from "../../app/contracts/deals";
import type { MattressSize } from "../../app/contracts/mattress";
import { cardIn } from "../catalogue/cards";
import type { CatalogueSnapshot } from "../catalogue/snapshot";
import { compareText, dealState, inSize, type PricedDeal, type PricedModel } from "../prices/priced-deal";
import { priceWithCode } from "../rules/prices";

interface Saving {
  model: PricedModel;
  /** From 0 to 1 of the usual price before the deal; below 0 when it is dearer now. */
  share: number;
}

/** What a shopper pays for the model in the deal: for one that has ended, what they paid. Null where nobody saw it. */
export function paidCents(deal: PricedDeal, model: PricedModel, today: string): number | null {
  const shown = dealState(deal, today) === "ended" ? model.during : model.now;
  return shown === null ? null : priceWithCode(shown, deal.code_percent);
}

/** The models of a deal in a size. */
export const modelsIn = ({ models }: PricedDeal, size: MattressSize): PricedModel[] =>
  models.map((model) => inSize(model, size));

/** The model with the largest saving, among those seen in the asked size where there are some. Null: no price was seen. */
export function bestSaving(
  deal: PricedDeal,
  models: readonly PricedModel[],
  size: MattressSize,
  today: string,
): Saving | null {
  const savings = models.flatMap((model): Saving[] => {
    const shown = dealState(deal, today) === "ended" ? model.during : model.now;
    if (shown === null || model.now === null || model.before === null) return [];
    // Exact, so that a tenth off is a tenth off however the price is rounded.
    return [{ model, share: 1 - (shown * (1 - (deal.code_percent ?? 0) / 100)) / model.before.cents }];
  });
  const inAsked = savings.filter(({ model }) => model.size === size);
  const [best] = (inAsked.length > 0 ? inAsked : savings).sort(
    (one, other) => other.share - one.share || compareText(one.model.link.slug, other.model.link.slug),
  );
  return best ?? null;
}

/**
 * Whole per cent off the usual price, rounded down; never more than was observed, nor than a code's seller states.
 * Null for gifts, for a cut that has not begun, and where nothing is saved.
 */
export function percentOff(deal: PricedDeal, best: Saving | null, today: string): number | null {
  if (deal.kind === "gift" || best === null) return null;
  if (deal.kind === "price-cut" && dealState(deal, today) === "upcoming") return null;
  // A hair is added so that a tenth of a price, which has no exact binary form, is not rounded to 9 per cent.
  const percent = Math.floor(best.share * 100 + 1e-9);
  return percent < 1 ? null : Math.min(percent, deal.code_percent ?? 100);
}

interface Shown {
  size: MattressSize;
  today: string;
  /** Those among which the example is chosen; all without it. */
  models?: readonly PricedModel[];
  /** Chosen already, where the order of the list says which. */
  example?: PricedModel | null;
}

/** A deal in a size, with the bed that shows what it is worth. */
export function toDealSummary(deal: PricedDeal, { byId }: CatalogueSnapshot, shown: Shown): DealSummary {
  const { size, today, models = modelsIn(deal, size) } = shown;
  const best = bestSaving(deal, models, size, today);
  const { slug, title, kind, brand, seller, starts_on, ends_on, last_checked_on, code, code_percent } = deal;
  const example = shown.example ?? best?.model ?? null;
  const model = example === null ? undefined : byId.get(example.id);
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
    code_percent,
    percent_off: percentOff(deal, best, today),
    model_count: deal.models.length,
    example:
      example === null || model === undefined || example.now === null
        ? null
        : {
            model: cardIn(model, example.size),
            size: example.size,
            now_cents: example.now,
            paid_cents: paidCents(deal, example, today),
            before_cents: example.before?.cents ?? null,
            during_cents: example.during,
          },
  };
}
