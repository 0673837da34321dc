import { formatMoney } from "#contracts/english";
import type { DealDetail, DealSummary } from "#contracts/deals";
import { dealKindLabels, dealStateLabels } from "#contracts/vocabulary/deals";
import { sizeInSentence, sizeName } from "#contracts/vocabulary/mattress";
import { feelText } from "~/mattress/firmness";
import { shownPicture } from "~/mattress/picture/picture-address";
import { noPrice, whyNoPrice } from "~/mattress/price";
import { kindName } from "~/mattress/type-list";
import { paths } from "~/paths";
import { formatCount } from "~/ui/format";
import { listHref } from "~/ui/listing/address";
import { longDay, timingOf } from "./deal-days";

type DealExample = NonNullable<DealSummary["example"]>;
type PricedExample = Pick<DealExample, "size" | "now_cents" | "paid_cents" | "before_cents" | "during_cents">;
type Priced = Pick<DealSummary, "state" | "kind" | "code" | "code_percent" | "percent_off"> & {
  example: PricedExample | null;
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
    code: state === "ended" ? null : code,
    bed: example === null ? null : bedOf(example),
  };
}

export type DealEntry = ReturnType<typeof dealEntry>;

const bedOf = ({ model, size, asked }: DealExample) => ({
  slug: model.slug,
  name: model.name,
  brand: model.brand.name,
  facts: `${kindName(model)}, ${feelText(model)}${
    asked === null ? "" : `. ${whyNoPrice(asked.size, asked.made)}, so this is the ${sizeInSentence(size)} price.`
  }`,
  rating: model.rating,
  picture: shownPicture(model),
});

/** The price of the bed that counts on the day, how it stands to the usual one, and how a code comes to it. */
export function dealPrice(deal: Priced) {
  const { state, code, code_percent, example } = deal;
  if (example === null) return { price: null, priceOf: noPrice(), usual: null, saving: null, arithmetic: null };
  const { size, now_cents, before_cents } = example;
  const coded = code_percent !== null;
  const cents = shownCents(deal, example);
  const when = {
    ended: coded ? ", with the code, during the deal" : ", during the deal",
    upcoming: ", before the deal",
    running: "",
  }[state];
  return {
    price: cents === null ? null : formatMoney(cents),
    priceOf: cents === null ? noPrice(size) : `${sizeName(size)}${when}`,
    ...besideUsual(deal, cents, before_cents),
    arithmetic:
      state === "running" && code !== null && coded && cents !== null
        ? `${formatMoney(now_cents)} less ${code_percent}%`
        : null,
  };
}

/** What is or was paid with the deal; before it begins, what is paid without it. */
function shownCents({ state, code_percent }: Priced, { now_cents, paid_cents, during_cents }: PricedExample) {
  if (state === "upcoming") return now_cents;
  if (state === "ended") return code_percent === null ? during_cents : paid_cents;
  return paid_cents ?? now_cents;
}

/**
 * "usually $1,499," and, with more weight, "so 13% less": what a code takes off is as much as its seller says. Until a deal
 * has ended, what is usual is what the bed's own page calls so.
 */
function besideUsual(deal: Priced, cents: number | null, usual: number | null) {
  const { state, kind, code_percent, percent_off } = deal;
  const when = state === "ended" ? " before the deal" : "";
  if (kind !== "code" || code_percent === null) {
    const saving = percent_off === null ? null : `so ${percent_off}% less`;
    return { usual: usualText(cents, usual, when, saving === null ? "" : ","), saving };
  }
  const off = `${code_percent}% off with the code`;
  if (state === "upcoming") return { usual: usualText(cents, usual, when, "."), saving: `${off} once the deal begins` };
  if (usual === null) return { usual, saving: off };
  const besides = percent_off === code_percent ? onTopOf(deal, usual) : notAsMuch(cents, usual, percent_off);
  return { usual: `usually ${formatMoney(usual)}${when},`, saving: `${off}${besides}` };
}

/** Where the price itself has gone down as well, it comes to more than the percent of its code. */
function onTopOf({ state, example }: Priced, usual: number): string {
  const listed = state === "ended" ? example?.during_cents : example?.now_cents;
  return (listed ?? usual) < usual ? ", on top of a lower price" : "";
}

/** Where the price itself has gone up, a code saves less than its percent. */
function notAsMuch(cents: number | null, usual: number, percent: number | null): string {
  if (cents === null) return "";
  if (cents > usual) return `, but ${formatMoney(cents - usual)} more than usual`;
  if (cents === usual) return ", but that’s its usual price";
  return `, but only ${percent === null ? formatMoney(usual - cents) : `${percent}%`} less than usual`;
}

/** Gifts leave a price as it is, and it may have risen. */
function usualText(cents: number | null, usual: number | null, when: string, stop: string): string | null {
  if (usual === null) return null;
  if (cents === usual) return `its usual price${when}${stop}`;
  const more = cents === null || cents < usual ? "" : `, so ${formatMoney(cents - usual)} more`;
  return `usually ${formatMoney(usual)}${when}${more}${stop}`;
}

/** How the prices of a deal's page are known, and which price is the usual one there. */
export function pricesCaption({ state, code_percent: percent }: DealDetail["deal"]): string {
  const seen = "We saw every price on a seller’s page";
  const coded =
    state === "upcoming"
      ? `${seen}. For prices with the code, we took off its ${percent}% and rounded to whole dollars.`
      : `${seen}, took off the code’s ${percent}% and rounded to whole dollars.`;
  return (
    `${percent === null ? `${seen}.` : coded} “Usually” means the middle of the prices we saw in ` +
    (state === "ended"
      ? "the 90 days before the deal began. Each bed’s own page goes by the last 90 days instead."
      : "the last 90 days, as on each bed’s own page.")
  );
}
