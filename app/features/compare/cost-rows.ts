import type { ComparedModel } from "~/contracts/comparisons";
import type { MattressSize } from "~/contracts/mattress";
import { sizeLabels, sizeName } from "~/contracts/vocabulary/mattress";
import { termsOf } from "~/contracts/vocabulary/terms";
import { paths } from "~/paths";
import { formatCount, formatDate, formatMoney } from "~/ui/format";
import { published, unknown, value, withBest, type Cell, type Row, type Source } from "./cells";

const seen = (seller: string | null, on: string | null): Source | null =>
  seller === null || on === null ? null : { text: seller, on, verb: "seen" };

const isMade = ({ variants }: ComparedModel, size: MattressSize) => variants.some((variant) => variant.size === size);

const notMade = (): Cell => ({ kind: "no", text: "Not made in this size", source: null });

/** What the beds cost in one size: now, usually, at the lowest, and in a deal that runs. */
export function costRows(models: readonly ComparedModel[], size: MattressSize): Row[] {
  const inSize = (cell: (model: ComparedModel) => Cell) =>
    models.map((model) => (isMade(model, size) ? cell(model) : notMade()));
  return [
    {
      label: `Price now, ${sizeName(size)}`,
      help: "The latest price that we saw, before any code or gift.",
      cells: withBest(
        inSize(({ price }) =>
          published(price.now_cents, seen(price.seller, price.observed_on), (cents) =>
            value(formatMoney(cents), seen(price.seller, price.observed_on), { amount: cents }),
          ),
        ),
        "lowest",
        "Lowest",
      ),
    },
    {
      label: "Usual price",
      help: "The middle one of all prices seen in the last 90 days.",
      cells: withBest(
        inSize(({ price }) =>
          price.usual_cents === null
            ? unknown("Too few seen")
            : value(formatMoney(price.usual_cents), null, {
                amount: price.usual_cents,
                note: `of ${formatCount(price.usual_of, "price seen", "prices seen")}`,
              }),
        ),
        "lowest",
        "Lowest",
      ),
    },
    {
      label: "Lowest price seen",
      help: "As low as it has been since we began to look.",
      cells: inSize(({ price }) =>
        price.lowest_cents === null
          ? unknown("None seen")
          : value(formatMoney(price.lowest_cents), null, {
              ...(price.lowest_on === null ? {} : { note: `on ${formatDate(price.lowest_on)}` }),
            }),
      ),
    },
    {
      label: "Deal today",
      help: "An offer that has begun and has not ended.",
      cells: models.map(({ deal }) =>
        deal === null
          ? { kind: "no", text: "None known", source: null }
          : value(deal.title, null, {
              href: paths.deal(deal.slug),
              note: deal.ends_on === null ? "no end stated" : `until ${formatDate(deal.ends_on)}`,
            }),
      ),
    },
  ];
}

/** Every size that at least one of the beds is made in, smallest first. */
export function sizeRows(models: readonly ComparedModel[]): Row[] {
  return madeSizes(models).map((size) => {
    const variants = models.map((model) => model.variants.find((variant) => variant.size === size));
    const measures = variants.find((variant) => variant !== undefined);
    return {
      label: sizeLabels[size],
      help: measures === undefined ? "" : `${measures.width_inches} by ${measures.length_inches} inches`,
      cells: variants.map((variant) => {
        if (variant === undefined) return { kind: "no", text: "Not made", source: null };
        const source = seen(variant.seller, variant.observed_on);
        return published(variant.price_cents, source, (cents) => value(formatMoney(cents), source));
      }),
    };
  });
}

export const madeSizes = (models: readonly ComparedModel[]) =>
  termsOf(sizeLabels).filter((size) => models.some((model) => isMade(model, size)));
