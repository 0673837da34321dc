import type { ReviewSummary } from "~/contracts/reviews";
import { scoreLabels, weightBandLabels } from "~/contracts/vocabulary/mattress";
import { missedTo, praisedFrom } from "~/contracts/vocabulary/reviews";
import { termsOf } from "~/contracts/vocabulary/terms";
import { formatCount } from "~/ui/format";

type Parts = ReviewSummary["parts"];

const named = (parts: Parts, counts: (stars: number) => boolean) =>
  termsOf(scoreLabels)
    .filter((part) => parts[part] !== null && counts(parts[part]))
    .map((part) => scoreLabels[part].label.toLowerCase());

/** Parts of the bed that the writer likes, in lower case. */
export const praised = (parts: Parts) => named(parts, (stars) => stars >= praisedFrom);
/** Parts that the writer does not like. */
export const missed = (parts: Parts) => named(parts, (stars) => stars <= missedTo);

/** "side sleeper, under 130 lb", as far as known; empty when nothing is. */
export function sleeperWords({ sleep_position, weight_band }: Pick<ReviewSummary, "sleep_position" | "weight_band">) {
  const labels: Readonly<Record<string, string>> = weightBandLabels;
  const weight = weight_band === null ? null : (labels[weight_band] ?? weight_band).toLowerCase();
  return [sleep_position === null ? null : `${sleep_position} sleeper`, weight]
    .filter((fact) => fact !== null)
    .join(", ");
}

/** "8 months" or "3 years": whole years from two on. */
export const timeOwned = (months: number) =>
  months >= 24 && months % 12 === 0
    ? formatCount(months / 12, "year", "years")
    : formatCount(months, "month", "months");

/** The paragraphs of a text. */
export const paragraphsOf = (text: string) => text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
