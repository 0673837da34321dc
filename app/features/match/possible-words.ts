import { listed } from "#contracts/english";
import type { MatchBand } from "#contracts/match/match";
import { unknown } from "#contracts/vocabulary/quiz";
import { changeNames } from "./answer-words";
import type { AnswerName, Answers } from "./answers";
import { isAsked, isForYoungChild } from "./steps";

/** The answers that decide how sure a match is, those that decide most first (ruleset 2026.3, rule 13). */
const deciding: readonly AnswerName[] = [
  "recipient",
  "childAge",
  "position",
  "weight",
  "partnerPosition",
  "partnerWeight",
  "pain",
  "partnerPain",
  "temperature",
  "partnerTemperature",
  "size",
];
const named = 3;

/** Why beds are called no more than a possible match, and what would tell more; null where none of them is. */
export function possibleWords(bands: readonly (MatchBand | null)[], answers: Answers): string | null {
  if (!bands.includes("possible")) return null;
  const open = deciding.filter((name) => (answers[name] ?? unknown) === unknown && counts(name, answers));
  const us = "We call a bed a possible match where we know too little to say more";
  return open.length === 0
    ? `${us}. “How we scored it” says what’s missing.`
    : `${us}. We’d be surer if you told us ${listed(
        open.slice(0, named).map((name) => changeNames[name]),
        "and",
      )}.`;
}

/** Of guests nobody is to know how they sleep; children lie every way, and pain moves nothing for them (rules 3, 4, 8). */
function counts(name: AnswerName, answers: Answers): boolean {
  if (!isAsked(name, answers)) return false;
  if (answers.recipient === "guest") return name === "size";
  return !(isForYoungChild(answers) && (name === "position" || name === "pain"));
}
