import { formatMoney } from "#contracts/english";
import { countsTwice, type Deduction } from "../deductions";
import { overBudgetCents } from "../hard-filters";
import { type MatchModel, pricedSize } from "../match-model";
import { isChild, type MatchProfile } from "../profile";
import { riskOf } from "../risk";
import type { Ruleset } from "../ruleset";
import type { ScoredModel, WeakSpot } from "../scored-model";
import { bodyAsked } from "./assumed-text";
import { shortfallOf } from "./shortfall-text";
import { figure, partWords, sizeWords } from "./phrases";

/** Why points are taken off no matter who sleeps on the bed, in a sentence or two. */
export function deductionText({ kind }: Deduction, model: MatchModel, profile: MatchProfile, rules: Ruleset): string {
  const twice = !countsTwice(profile)
    ? ""
    : profile.limitedMobility === true
      ? " It counts twice where getting up is hard, since sending a bed back is too."
      : " It counts twice from age 65 on, since sending a bed back gets harder.";
  switch (kind) {
    case "return":
      return `It’s hard to give back. ${riskOf(model, rules)?.because ?? ""}${twice}`;
    case "unknown-return":
      return `We don’t know how long you’d have to give it back.${twice}`;
    case "budget": {
      const size = sizeWords[pricedSize(model, profile.size)];
      return `It’s ${formatMoney(overBudgetCents(model, profile))} over your ${formatMoney(profile.budgetCents ?? 0)} budget for a ${size}. We show beds up to ${Math.round(rules.deductions.budgetHiddenFrom * 100)}% over, and take half a point off for each percent.`;
    }
    case "tall": {
      const inches = figure(model.height_inches);
      return isChild(profile, rules)
        ? `It’s ${inches} inches tall. Only a bunk sets a limit, but a lower bed is easier for a child to climb into, so we take points off above ${rules.deductions.tallForChild.from} inches.`
        : `It’s ${inches} inches tall, so on a base of usual height you may have to climb onto it.`;
    }
  }
}

/** "It’s too hot for you." */
export function weakSpotText(
  { part, who }: WeakSpot,
  { sleepers, model }: ScoredModel<MatchModel>,
  profile: MatchProfile,
  rules: Ruleset,
): string {
  const sleeper = sleepers.find(({ view }) => view.sleeper.key === who) ?? sleepers[0]!;
  const how = shortfallOf(part, sleeper, model, profile, rules);
  if (how !== null) return `${how}.`;
  if (part !== "firmness") return `It’s weak on ${partWords[part]}.`;
  const { fit, view } = sleeper;
  const off = `${figure(Math.abs(fit.miss))} ${fit.miss < 0 ? "softer" : "firmer"}`;
  return `It’s ${off} than what we go by until you tell us ${bodyAsked(view.sleeper)}.`;
}
