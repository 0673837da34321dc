import { formatMoney } from "#contracts/english";
import { sizeInches } from "~/mattress/size-inches";
import type { ComparedModel } from "#contracts/compare/comparisons";
import type { MattressSize } from "#contracts/mattress";
import { sizeLabels, sizeName } from "#contracts/vocabulary/mattress";
import { termsOf } from "#contracts/vocabulary/terms";
import { withCodeText } from "~/mattress/code-price";
import { isMade } from "~/mattress/price";
import { paths } from "~/paths";
import { formatCount, formatDate } from "~/ui/format";
import { type Cell, type Source } from "./cells";
import { no, published, unknown, value, type RowRule } from "./row-rules.server";

const priced = (cents: number | null) => (cents === null ? null : formatMoney(cents));

const seen = ({ seller, observed_on: on }: { seller: string | null; observed_on: string | null }): Source | null =>
  seller === null || on === null ? null : { text: seller, on, verb: "seen" };

const inSize = ({ variants }: ComparedModel, size: MattressSize) => variants.find((variant) => variant.size === size);

/** What the beds cost in one size: now, usually, at the lowest, and in a deal that runs. */
export const costRows = (size: MattressSize): RowRule[] => {
  const ofMade = (cell: (price: ComparedModel["price"]) => Cell) => (model: ComparedModel) =>
    isMade(model, size) === false ? no("Not made in this size") : cell(model.price);
  return [
    {
      label: `Price now, ${sizeName(size)}`,
      help: "The latest price we saw, before any code or gift.",
      best: "Lowest",
      cell: ofMade((price) => published(priced(price.now_cents), seen(price), { amount: price.now_cents })),
    },
    {
      label: "Usual price",
      help: "The middle of all the prices we saw in the last 90 days.",
      best: "Lowest",
      cell: ofMade(({ usual_cents: usual, usual_of }) => {
        if (usual === null) return unknown("Not enough prices yet");
        const note = `from ${formatCount(usual_of, "price", "prices")}`;
        return value(formatMoney(usual), null, { amount: usual, note });
      }),
    },
    {
      label: "Lowest price seen",
      help: "The lowest we’ve seen since we started checking.",
      cell: ofMade(({ lowest_cents: lowest, lowest_on: on }) => {
        if (lowest === null) return unknown("No price seen yet");
        return value(formatMoney(lowest), null, { note: on === null ? undefined : `on ${formatDate(on)}` });
      }),
    },
    {
      label: "Deal today",
      help: "An offer you can get now.",
      cell: ({ deal, price }) => {
        if (deal === null) return no("None that we know of");
        const end = deal.ends_on === null ? "no end date given" : `until ${formatDate(deal.ends_on)}`;
        const coded = withCodeText(price.now_cents, deal);
        const note = coded === null ? end : `${coded}, ${end}`;
        return value(deal.title, null, { href: paths.deal(deal.slug), note });
      },
    },
  ];
};

/** Every size that at least one of the beds is made in, smallest first. */
export const sizeRows = (models: readonly ComparedModel[]): RowRule[] =>
  madeSizes(models).map((size) => {
    const measures = models.flatMap((model) => inSize(model, size) ?? [])[0];
    return {
      label: sizeLabels[size],
      help: measures === undefined ? "" : `${sizeInches(measures)} inches`,
      cell: (model) => {
        const variant = inSize(model, size);
        if (isMade(model, size) === false) return no("Not made");
        return variant === undefined ? unknown("Not published") : published(priced(variant.price_cents), seen(variant));
      },
    };
  });

export const madeSizes = (models: readonly ComparedModel[]) =>
  termsOf(sizeLabels).filter((size) => models.some((model) => inSize(model, size) !== undefined));
