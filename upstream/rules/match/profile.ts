import type { MatchAnswers, pains } from "#contracts/match/match";
import type { MattressSize } from "#contracts/mattress";
import { partnerWords, type SleeperWords, sleeperWords } from "#contracts/vocabulary/sleeper-words";
import { sizeMeasures } from "../sizes";
import type { SleepPosition } from "../target-firmness";
import type { Allergen, Feel, Preference, Ruleset, Temperature } from "./ruleset";
import { poundsAtAge } from "./child-weights";
import { poundsOfBand } from "./weight-bands";

export type Pain = Exclude<(typeof pains)[number], "none">;

/** One person in the bed; null is what nobody said. */
export interface Sleeper {
  key: "you" | "partner";
  /** Whoever answers is asked of themselves as "you", of a child as "the child". */
  words: SleeperWords;
  position: SleepPosition | null;
  /** A figure, or what a band counts at; of a child of whom neither was given, what is usual at its age. */
  pounds: number | null;
  /** The age in years that the pounds are usual at; null: they were given, or nobody knows them. */
  poundsAtAge: number | null;
  heightInches: number | null;
  pains: ReadonlySet<Pain> | null;
  temperature: Temperature | null;
  preference: Preference | null;
  feel: Feel | null;
}

export type Recipient = "me" | "couple" | "child" | "guest" | "someone-else";

/** The answers as the engine reads them: what is asked of nobody, or of somebody else, is left out. */
export interface MatchProfile {
  sleepers: readonly Sleeper[];
  recipient: Recipient | null;
  /** Of a child, in whole years. */
  childAge: number | null;
  /** Whether it lies on a bunk, behind a guard rail. */
  bunk: boolean;
  /** What was said of it; else from the age of 65 on. */
  limitedMobility: boolean | null;
  /** Whether the age says so, however well the sleeper moves. */
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
    // No bunk has one.
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

/** A child is taken to move freely; of guests nobody knows more than that they are old. */
function limitedMobility(answers: MatchAnswers): boolean | null {
  const recipient = said(answers.recipient);
  if (recipient === "child") return false;
  const asked = recipient === "guest" ? null : yes(answers.mobility);
  if (asked !== null) return asked;
  const age = said(answers.age);
  if (recipient === "guest") return age === "65-over" ? true : null;
  return age === null ? null : age === "65-over";
}

/** A child by the rules for children: from the age of 13 a teenager is an adult who grows. */
export const isChild = ({ recipient, childAge }: MatchProfile, { teen }: Ruleset) =>
  recipient === "child" && (childAge ?? 0) < teen.fromAge;

export const forGuests = ({ recipient }: MatchProfile) => recipient === "guest";

/** Two who feel each other move: two mattresses side by side pass nothing on. */
export const sharesOneBed = ({ recipient, size }: MatchProfile) => recipient === "couple" && size !== "split-king";

/** The narrowest bed that is made with a side for each of two, in inches: a queen. */
const twoSidesFrom = 60;

/** Two on a bed that is too narrow for two sides: whatever is set or ordered there holds for both (ruleset 2026.3, rule 5). */
export const sharesOneSide = ({ recipient, size }: MatchProfile): boolean => {
  if (recipient !== "couple" || size === null) return false;
  const { width_inches: width, pieces } = sizeMeasures[size];
  return width * pieces < twoSidesFrom;
};

/** Nobody under this age sleeps on a bed of adults' making: cribs have a standard of their own (16 CFR 1241). */
const leastAge = 3;
export const isTooYoung = ({ recipient, childAge }: MatchProfile): boolean =>
  recipient === "child" && childAge !== null && childAge < leastAge;
