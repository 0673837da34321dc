import { type MatchModel, priceCents } from "./match-model";
import type { MatchProfile } from "./profile";
import type { Ruleset } from "./ruleset";
import { scoreModel } from "./score-models";
import type { ScoredModel } from "./scored-model";
import { viewsOf } from "./sleeper-view";

/** Two twin XLs that form a king, one for each sleeper. */
export interface SplitPair<Model extends MatchModel> {
  beds: readonly [ScoredModel<Model>, ScoredModel<Model>];
  cents: number;
  oneLine: boolean;
}

/**
 * The best pair for a split king (ruleset 2026.3, rule 16): the heights differ by half an inch at most so that there is
 * no step, both halves come from one line where that serves both, and the pair is within the budget. Null where there
 * is none.
 */
export function splitPair<Model extends MatchModel>(
  models: readonly Model[],
  profile: MatchProfile,
  rules: Ruleset,
): SplitPair<Model> | null {
  const { pair, couple } = rules;
  const budget = profile.budgetCents ?? Infinity;
  const halves = models.filter((model) => priceCents(model, "twin-xl") !== null);
  const [yours, theirs] = profile.sleepers.map((sleeper) => {
    const alone: MatchProfile = {
      ...profile,
      sleepers: [sleeper],
      size: "twin-xl",
      recipient: "me",
      budgetCents: null,
    };
    const views = viewsOf(alone, rules);
    return halves.map((model) => scoreModel(model, views, alone, rules)).sort((one, other) => other.score - one.score);
  });
  if (yours === undefined || theirs === undefined) return null;
  const most = pair.oneLine * 10;
  let best: { beds: [ScoredModel<Model>, ScoredModel<Model>]; cents: number; worth: number } | null = null;
  for (const one of yours) {
    for (const other of theirs) {
      const lower = Math.min(one.score, other.score);
      const worth = couple.lower * lower + (1 - couple.lower) * Math.max(one.score, other.score);
      // Both lists start with their best, so nothing after this is worth more.
      if (best !== null && worth + most <= best.worth) break;
      const { model: left } = one;
      const { model: right } = other;
      if (Math.abs(left.height_inches - right.height_inches) > pair.heightApart) continue;
      const cents = (priceCents(left, "twin-xl") ?? 0) + (priceCents(right, "twin-xl") ?? 0);
      if (cents > budget) continue;
      const total = worth + (left.line_id === right.line_id ? most : 0);
      if (best === null || total > best.worth) best = { beds: [one, other], cents, worth: total };
    }
  }
  if (best === null) return null;
  const [one, other] = best.beds;
  return { beds: best.beds, cents: best.cents, oneLine: one.model.line_id === other.model.line_id };
}
