import type { ComparedModel } from "#contracts/compare/comparisons";
import type { ConstructionScores, weightBands } from "#contracts/mattress";
import { topStyleLabels, weightBandLabels } from "#contracts/vocabulary/mattress";
import { scoreLabels } from "#contracts/vocabulary/scores";
import { optionsOf, termsOf } from "#contracts/vocabulary/terms";
import { claimedText, firmnessFigure, isForChild } from "~/mattress/firmness";
import { scoreTerms } from "~/mattress/glossary/spec-terms";
import { formatCount, tenth } from "~/ui/format";
import { checkedAt, measuredBy, unknown, value, type RowRule } from "./row-rules.server";
import { specified } from "./inside-rows.server";

/** In tenths: half a point is what can be felt (domain.md, section 4). */
export const feltTenths = 5;

/** The score above which more is no use to anyone, as the verdict above the table has it. */
export const enoughOf: Readonly<Record<keyof ConstructionScores, number>> = {
  cooling: 4.6,
  motion_isolation: 4.95,
  pressure_relief: 4.95,
  support: 4.95,
  edge_support: 4.5,
  responsiveness: 4.3,
  durability: 5,
};

/** A score of one part of the construction, 1 to 5; more is better. */
export const scoreRow = (key: keyof ConstructionScores): RowRule => ({
  label: scoreLabels[key].label,
  glossary: scoreTerms[key],
  once: "We rate this from 1 to 5 by the layers, and mostly by our test where we tested the bed.",
  best: "Highest",
  lead: feltTenths,
  cell: ({ scores, tested, sources }) => {
    const ourTest = { text: "Mostly our own test", on: sources?.measurement?.checked_on ?? null, verb: null };
    const source = tested ? ourTest : checkedAt(sources?.specification);
    if (scores === null) return unknown("Not published", source);
    return value(`${tenth(scores[key]).toFixed(1)}\u00a0of\u00a05`, source, {
      amount: Math.round(Math.min(scores[key], enoughOf[key]) * 10),
    });
  },
});

/** How long it lasts is felt by nobody today. */
const partsFelt = termsOf(scoreLabels).filter((part) => part !== "durability");

const feltBy = (model: ComparedModel, band: (typeof weightBands)[number]) =>
  isForChild(model) ? undefined : model.firmness?.felt.find(({ weight_band }) => weight_band === band);

/** More would push the rest off a phone. */
const mostFeltRows = 3;

/** What owners of a weight feel: the visitor's own, then those at which the most of these beds have enough owners. */
function feltRows(models: readonly ComparedModel[]): RowRule[] {
  const own = models.flatMap(({ your_match: match }) => match?.weights ?? []);
  const counted = optionsOf(weightBandLabels).map((band) => ({
    ...band,
    isOwn: own.includes(band.value),
    beds: models.filter((model) => feltBy(model, band.value) !== undefined).length,
  }));
  const first = counted
    .filter(({ beds }) => beds > 0)
    .sort((one, other) => Number(other.isOwn) - Number(one.isOwn) || other.beds - one.beds)
    .slice(0, mostFeltRows);
  const shown = counted.filter((band) => first.includes(band));
  return shown.map(({ value: band, label }) => ({
    label: `Firmness (owners ${label.toLowerCase().replace(" lb", "\u00a0lb")})`,
    once: "Heavier people sink in deeper, so the same bed feels softer to them.",
    cell: (model) => {
      const felt = feltBy(model, band);
      return felt === undefined
        ? unknown(isForChild(model) ? "Made for a child" : "Too few owners")
        : value(`${firmnessFigure(felt.firmness)}\u00a0of\u00a010`, null, {
            note: `from ${formatCount(felt.owners, "owner", "owners")}`,
          });
    },
  }));
}

/** Firmness has no best value, only one that suits a sleeper, so its rows mark nothing. */
export const feelRows = (models: readonly ComparedModel[]): readonly RowRule[] => [
  {
    label: "Firmness (brand’s claim)",
    glossary: "firmness",
    cell: specified("firmness", claimedText),
  },
  {
    label: "Firmness (measured)",
    help: "The same scale, measured in a test, not by the brand.",
    cell: ({ firmness, sources }) =>
      firmness === null || firmness.measured === null
        ? unknown("Not measured")
        : value(`${firmnessFigure(firmness.measured)}\u00a0of\u00a010`, measuredBy(sources?.measurement), {
            note: firmness.range === null ? undefined : "near its middle setting",
          }),
  },
  ...feltRows(models),
  {
    label: "Top",
    help: "A euro top sits flush with the edge, a pillow top is sewn on with a gap, and a tight top has no extra layer on top.",
    cell: specified("top_style", (style) => topStyleLabels[style]),
  },
  ...partsFelt.map(scoreRow),
];
