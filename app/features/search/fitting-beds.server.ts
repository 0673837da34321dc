import type { UnderstoodQuery } from "~/contracts/search";
import { scoreLabels } from "~/contracts/vocabulary/mattress";
import { formatCount, formatNumber } from "~/ui/format";
import { bedEntry } from "./bed-entry.server";
import { hasPersonal, listingHref, quizHref, searchHref } from "./search-list";
import { listingText, storesOnly } from "./search-words";

/** Beds that fit what was asked for, and the way to all of them; where none fits, what to drop. */
export function shownBeds(
  understood: UnderstoodQuery,
  { count, best_by, items }: NonNullable<UnderstoodQuery["beds"]>,
  term: string,
) {
  const { listing, parts } = understood;
  const all = listingText(understood);
  const inStores = storesOnly(understood);
  const best = scoresText(best_by);
  return {
    items: items.map((bed) => bedEntry(bed, null)),
    best: best === "" ? null : `The ones built for the best ${best} come first.`,
    quiz: best !== "" && hasPersonal(understood) ? quizHref(understood) : null,
    all: all === null || listing === null ? null : { text: all, href: listingHref(listing) },
    byName:
      count === 0 || (all !== null && inStores === null)
        ? null
        : { text: `See all ${formatNumber(count)} by name`, href: searchHref(term, { kind: "model" }) },
    inStores: inStores === null ? null : `You can buy ${formatNumber(inStores)} of them in stores only.`,
    drops: count === 0 ? dropsOf(parts) : [],
  };
}

export type ShownBeds = ReturnType<typeof shownBeds>;

/** How many beds would fit without each part of the query. */
const dropsOf = (parts: UnderstoodQuery["parts"]) =>
  parts.flatMap(({ label, without, count_without: count }) =>
    count === null || count === 0
      ? []
      : { text: `Without “${label}”: ${formatCount(count, "bed", "beds")}`, href: searchHref(without) },
  );

/** "support and cooling" */
const scoresText = (keys: readonly string[]) =>
  keys
    .flatMap((key) => (Object.hasOwn(scoreLabels, key) ? scoreLabels[key as keyof typeof scoreLabels].label : []))
    .map((label) => label.toLowerCase())
    .join(" and ");
