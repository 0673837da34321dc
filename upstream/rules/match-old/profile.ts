import type { MatchAnswers, pains } from "../../../app/contracts/match";
import type { MattressSize } from "../../../app/contracts/mattress";
import { partnerWords, type SleeperWords, sleeperWords } from "../../../app/contracts/vocabulary/sleeper-words";
import type { WeightBand } from "../firmness";
import type { SleepPosition } from "../target-firmness";
import type { Allergen, Feel, Preference, Temperature } from "./ruleset";

export type Pain = Exclude<(typeof pains)[number], "none">;

/** One person in the bed; null is what nobody said. */
export interface Sleeper {
  key: "you" | "partner";
  /** Whoever answers is asked of themselves as "you", of a child as "the child". */
  words: SleeperWords;
  position: SleepPosition | null;
  weight: WeightBand | null;
  pains: ReadonlySet<Pain> | null;
  temperature: Temperature | null;
  preference: Preference | null;
  feel: Feel | null;
}

/** The answers as the engine reads them: what is asked of nobody, or of somebody else, is left out. */
export interface MatchProfile {
  sleepers: readonly Sleeper[];
  /** A second person sleeps in it; null when nobody said. */
  shared: boolean | null;
  /** Nobody said who it is for, so a second sleeper is possible of whom nothing is known. */
  recipientKnown: boolean;
  guests: boolean;
  /** Our reading: from the age of 65 on. */
  limitedMobility: boolean | null;
  lightSleeper: boolean | null;
  /** Hard filters and budget; null and empty filter nothing. */
  size: MattressSize | null;
  budgetCents: number | null;
  deliveryZip: string | null;
  tryInStore: boolean;
  adjustableBase: boolean;
  allergies: readonly Allergen[];
}

export function profileOf(answers: MatchAnswers): MatchProfile {
  const recipient = said(answers.recipient);
  const partner = recipient === "couple" ? [partnerOf(answers)] : [];
  return {
    sleepers: [you(answers), ...partner],
    shared: recipient === null || recipient === "guest" ? null : recipient === "couple",
    recipientKnown: recipient !== null,
    guests: recipient === "guest",
    limitedMobility: limitedMobility(recipient, said(answers.age)),
    lightSleeper: yes(answers.lightSleeper),
    size: said(answers.size),
    budgetCents: typeof answers.budgetRange === "number" ? answers.budgetRange * 100 : null,
    deliveryZip: said(answers.deliveryZip),
    tryInStore: yes(answers.tryInStore) === true,
    adjustableBase: yes(answers.adjustableBase) === true,
    allergies: several(answers.allergies) ?? [],
  };
}

const you = (answers: MatchAnswers): Sleeper => ({
  key: "you",
  words: sleeperWords(said(answers.recipient)),
  position: said(answers.position),
  weight: said(answers.weight),
  pains: painsOf(answers.pain),
  temperature: said(answers.temperature),
  preference: said(answers.preference),
  feel: said(answers.feel),
});

const partnerOf = (answers: MatchAnswers): Sleeper => ({
  key: "partner",
  words: partnerWords,
  position: said(answers.partnerPosition),
  weight: said(answers.partnerWeight),
  pains: painsOf(answers.partnerPain),
  temperature: said(answers.partnerTemperature),
  preference: said(answers.partnerPreference),
  feel: said(answers.partnerFeel),
});

const said = <T extends string>(value: T | "unknown" | undefined) =>
  value === undefined || value === "unknown" ? null : (value as Exclude<T, "unknown">);

const yes = (value: "yes" | "no" | "unknown" | undefined) => {
  const answer = said(value);
  return answer === null ? null : answer === "yes";
};

/** Null when "Don't know" or nothing was chosen; "none" beside another choice is taken back by it. */
function several<T extends string>(values: readonly (T | "none" | "unknown")[] | undefined) {
  if (values === undefined || values.length === 0) return null;
  const named = values.filter((value) => value !== "none" && value !== "unknown") as Exclude<T, "none" | "unknown">[];
  return named.length === 0 && values.includes("unknown" as T) ? null : named;
}

function painsOf(values: MatchAnswers["pain"]): ReadonlySet<Pain> | null {
  const named = several(values);
  return named === null ? null : new Set(named);
}

/** A child is taken to move freely; of guests nobody knows. */
function limitedMobility(recipient: string | null, age: string | null): boolean | null {
  if (recipient === "guest") return null;
  if (recipient === "child") return false;
  return age === null ? null : age === "65-over";
}
