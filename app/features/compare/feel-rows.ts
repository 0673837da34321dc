import type { ComparedModel } from "~/contracts/comparisons";
import type { ConstructionScores } from "~/contracts/mattress";
import { scoreLabels, topStyleLabels, weightBandLabels } from "~/contracts/vocabulary/mattress";
import { optionsOf } from "~/contracts/vocabulary/terms";
import { firmnessText } from "~/mattress/firmness";
import { formatCount } from "~/ui/format";
import { checkedAt, unknown, value, withBest, type Row } from "./cells";
import { specified } from "./build-rows";

/** A score of one part of the construction, 1 to 5; more is better. */
export const scoreRow = (models: readonly ComparedModel[], key: keyof ConstructionScores): Row => ({
  label: scoreLabels[key].label,
  help: `${scoreLabels[key].about}, from 1 to 5, worked out from the layers.`,
  cells: withBest(
    specified(
      models,
      ({ scores }) => scores && scores[key],
      (score) => `${score.toFixed(1)} of 5`,
      (score) => score,
    ),
    "highest",
    "Highest",
  ),
});

/** Firmness has no best value, only one that suits a sleeper, so its rows mark nothing. */
export function feelRows(models: readonly ComparedModel[]): Row[] {
  return [
    {
      label: "Firmness, claimed",
      help: "What the brand says, from 1, softest, to 10, firmest.",
      cells: specified(models, ({ firmness }) => firmness && firmness.claimed, firmnessText),
    },
    {
      label: "Firmness, measured",
      help: "The same scale, measured by somebody who does not sell it.",
      cells: models.map(({ firmness, sources }) =>
        firmness === null || firmness.measured === null
          ? unknown("Not measured")
          : value(firmnessText(firmness.measured), checkedAt(sources?.measurement)),
      ),
    },
    ...optionsOf(weightBandLabels).map(({ value: band, label }) => ({
      label: `Firmness felt, ${label.toLowerCase()}`,
      help: "What owners of this body weight say. Heavier people sink deeper and feel it softer.",
      cells: models.map(({ firmness }) => {
        const felt = firmness?.felt.find(({ weight_band }) => weight_band === band);
        return felt === undefined
          ? unknown("Too few owners")
          : value(firmnessText(felt.firmness), null, { note: `by ${formatCount(felt.owners, "owner", "owners")}` });
      }),
    })),
    {
      label: "Top",
      help: "A euro top lies flush with the border, a pillow top is sewn on with a gap, a tight top is neither.",
      cells: specified(
        models,
        ({ top_style }) => top_style,
        (style) => topStyleLabels[style],
      ),
    },
    ...(["pressure_relief", "support", "motion_isolation", "cooling", "edge_support", "responsiveness"] as const).map(
      (key) => scoreRow(models, key),
    ),
  ];
}
