import { figure, positionWords, preferenceWords, weightWords } from "./words";
import type { Sleeper } from "./profile";
import type { Ruleset } from "./ruleset";

export interface Target {
  /** 1 to 10, 10 firmest; null when nothing says what would suit. */
  firmness: number | null;
  steps: string[];
  /** What it rests on: a preference alone, or the middle for guests, is a guess. */
  from: "position and weight" | "preference" | "guests" | null;
}

/** The firmness that suits a sleeper, with each step in words (domain.md section 8). */
export function targetOf(sleeper: Sleeper, guests: boolean, { target: rules }: Ruleset): Target {
  const { position, weight, preference } = sleeper;
  const steps: string[] = [];
  let rule: number | null = null;
  if (position !== null && weight !== null) {
    rule = rules.table[position][weight];
    steps.push(`${positionWords[position].sleepers} ${weightWords[weight]}: ${figure(rule)} of 10.`);
    rule = withPain(rule, sleeper, rules, steps);
  } else if (guests) {
    rule = rules.guests;
    steps.push(`Guests differ, so the middle of what most sleepers prefer: ${figure(rule)} of 10.`);
  } else {
    steps.push("Without both position and weight the table gives no target.");
  }
  const from = rule === null ? null : position !== null && weight !== null ? "position and weight" : "guests";
  if (preference === null) return { firmness: rule, steps, from };

  const preferred = rules.preferences[preference];
  const says = `${sleeper.key === "you" ? "You prefer" : "Your partner prefers"} ${preferenceWords[preference]}`;
  if (rule === null) {
    steps.push(`${says}, which stands alone: ${figure(preferred)}.`);
    return { firmness: preferred, steps, from: "preference" };
  }
  const ruleShare = 1 - rules.preferenceShare;
  const firmness = ruleShare * rule + rules.preferenceShare * preferred;
  steps.push(
    `${says} (${figure(preferred)}): ${figure(ruleShare)} × ${figure(rule)} + ${figure(rules.preferenceShare)} × ${figure(preferred)} = ${figure(firmness)}.`,
  );
  return { firmness, steps, from };
}

function withPain(rule: number, { pains }: Sleeper, rules: Ruleset["target"], steps: string[]): number {
  let target = rule;
  if (pains?.has("low-back")) {
    target += (rules.lowBackPain.towards - target) * rules.lowBackPain.share;
    steps.push(`Low-back pain moves it half-way to ${figure(rules.lowBackPain.towards)}: ${figure(target)}.`);
  }
  if (pains?.has("shoulder") || pains?.has("hip")) {
    target += rules.jointPain;
    steps.push(`Shoulder or hip pain takes off ${figure(-rules.jointPain)}: ${figure(target)}.`);
  }
  return target;
}
