import type { MatchAnswers } from "#contracts/match/match";

export interface TypicalSleeper {
  key: string;
  /** "Side sleeper, under 130 lb" */
  label: string;
  /** Worded to follow "if" at the start of a sentence. */
  clause: string;
  answers: MatchAnswers;
}

/** Defaults for typical sleepers: alone, free of pain, neither hot nor cold, a queen. */
const usual: MatchAnswers = { recipient: "me", age: "35-49", size: "queen", pain: ["none"], temperature: "neutral" };

/** The sleepers for whom a popular comparison gives verdicts. */
export const typicalSleepers: readonly TypicalSleeper[] = [
  {
    key: "side-light",
    label: "Side sleeper, under 130 lb",
    clause: "you sleep on your side and weigh under 130 lb",
    answers: { ...usual, position: "side", weight: "under-130" },
  },
  {
    key: "side-average",
    label: "Side sleeper, 130 to 180 lb",
    clause: "you sleep on your side and weigh 130 to 180 lb",
    answers: { ...usual, position: "side", weight: "130-180" },
  },
  {
    key: "back-heavy",
    label: "Back sleeper, 230 to 300 lb",
    clause: "you sleep on your back and weigh 230 to 300 lb",
    answers: { ...usual, position: "back", weight: "230-300" },
  },
  {
    key: "stomach",
    label: "Stomach sleeper, 130 to 180 lb",
    clause: "you sleep on your stomach and weigh 130 to 180 lb",
    answers: { ...usual, position: "stomach", weight: "130-180" },
  },
  {
    key: "combination",
    label: "Combination sleeper, 130 to 180 lb",
    clause: "you change positions during the night and weigh 130 to 180 lb",
    answers: { ...usual, position: "combination", weight: "130-180" },
  },
  {
    key: "low-back-pain",
    label: "Back sleeper, 130 to 180 lb, with lower back pain",
    clause: "you sleep on your back, have lower back pain and weigh 130 to 180 lb",
    answers: { ...usual, position: "back", weight: "130-180", pain: ["low-back"] },
  },
  {
    key: "hot-couple",
    label: "Couple who both sleep hot: a side sleeper and a back sleeper",
    clause: "you both sleep hot, one of you on your side and the other on your back",
    answers: {
      ...usual,
      recipient: "couple",
      position: "side",
      weight: "130-180",
      temperature: "hot",
      partnerPosition: "back",
      partnerWeight: "130-180",
      partnerPain: ["none"],
      partnerTemperature: "hot",
      lightSleeper: "no",
    },
  },
  {
    key: "budget",
    label: "Side sleeper, 130 to 180 lb, with $1,000 to spend",
    clause: "you sleep on your side, weigh 130 to 180 lb and have $1,000 to spend on a queen",
    answers: { ...usual, position: "side", weight: "130-180", budgetRange: 1000 },
  },
];
