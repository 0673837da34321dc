import { clamp } from "../piecewise";
import { rounded } from "./apportion";
import { type MatchModel, priceCents } from "./match-model";
import { isChild, type MatchProfile } from "./profile";
import { hardToReturn } from "./risk";
import type { Ruleset } from "./ruleset";

/** Points taken off no matter who sleeps on the bed, in tenths, each shown (ruleset 2026.3, rule 10). */
export interface Deduction {
  kind: "return" | "unknown-return" | "budget" | "tall";
  tenths: number;
}

/**
 * Whether a bed that is hard to return hurts twice as much: for people who move with difficulty, and for everybody from
 * 65 on.
 */
export const countsTwice = ({ limitedMobility, over65 }: MatchProfile): boolean => limitedMobility === true || over65;

export function deductionsOf(model: MatchModel, profile: MatchProfile, rules: Ruleset): Deduction[] {
  const { deductions } = rules;
  const found: Deduction[] = [];
  const add = (kind: Deduction["kind"], points: number) => {
    const tenths = rounded(points * 10);
    if (tenths > 0) found.push({ kind, tenths });
  };
  const limited = profile.limitedMobility === true;
  const twice = countsTwice(profile) ? deductions.fromMobility : 1;
  if (hardToReturn(model.policies, deductions.fewNights)) add("return", deductions.hardReturn * twice);
  else if (model.policies.trial_nights === null) add("unknown-return", deductions.unknownReturn * twice);
  const price = priceCents(model, profile.size);
  if (profile.budgetCents !== null && price !== null) {
    add("budget", deductions.budgetPerPercent * (price / profile.budgetCents - 1) * 100);
  }
  const tooTall = ({ from, perInch, most }: { from: number; perInch: number; most: number }) =>
    add("tall", clamp(perInch * (model.height_inches - from), 0, most));
  if (isChild(profile, rules)) tooTall(deductions.tallForChild);
  else if (limited) tooTall(deductions.tall);
  return found;
}
