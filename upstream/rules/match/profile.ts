import type { MatchAnswers, pains } from "#contracts/match/match";
import type { MattressSize } from "#contracts/mattress";
import { partnerWords, type SleeperWords, sleeperWords } from "#contracts/vocabulary/sleeper-words";
import { sizeMeasures } from "../sizes";
import type { SleepPosition } from "../target-firmness";
import type { Allergen, Feel, Preference, Ruleset, Temperature } from "./ruleset";
import { poundsAtAge } from "./child-weights";
import { poundsOfBand } from "./weight-bands";

export type Pain = Exclude<(typeof pains)[number], "none">;

/** One person in the bed; null means unanswered. */
export interface Sleeper {
  key: "you" | "partner";
  /** The person answering is "you"; a child is "the child". */
  words: SleeperWords;
  position: SleepPosition | null;
  /** An exact figure or the value of a band; for a child with neither, the typical weight at its age. */
  pounds: number | null;
  /** The age in years for which the weight is typical; null: the weight was given or is unknown. */
  poundsAtAge: number | null;
  heightInches: number | null;
  pains: ReadonlySet<Pain> | null;
  temperature: Temperature | null;
  preference: Preference | null;
  feel: Feel | null;
}

export type Recipient = "me" | "couple" | "child" | "guest" | "someone-else";

/** The answers as the engine reads them. Answers to questions that don't apply are left out. */
export interface MatchProfile {
  sleepers: readonly Sleeper[];
  recipient: Recipient | null;
  /** In whole years; only for a child. */
  childAge: number | null;
  /** Whether the child sleeps in a bunk bed, behind a guard rail. */
  bunk: boolean;
  /** The answer, if there is one; otherwise true from the age of 65 on. */
  limitedMobility: boolean | null;
  /** Whether the age alone says so, however well the sleeper moves. */
  over65: boolean;
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
  const child = recipient === "child";
  const bunk = child && yes(answers.bunk) === true;
  return {
    sleepers: [you(answers), ...partner],
    recipient,
    childAge: child && typeof answers.childAge === "number" ? answers.childAge : null,
    bunk,
    limitedMobility: limitedMobility(answers),
    over65: !child && said(answers.age) === "65-over",
    lightSleeper: yes(answers.lightSleeper),
    size: said(answers.size),
    budgetCents: typeof answers.budgetRange === "number" ? answers.budgetRange * 100 : null,
    deliveryZip: said(answers.deliveryZip),
    tryInStore: yes(answers.tryInStore) === true,
    // Bunk beds don't have one.
    adjustableBase: !bunk && yes(answers.adjustableBase) === true,
    allergies: several(answers.allergies) ?? [],
  };
}

const you = (answers: MatchAnswers): Sleeper => ({
  key: "you",
  words: sleeperWords(said(answers.recipient)),
  position: said(answers.position),
  ...poundsOf(answers),
  heightInches: answers.height ?? null,
  pains: painsOf(answers.pain),
  temperature: said(answers.temperature),
  preference: said(answers.preference),
  feel: said(answers.feel),
});

const partnerOf = (answers: MatchAnswers): Sleeper => ({
  key: "partner",
  words: partnerWords,
  position: said(answers.partnerPosition),
  pounds: poundsSaid(answers.partnerPounds, answers.partnerWeight),
  poundsAtAge: null,
  heightInches: answers.partnerHeight ?? null,
  pains: painsOf(answers.partnerPain),
  temperature: said(answers.partnerTemperature),
  preference: said(answers.partnerPreference),
  feel: said(answers.partnerFeel),
});

const said = <T extends string>(value: T | "unknown" | undefined) =>
  value === undefined || value === "unknown" ? null : (value as Exclude<T, "unknown">);

function poundsSaid(pounds: MatchAnswers["pounds"], band: MatchAnswers["weight"]): number | null {
  const known = said(band);
  return pounds ?? (known === null ? null : poundsOfBand(known));
}

function poundsOf({ recipient, childAge, pounds, weight }: MatchAnswers): Pick<Sleeper, "pounds" | "poundsAtAge"> {
  const given = poundsSaid(pounds, weight);
  const usual = given === null && recipient === "child" && childAge !== undefined ? poundsAtAge(childAge) : null;
  return { pounds: given ?? usual, poundsAtAge: usual === null ? null : childAge! };
}

const yes = (value: "yes" | "no" | "unknown" | undefined) => {
  const answer = said(value);
  return answer === null ? null : answer === "yes";
};

/** Null for "Don't know" or no choice; "none" is overridden by any other choice. */
function several<T extends string>(values: readonly (T | "none" | "unknown")[] | undefined) {
  if (values === undefined || values.length === 0) return null;
  const named = values.filter((value) => value !== "none" && value !== "unknown") as Exclude<T, "none" | "unknown">[];
  return named.length === 0 && values.includes("unknown" as T) ? null : named;
}

function painsOf(values: MatchAnswers["pain"]): ReadonlySet<Pain> | null {
  const named = several(values);
  return named === null ? null : new Set(named);
}

/** A child is assumed to move freely; for guests, only their age is known. */
function limitedMobility(answers: MatchAnswers): boolean | null {
  const recipient = said(answers.recipient);
  if (recipient === "child") return false;
  const asked = recipient === "guest" ? null : yes(answers.mobility);
  if (asked !== null) return asked;
  const age = said(answers.age);
  if (recipient === "guest") return age === "65-over" ? true : null;
  return age === null ? null : age === "65-over";
}

/** Whether the rules for children apply: from the age of 13 a teenager counts as a growing adult. */
export const isChild = ({ recipient, childAge }: MatchProfile, { teen }: Ruleset) =>
  recipient === "child" && (childAge ?? 0) < teen.fromAge;

export const forGuests = ({ recipient }: MatchProfile) => recipient === "guest";

/** Two people who feel each other move: two mattresses side by side transfer no motion. */
export const sharesOneBed = ({ recipient, size }: MatchProfile) => recipient === "couple" && size !== "split-king";

/** The width in inches of the narrowest bed with a side for each of two people: a queen. */
const twoSidesFrom = 60;

/**
 * Two people on a bed that is too narrow for two sides: whatever is set or ordered applies to both (ruleset 2026.3,
 * rule 5).
 */
export const sharesOneSide = ({ recipient, size }: MatchProfile): boolean => {
  if (recipient !== "couple" || size === null) return false;
  const { width_inches: width, pieces } = sizeMeasures[size];
  return width * pieces < twoSidesFrom;
};

/** Children under this age don't sleep on regular mattresses: cribs have a standard of their own (16 CFR 1241). */
const leastAge = 3;
export const isTooYoung = ({ recipient, childAge }: MatchProfile): boolean =>
  recipient === "child" && childAge !== null && childAge < leastAge;
