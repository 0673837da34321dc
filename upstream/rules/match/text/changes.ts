import { formatMoney } from "#contracts/english";
import { firmnessPreferences, feels, type MatchAnswers, type MatchResult } from "#contracts/match/match";
import { partnerWords, sleeperWords } from "#contracts/vocabulary/sleeper-words";
import { addressOf } from "../address";
import { type MatchModel, priceCents } from "../match-model";
import { tenthsText } from "./part-reasons";
import { type MatchProfile, profileOf } from "../profile";
import type { Ruleset } from "../ruleset";
import { scoreModel } from "../score-models";
import type { ScoredModel } from "../scored-model";
import { type SleeperView, viewsOf } from "../sleeper-view";
import { preferenceWords, wantedFeelWords } from "./phrases";

/** In tenths: smaller gains are not worth mentioning, and losses are no use to anybody. */
const leastMove = 20;
const changesShown = 3;

interface Change {
  question: keyof MatchAnswers;
  text: string;
  answers: MatchAnswers;
  profile: MatchProfile;
  views: readonly SleeperView[];
}

/**
 * What would raise a bed's score. Only answers that a person can change are considered, which are their wishes and
 * their budget; never where it hurts, how they lie, what they weigh or how warm they get (ruleset 2026.3, rule 17).
 */
export function changesFor(
  answers: MatchAnswers,
  rules: Ruleset,
): (scored: ScoredModel<MatchModel>) => MatchResult["changes"] {
  const changed = (question: keyof MatchAnswers, value: unknown, text: string): Change => {
    const given = { ...answers, [question]: value };
    const profile = profileOf(given);
    return { question, text, answers: given, profile, views: viewsOf(profile, rules) };
  };
  const profile = profileOf(answers);
  const possible = possibleChanges(answers).map(([question, value, text]) => changed(question, value, text));
  return (scored) => {
    const price = priceCents(scored.model, profile.size);
    const over = scored.deductions.some(({ kind }) => kind === "budget") && price !== null;
    const budget = over
      ? [
          changed(
            "budgetRange",
            Math.ceil(price / 100),
            `If your budget were ${formatMoney(Math.ceil(price / 100) * 100)}`,
          ),
        ]
      : [];
    const told = new Set<string>();
    return [...budget, ...possible]
      .map((each) => ({ ...each, score: scoreModel(scored.model, each.views, each.profile, rules).score }))
      .map((each) => ({ ...each, move: each.score - scored.score }))
      .filter(({ move }) => move >= leastMove)
      .sort((left, right) => right.move - left.move)
      .filter(({ question }) => !told.has(question) && told.add(question))
      .slice(0, changesShown)
      .map(({ text, score, answers: given }) => ({
        text: `${text}, this bed would score ${tenthsText(score)}.`,
        score: score / 10,
        answers: addressOf(given),
      }));
  };
}

type Possible = [question: keyof MatchAnswers, value: unknown, text: string];

function possibleChanges(answers: MatchAnswers): Possible[] {
  const own = wishes(answers, sleeperWords(answers.recipient).name, "preference", "feel");
  if (answers.recipient !== "couple") return answers.recipient === "guest" ? [] : own;
  return [...own, ...wishes(answers, partnerWords.name, "partnerPreference", "partnerFeel")];
}

function wishes(
  answers: MatchAnswers,
  name: string,
  preference: "preference" | "partnerPreference",
  feel: "feel" | "partnerFeel",
): Possible[] {
  const said = (question: typeof preference | typeof feel) => (answers[question] ?? "unknown") !== "unknown";
  return [
    ...firmnessPreferences
      .filter((value) => said(preference) && value !== answers[preference])
      .map((value): Possible => [preference, value, `If ${name} wanted a ${preferenceWords[value]} bed`]),
    ...feels
      .filter((value) => said(feel) && value !== answers[feel])
      .map((value): Possible => [feel, value, `If ${name} wanted ${wantedFeelWords[value]}`]),
  ];
}
