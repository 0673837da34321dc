import type { FirstText, ReviewSummary } from "#contracts/reviews";
import { weightBandLabels } from "#contracts/vocabulary/mattress";
import { missedTo, praisedFrom } from "#contracts/vocabulary/reviews";
import { termsOf } from "#contracts/vocabulary/terms";
import { inFirstMonth, timeOwned } from "~/ui/time-owned";
import { formatCount } from "~/ui/format";

/** Stars for parts of a bed or of a visit to a store. */
export type Parts<Part extends string> = Readonly<Record<Part, number | null>>;
/** `missed` names a part for those who do not like it, where that is something else. */
export type PartLabels<Part extends string> = Readonly<Record<Part, { label: string; missed?: string }>>;

/** Parts that the writer likes and those that the writer does not like, in lower case. */
export function likesIn<Part extends string>(parts: Parts<Part>, labels: PartLabels<Part>) {
  const rated = (counts: (stars: number) => boolean) =>
    termsOf(labels).filter((part) => parts[part] !== null && counts(parts[part]));
  return {
    likes: rated((stars) => stars >= praisedFrom).map((part) => labels[part].label.toLowerCase()),
    dislikes: rated((stars) => stars <= missedTo).map((part) =>
      (labels[part].missed ?? labels[part].label).toLowerCase(),
    ),
  };
}

/** "side sleeper, under 130 lb", as far as known; empty when nothing is. */
export function sleeperWords({ sleep_position, weight_band }: Pick<ReviewSummary, "sleep_position" | "weight_band">) {
  const labels: Readonly<Record<string, string>> = weightBandLabels;
  const weight = weight_band === null ? null : (labels[weight_band] ?? weight_band).toLowerCase();
  return [sleep_position === null ? null : `${sleep_position} sleeper`, weight]
    .filter((fact) => fact !== null)
    .join(", ");
}

/** "2 people found this helpful". */
export const helpfulTo = (votes: number) => `${formatCount(votes, "person", "people")} found this helpful`;

/** "After 13 months, 3 stars", or "Update after 17 months, 2 stars". */
export function textAfter(
  { rating, months_owned }: Pick<FirstText, "rating" | "months_owned">,
  update: boolean,
): string {
  const stars = formatCount(rating, "star", "stars");
  if (months_owned === null) return `${update ? "Update" : "First review"}, ${stars}`;
  if (months_owned === 0) return `${update ? "Update" : "Written"} ${inFirstMonth}, ${stars}`;
  return `${update ? "Update after" : "After"} ${timeOwned(months_owned)}, ${stars}`;
}
