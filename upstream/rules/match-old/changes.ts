import {
  firmnessPreferences,
  type MatchAnswers,
  type MatchResult,
  sleepPositions,
  temperatures,
} from "../../../app/contracts/match";
import { partnerWords, sleeperWords } from "../../../app/contracts/vocabulary/sleeper-words";
import { addressOf } from "./address";
import { overBudgetCents } from "./hard-filters";
import { type MatchModel, priceCents } from "./match-model";
import { tenthsText } from "./part-reasons";
import { type MatchProfile, profileOf } from "./profile";
import type { Ruleset } from "./ruleset";
import { scoreModel, viewsOf } from "./score-models";
import type { ScoredModel } from "./score-sleeper";
import type { SleeperView } from "./sleeper-view";
import { dollars, painWords, positionWords, preferenceWords } from "./words";

/** Smaller moves than this, in tenths of a point, say nothing. */
const leastMove = 10;
const changesShown = 4;

interface Change {
  /** One change of a question is shown at most. */
  question: keyof MatchAnswers;
  /** "If you slept on your back" */
  text: string;
  answers: MatchAnswers;
  profile: MatchProfile;
  views: readonly SleeperView[];
}

/** One answer changed, the others kept, each scored by the engine itself. */
export function changesFor(
  answers: MatchAnswers,
  rules: Ruleset,
): (scored: ScoredModel<MatchModel>) => MatchResult["changes"] {
  const change = (question: keyof MatchAnswers, value: unknown, text: string): Change => {
    const changed = { ...answers, [question]: value } as MatchAnswers;
    const profile = profileOf(changed);
    return { question, text, answers: changed, profile, views: viewsOf(profile, rules) };
  };
  const possible = possibleChanges(answers).map(([question, value, text]) => change(question, value, text));
  const profile = profileOf(answers);
  return (scored) => {
    const { model } = scored;
    const price = priceCents(model, profile.size);
    const budget =
      price === null || overBudgetCents(model, profile) === 0
        ? []
        : [
            change(
              "budgetRange",
              Math.ceil(price / 100),
              `If your budget were ${dollars(Math.ceil(price / 100) * 100)}`,
            ),
          ];
    const asked = new Set<string>();
    return [...possible, ...budget]
      .map((each) => ({ ...each, score: scoreModel(model, each.views, each.profile, rules).score }))
      .map((each) => ({ ...each, move: Math.abs(each.score - scored.score) }))
      .filter(({ move }) => move >= leastMove)
      .sort((left, right) => right.move - left.move)
      .filter(({ question }) => !asked.has(question) && asked.add(question))
      .slice(0, changesShown)
      .map(({ text, score, answers: changed }) => ({
        text: `${text}, this bed would score ${tenthsText(score)}.`,
        score: score / 10,
        answers: addressOf(changed),
      }));
  };
}

type Possible = [question: keyof MatchAnswers, value: unknown, text: string];

function possibleChanges(answers: MatchAnswers): Possible[] {
  const couple = answers.recipient === "couple";
  return [
    ...sleeperChanges(answers, "you"),
    ...(couple ? sleeperChanges(answers, "partner") : []),
    ...(couple && answers.lightSleeper !== "yes"
      ? [["lightSleeper", "yes", "If one of you were a light sleeper"] satisfies Possible]
      : []),
    ...(couple && answers.lightSleeper === "yes"
      ? [["lightSleeper", "no", "If neither of you were a light sleeper"] satisfies Possible]
      : []),
  ];
}

const questions = {
  you: { position: "position", pain: "pain", temperature: "temperature", preference: "preference" },
  partner: {
    position: "partnerPosition",
    pain: "partnerPain",
    temperature: "partnerTemperature",
    preference: "partnerPreference",
  },
} as const;

function sleeperChanges(answers: MatchAnswers, who: "you" | "partner"): Possible[] {
  const asked = questions[who];
  const other = <T extends string>(values: readonly T[], question: keyof MatchAnswers) =>
    values.filter((value) => value !== answers[question]);
  const { name } = who === "you" ? sleeperWords(answers.recipient) : partnerWords;
  const guests = answers.recipient === "guest";
  const hurts = (answers[asked.pain] ?? []).filter((pain) => pain !== "none" && pain !== "unknown");
  return [
    ...other(sleepPositions, asked.position).map((position): Possible => {
      const slept = positionWords[position].slept;
      const theirs = slept.replace(/your \w+/, (your) => `${your.replace("your", "their")}${guests ? "s" : ""}`);
      return [asked.position, position, `If ${name} ${name === "you" ? slept : theirs}`];
    }),
    // Guests are not asked where it hurts.
    ...(guests
      ? []
      : hurts.length > 0
        ? [[asked.pain, ["none"], `If ${name} had no pain`] satisfies Possible]
        : (["low-back", "hip"] as const).map((pain): Possible => [
            asked.pain,
            [pain],
            `If ${name} had ${painWords[pain]}`,
          ])),
    ...other(temperatures, asked.temperature)
      .filter((temperature) => temperature !== "neutral")
      .map((temperature): Possible => [asked.temperature, temperature, `If ${name} slept ${temperature}`]),
    ...other(firmnessPreferences, asked.preference).map((preference): Possible => [
      asked.preference,
      preference,
      `If ${name} liked a ${preferenceWords[preference]} bed`,
    ]),
  ];
}
