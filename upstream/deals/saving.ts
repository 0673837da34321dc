import type { Today } from "#contracts/us-days";
import type { DealSummary } from "#contracts/deals";
import type { MattressSize, ModelSummary } from "#contracts/mattress";
import { cardIn } from "../catalogue/cards";
import type { CatalogueSnapshot } from "../catalogue/snapshot";
import { compareText, inSize, type PricedDeal, type PricedModel, usualIn } from "../prices/priced-deal";
import { dealState } from "../rules/deal-state";
import { isMade } from "../rules/model-price";
import { priceWithCode } from "../rules/prices";

interface Saving {
  model: PricedModel;
  /** From 0 to 1 of the usual price; negative if it is more expensive now. */
  share: number;
}

/**
 * What a shopper pays for the model in the deal or, if it has ended, what they paid. Null if the price was not seen.
 */
export function paidCents(deal: PricedDeal, model: PricedModel, today: Today): number | null {
  const shown = dealState(deal, today) === "ended" ? model.during : model.now;
  return shown === null ? null : priceWithCode(shown, deal.code_percent);
}

/** The models of a deal in a size. */
export const modelsIn = ({ models }: PricedDeal, size: MattressSize): PricedModel[] =>
  models.map((model) => inSize(model, size));

/** What a model saves in a deal; null if one of its prices was not seen. */
function savingOf(deal: PricedDeal, model: PricedModel, today: Today): Saving | null {
  const shown = dealState(deal, today) === "ended" ? model.during : model.now;
  const usual = usualIn(deal, model, today);
  if (shown === null || model.now === null || usual === null) return null;
  // Exact, so that a tenth off is a tenth off however the price is rounded.
  return { model, share: 1 - (shown * (1 - (deal.code_percent ?? 0) / 100)) / usual.cents };
}

/** Smaller differences in savings are ignored: prices are rounded to whole dollars. */
const alikeShare = 0.005;
/** The firmness at which most people are comfortable (domain.md section 5). */
const usualFirmness = 6;

/** How far a bed is from what most people find comfortable; picks the representative of several similar beds. */
export const fromUsual = ({ firmness }: Pick<ModelSummary, "firmness">) => Math.abs((firmness ?? 10) - usualFirmness);

/**
 * The model with the largest saving, among those seen in the requested size if there are any; if several save the same,
 * the one that most people find comfortable. Null: no price was seen.
 */
export function bestSaving(
  deal: PricedDeal,
  models: readonly PricedModel[],
  { catalogue, size, today }: { catalogue: Pick<CatalogueSnapshot, "byId">; size: MattressSize; today: Today },
): Saving | null {
  const savings = models.flatMap((model) => savingOf(deal, model, today) ?? []);
  const inAsked = savings.filter(({ model }) => model.size === size);
  const asked = inAsked.length > 0 ? inAsked : savings;
  const most = Math.max(...asked.map(({ share }) => share));
  const away = ({ model }: Saving) => fromUsual(catalogue.byId.get(model.id)?.card ?? { firmness: null });
  const [best] = asked
    .filter(({ share }) => share >= most - alikeShare)
    .sort((one, other) => away(one) - away(other) || compareText(one.model.link.slug, other.model.link.slug));
  return best ?? null;
}

/**
 * Whole percent off the usual price, rounded down; never more than was observed, or than a code's seller states. Null
 * for gifts, for a discount that has not started, and if nothing is saved.
 */
export function percentOff(deal: PricedDeal, best: Saving | null, today: Today): number | null {
  if (deal.kind === "gift" || best === null) return null;
  if (deal.kind === "price-cut" && dealState(deal, today) === "upcoming") return null;
  // A tiny amount is added so that a tenth of a price, which has no exact binary form, isn't rounded down to 9 percent.
  const percent = Math.floor(best.share * 100 + 1e-9);
  return percent < 1 ? null : Math.min(percent, deal.code_percent ?? 100);
}

interface Shown {
  size: MattressSize;
  today: Today;
  /** The models from which the example is chosen; all by default. */
  models?: readonly PricedModel[];
  /** Already chosen, if the list's order determines it. */
  example?: PricedModel | null;
}

/** A deal in a size, with the bed that shows what it is worth, and what that bed saves. */
export function toDealSummary(deal: PricedDeal, catalogue: CatalogueSnapshot, shown: Shown): DealSummary {
  const { size, today, models = modelsIn(deal, size) } = shown;
  const best = shown.example
    ? savingOf(deal, shown.example, today)
    : bestSaving(deal, models, { catalogue, size, today });
  const { slug, title, kind, brand, seller, starts_on, ends_on, last_checked_on, code, code_percent } = deal;
  const example = shown.example ?? best?.model ?? null;
  const model = example === null ? undefined : catalogue.byId.get(example.id);
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
            before_cents: usualIn(deal, example, today)?.cents ?? null,
            during_cents: example.during,
            asked: example.size === size ? null : { size, made: isMade([model], size) },
          },
  };
}
