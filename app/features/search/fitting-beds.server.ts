import { formatMoney } from "#contracts/english";
import type { UnderstoodQuery } from "#contracts/search";
import { isolated } from "#contracts/text/isolated-text";
import { scoreLabels } from "#contracts/vocabulary/scores";
import { paths } from "~/paths";
import { formatCount, formatNumber } from "~/ui/format";
import { bedEntry } from "./bed-entry.server";
import { coupleQuiz, coupleText, theseSleepers, withSize } from "./sleeper-text";
import { hasPersonal, listingHref, quizHref, searchHref } from "./search-list";
import {
  leftOut,
  listingText,
  noneNearText,
  quizWords,
  quotedList,
  closed,
  storesOnly,
  whoseStores,
} from "./search-text";

/** Beds that fit what was asked for, and the way to all of them; where none fits, what to drop. */
export function shownBeds(
  understood: UnderstoodQuery,
  {
    count,
    near_count,
    made_for_others_count: forOthers,
    by_match,
    best_by,
    unsorted_by,
    items,
  }: NonNullable<UnderstoodQuery["beds"]>,
  term: string,
) {
  const { listing, parts, stores } = understood;
  const online = listingText(understood);
  const inStores = storesOnly(understood);
  const dropped = leftOut(parts);
  const best = by_match ? `match for ${those(understood)}` : scoresText(best_by);
  const near = stores === null || near_count === null ? null : { ...stores, count: near_count };
  const all = count > items.length ? [{ href: searchHref(term, { kind: "model" }), text: allText(count, near) }] : [];
  const listed = online === null || listing === null ? null : { text: online, href: listingHref(listing) };
  return {
    items: items.map((bed) => bedEntry(bed, { found_as: null, found_as_kind: null }, bed.near, understood, bed.match)),
    best:
      [
        coupleText(understood),
        baseText(understood),
        sizeText(understood),
        orderText(near, best, noneNearText(understood)),
        unsortedText(unsorted_by),
      ]
        .filter(Boolean)
        .join(" ") || null,
    asides: [coupleQuiz(understood), valueText(understood)].filter((each) => each !== null),
    quiz:
      (best !== "" || unsorted_by.length > 0) && hasPersonal(understood)
        ? {
            text: `${quizWords(understood)} to see ${by_match ? "how well each bed fits you" : "which fit you best"}`,
            href: quizHref(understood),
          }
        : null,
    // The first leads to all that was asked for: the listing where that knows all of it, else the search's own list.
    ways:
      count === 0 || listed === null
        ? all
        : dropped.length === 0
          ? [listed, ...(inStores === null ? [] : all)]
          : [...all, listed],
    said: [
      ...(listed === null || listing === null || listing.left_out.length === 0
        ? []
        : [
            `You can’t filter the list of beds sold online by ${closed(quotedList(listing.left_out), ",")} so some of those beds won’t match.`,
          ]),
      ...(forOthers === 0
        ? []
        : [
            `We left out ${formatCount(forOthers, "bed", "beds")} made for ${forOthers === 1 ? "a child’s room, a bunk bed or an RV" : "children’s rooms, bunk beds or RVs"}.`,
          ]),
      ...(inStores === null ? [] : [`${inStoresWords(inStores, count)} sold only in stores.`]),
    ],
    drops: count === 0 ? dropsOf(parts) : [],
  };
}

/** The least expensive of the beds that fit nearly as well as the best, before a list that leads with the best. */
function valueText(understood: UnderstoodQuery) {
  const { model, price } = understood.beds?.best_value ?? {};
  if (model === undefined || price?.now_cents == null) return null;
  return {
    said: `Of the beds that fit ${theseSleepers(understood)} nearly as well as the best, the least expensive costs ${formatMoney(price.now_cents)}:`,
    text: `${model.brand.name} ${model.name}`,
    href: paths.model(model.slug),
  };
}

const those = (understood: UnderstoodQuery) =>
  understood.quiz.recipient === "couple" ? "the two of them" : theseSleepers(understood).replace(/^this /, "that ");

/** Of a child's bed whose size nobody named. */
const sizeText = (understood: UnderstoodQuery) =>
  withSize(understood).length > understood.parts.length ? "These are twins, the usual size for a child." : "";

/** "63 of the 308 beds are", "All 3 beds are", "The bed is" */
function inStoresWords(inStores: number, count: number): string {
  if (inStores === count) return count === 1 ? "The bed is" : `All ${formatNumber(count)} beds are`;
  return `${formatNumber(inStores)} of the ${formatNumber(count)} beds ${inStores === 1 ? "is" : "are"}`;
}

type Near = NonNullable<UnderstoodQuery["stores"]>;

const allText = (count: number, near: Near | null) =>
  near === null || near.count === 0
    ? `See all ${formatNumber(count)} beds`
    : `See all ${formatNumber(count)} beds, starting with those near ${near.place}`;

/** Which come first: those in stores near the place, and those built best for what was asked. */
function orderText(near: Near | null, best: string, none: string | null): string {
  const built = best === "" ? "" : `the ones with the best ${best}`;
  if (near === null || near.count === 0) {
    return [none, built === "" ? null : `We put ${built} first.`].filter(Boolean).join(" ");
  }
  const where = near.retailers.length === 0 ? "" : `in ${whoseStores(near)}stores `;
  const tried = `You can try ${formatNumber(near.count)} of these ${where}near ${near.place}.`;
  if (near.count === 1) return `${tried} We put it first.`;
  return `${tried} We put those first${built === "" ? "" : `, starting with ${built}`}.`;
}

/** By what it is told whether beds bend: makers don't always say. */
const baseText = ({ quiz, beds }: UnderstoodQuery) =>
  quiz.adjustableBase === "yes" && beds !== null && beds.count > 0
    ? "We left out beds that won’t bend with an adjustable base: those with coils laced together, or more than 14 inches tall."
    : "";

/** Of what beds can't be ordered by; the quiz asks about it. */
const unsortedText = (labels: readonly string[]) =>
  labels.length === 0 ? "" : `We can’t sort beds by ${quotedList(labels)} here.`;

export type ShownBeds = ReturnType<typeof shownBeds>;

/** How many beds would fit without each part of the query. */
const dropsOf = (parts: UnderstoodQuery["parts"]) =>
  parts.flatMap(({ label, without, count_without: count }) =>
    count === null || count === 0
      ? []
      : { text: `Remove “${isolated(label)}”: ${formatCount(count, "bed", "beds")}`, href: searchHref(without) },
  );

/** "cooling and motion isolation"; "support" comes before "edge support" */
const scoresText = (keys: readonly string[]) =>
  keys
    .flatMap((key) => (Object.hasOwn(scoreLabels, key) ? scoreLabels[key as keyof typeof scoreLabels].label : []))
    .map((label) => label.toLowerCase())
    .sort((one, other) => one.length - other.length)
    .join(" and ");
