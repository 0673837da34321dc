import { uncapitalized } from "#contracts/english";
import type { MatchPart } from "#contracts/match/match";
import { does, type SleeperWords } from "#contracts/vocabulary/sleeper-words";
import { isChild, type MatchProfile, type Sleeper } from "../profile";
import type { Ruleset } from "../ruleset";
import { howAndWhat, positionWords } from "./phrases";

/** Parts that depend on only one of the two answers (ruleset 2026.3, rule 8). */
const byPosition: readonly MatchPart[] = ["pressure_relief", "responsiveness"];
const byWeight: readonly MatchPart[] = ["durability"];

/** Which of the two most important answers a sleeper has yet to give: "how you sleep", "what your partner weighs". */
export function bodyAsked({ position, pounds, words }: Sleeper, part: MatchPart = "firmness"): string {
  if (pounds !== null || byPosition.includes(part)) return `how ${does(words, "sleep")}`;
  if (position !== null || byWeight.includes(part)) return `what ${does(words, "weigh")}`;
  return howAndWhat(words);
}

/** Who is assumed until then: "the average sleeper" only where none of the sleeper's answers changes the figures. */
export function assumedBody(
  { position, pounds, heightInches, words }: Sleeper,
  profile: MatchProfile,
  rules: Ruleset,
): string {
  const ofHeight = heightInches === null ? "" : ` for ${words.whose} height`;
  if (isChild(profile, rules)) return `a child of average weight${ofHeight}`;
  if (position === null && pounds === null) {
    return heightInches === null ? "the average sleeper" : `an average sleeper of ${words.whose} height`;
  }
  return position === null
    ? `a combination sleeper of ${words.whose} weight`
    : `a ${uncapitalized(positionWords[position].sleepers).slice(0, -1)} of average weight${ofHeight}`;
}

/** The subject of a sentence whose answers are missing: it may not say anything about the sleeper. */
export function mostSleepers(profile: MatchProfile, rules: Ruleset): SleeperWords {
  const name = isChild(profile, rules) ? "most children" : "most sleepers";
  const whose = isChild(profile, rules) ? "most children’s" : "most sleepers’";
  return { name, whose, after: "they", them: "them", plural: true };
}

/** "80%": how much of a part counts without the answer it depends on. */
export const unknownPercent = ({ unknownShare }: Ruleset) => `${Math.round(unknownShare * 100)}%`;
