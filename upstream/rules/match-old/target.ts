import { does } from "../../../app/contracts/vocabulary/sleeper-words";
import { capitalized, figure, howAndWhat, positionWords, preferenceWords, weightWords } from "./words";
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
  const { position, weight, preference, words } = sleeper;
  const steps: string[] = [];
  let rule: number | null = null;
  if (position !== null && weight !== null) {
    rule = rules.table[position][weight];
    steps.push(`${positionWords[position].sleepers} ${weightWords[weight]} do best at about ${figure(rule)} of 10.`);
    rule = withPain(rule, sleeper, rules, steps);
  } else if (guests) {
    rule = rules.guests;
    steps.push(`Guests differ, so we start in the middle of what most people like: ${figure(rule)} of 10.`);
  } else {
    const whose = sleeper.key === "partner" ? "their side" : words.name === "you" ? "your bed" : "the bed";
    steps.push(`Tell us ${howAndWhat(words)}, and we can work out how firm ${whose} should be.`);
  }
  const from = rule === null ? null : position !== null && weight !== null ? "position and weight" : "guests";
  if (preference === null) return { firmness: rule, steps, from };

  const preferred = rules.preferences[preference];
  const says = `${capitalized(does(words, "prefer"))} ${preferenceWords[preference]}`;
  if (rule === null) {
    steps.push(`${says}, and for now that’s all we have to go on: ${figure(preferred)} of 10.`);
    return { firmness: preferred, steps, from: "preference" };
  }
  const ruleShare = 1 - rules.preferenceShare;
  const firmness = ruleShare * rule + rules.preferenceShare * preferred;
  steps.push(
    `${says} (${figure(preferred)}), and that counts for ${figure(rules.preferenceShare * 100)}%. So we looked for ${figure(firmness)}: ${figure(ruleShare)} × ${figure(rule)} + ${figure(rules.preferenceShare)} × ${figure(preferred)}.`,
  );
  return { firmness, steps, from };
}

function withPain(rule: number, { pains }: Sleeper, rules: Ruleset["target"], steps: string[]): number {
  let target = rule;
  if (pains?.has("low-back")) {
    target += (rules.lowBackPain.towards - target) * rules.lowBackPain.share;
    steps.push(
      `With lower back pain, we go halfway from there to ${figure(rules.lowBackPain.towards)}: ${figure(target)}.`,
    );
  }
  if (pains?.has("shoulder") || pains?.has("hip")) {
    target += rules.jointPain;
    steps.push(`With shoulder or hip pain, we go ${figure(-rules.jointPain)} softer: ${figure(target)}.`);
  }
  return target;
}
