import type { TypicalPick } from "#contracts/home";
import type { MatchAnswers } from "#contracts/match/match";
import type { MattressSize } from "#contracts/mattress";
import { cardIn } from "../catalogue/cards";
import type { CatalogueSnapshot, SnapshotModel } from "../catalogue/snapshot";
import { addressOf } from "../rules/match/address";
import { bandOf } from "../rules/match/bands";
import { withinBudget } from "../rules/match/hard-filters";
import { nowhere } from "../rules/match/match-model";
import { profileOf } from "../rules/match/profile";
import { foldLines } from "../rules/match/rank";
import { currentRuleset } from "../rules/match/ruleset";
import { scoreModels } from "../rules/match/score-models";
import { listMeasures } from "./list-measures";

export interface LabeledSleeper {
  label: string;
  /** All answers except the size. */
  answers: MatchAnswers;
}

/** Among some beds of a catalogue, the one allowed that fits a sleeper best in a size; null if none is allowed. */
export function typicalPick(
  { label, answers: given }: LabeledSleeper,
  catalogue: CatalogueSnapshot,
  models: readonly SnapshotModel[],
  size: MattressSize,
  mayTake: (model: SnapshotModel) => boolean,
): { bed: SnapshotModel; pick: TypicalPick } | null {
  const answers = { ...given, size };
  const profile = profileOf(answers);
  const { ranked } = scoreModels(profile, withinBudget(models, profile), currentRuleset, nowhere);
  const best = foldLines(ranked).find(({ best: { model } }) => mayTake(model))?.best;
  if (best === undefined) return null;
  return {
    bed: best.model,
    pick: {
      label,
      answers: addressOf(answers),
      model: cardIn(best.model, size),
      score: best.score / 10,
      band: bandOf(best, listMeasures(catalogue, answers).third, profile, currentRuleset),
    },
  };
}
