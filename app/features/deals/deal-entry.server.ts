import type { DealSummary } from "~/contracts/deals";
import { dealKindLabels, dealStateLabels } from "~/contracts/vocabulary/deals";
import { sizeName } from "~/contracts/vocabulary/mattress";
import { feelText } from "~/mattress/firmness";
import { shownPicture } from "~/mattress/picture/picture-address";
import { noPrice } from "~/mattress/price";
import { typeName } from "~/mattress/type-list";
import { paths } from "~/paths";
import { formatCount, formatMoney } from "~/ui/format";
import { listHref } from "~/ui/listing/address";
import { longDay, timingOf } from "./deal-days";

type DealExample = NonNullable<DealSummary["example"]>;
type Priced = Pick<DealSummary, "state" | "code" | "code_percent"> & {
  example: Pick<DealExample, "size" | "now_cents" | "paid_cents" | "before_cents" | "during_cents"> | null;
};

/**
 * What an entry says of a deal, in words: browsers need not know how they are made. `ofBed`: the bed was chosen by what
 * the visitor looks for, so the deal's page shows the same one; `inSize`: so was its size.
 */
export function dealEntry(deal: DealSummary, today: string, { ofBed = false, inSize = false } = {}) {
  const { slug, title, brand, seller, state, kind, code, example, model_count: beds } = deal;
  return {
    slug,
    href: listHref(
      { path: paths.deal(slug), order: ["bed", "size"] },
      { bed: ofBed ? example?.model.slug : undefined, size: inSize ? example?.size : undefined },
    ),
    title,
    kind: state === "running" && kind !== null ? dealKindLabels[kind] : dealStateLabels[state],
    seller: [
      brand.name === seller ? `at ${seller}` : `${brand.name} at ${seller}`,
      ...(beds === null ? [] : [`on ${formatCount(beds, "bed", "beds")}`]),
    ].join(", "),
    timing: timingOf(deal, today),
    checked: longDay(deal.last_checked_on, today),
    ...dealPrice(deal),
    saving: savingText(deal),
    code: state === "ended" ? null : code,
    bed: example === null ? null : bedOf(example.model),
  };
}

export type DealEntry = ReturnType<typeof dealEntry>;

const bedOf = (model: DealExample["model"]) => ({
  slug: model.slug,
  name: model.name,
  brand: model.brand.name,
  facts: `${typeName(model.type)}, ${feelText(model)}`,
  rating: model.rating,
  picture: shownPicture(model),
});

/** The price of the bed that counts on the day, what it usually was, and how a code comes to it. */
export function dealPrice({ state, code, code_percent, example }: Priced) {
  if (example === null) return { price: null, priceOf: noPrice(), usual: null, arithmetic: null };
  const { size, now_cents, paid_cents, before_cents, during_cents } = example;
  const cents = state === "ended" ? during_cents : state === "upcoming" ? now_cents : (paid_cents ?? now_cents);
  const coded = state === "running" && code !== null && code_percent !== null && paid_cents !== null;
  const when = { ended: ", during the deal", upcoming: ", before the deal", running: "" }[state];
  return {
    price: cents === null ? null : formatMoney(cents),
    priceOf: cents === null ? noPrice(size) : `${sizeName(size)}${when}`,
    usual: usualText(cents, before_cents),
    arithmetic: coded ? `${formatMoney(now_cents)} less ${code_percent}%` : null,
  };
}

/** What a code takes off is no more than its seller states, however far below the usual price the bed is. */
const savingText = ({ kind, percent_off: percent }: DealSummary) =>
  percent === null ? null : kind === "code" ? `${percent}% off with the code` : `${percent}% less`;

/** Gifts leave a price as it is, and it may have risen. */
function usualText(cents: number | null, usual: number | null): string | null {
  if (usual === null) return null;
  if (cents === usual) return "its usual price";
  const more = cents === null || cents < usual ? "" : `, so ${formatMoney(cents - usual)} more than usual`;
  return `usually ${formatMoney(usual)}${more}`;
}
