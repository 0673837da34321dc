import { capitalized, listed } from "#contracts/english";
import { type MatchPart, matchParts } from "#contracts/match/match";
import type { Deduction } from "../rules/match/deductions";
import type { MatchModel } from "../rules/match/match-model";
import type { Ruleset } from "../rules/match/ruleset";
import { partsOf } from "../rules/match/score-models";
import type { ScoredModel } from "../rules/match/scored-model";
import { partWords } from "../rules/match/text/phrases";
import { tenths } from "../rules/piecewise";
import { isSetRight, isTaste } from "./deciding-parts";

type Scored = ScoredModel<MatchModel>;

export interface NamedBed {
  scored: Scored;
  /** The brand, which is used as its name. */
  name: string;
}

/** Why a bed scores higher if none of the named parts explains it. */
export interface Lead {
  sentence: string;
  /** After "because", with the bed as "it"; null if only a matter of taste favors the bed. */
  clause: string | null;
  /** Whether the clause covers at least half of what favors the bed. */
  isMost: boolean;
}

interface Gain {
  of: MatchPart | Deduction["kind"];
  /** The better bed's lead from this, in tenths of a point. */
  tenths: number;
}

const gainsShown = 3;
/** In tenths of a point: less may come from rounding, and is named only if there is nothing else. */
const leastNamed = 2;

/**
 * What gives a better bed its lead if no named part favors it, or if at least half of the lead comes from something
 * that no part can name: too few owners rated the other bed, or points are deducted from its score. Otherwise null.
 */
export function leadOf(better: NamedBed, other: NamedBed, isNamed: boolean, rules: Ruleset): Lead | null {
  const all = gainsOf(better.scored, other.scored, rules);
  const gains = all.filter(({ of }) => !(of === "feel" && isTaste(of, better.scored)));
  const [largest] = gains;
  const apart = largest === undefined ? null : apartWords(largest.of, better, other);
  const sum = all.reduce((total, gain) => total + gain.tenths, 0);
  if (largest !== undefined && apart !== null) {
    const lead = better.scored.score - other.scored.score;
    if (isNamed && largest.tenths * 2 < lead) return null;
    return { ...apart, isMost: largest.tenths * 2 >= sum };
  }
  return isNamed ? null : littleLead(better, other, { feel: all[0]?.of === "feel" && all[0] !== largest, gains, sum });
}

/**
 * The better bed's advantages, the largest first: together with the deductions they add up to the difference between
 * the scores.
 */
function gainsOf(better: Scored, other: Scored, rules: Ruleset): Gain[] {
  const [own, others] = [better, other].map((scored) => pointsOf(scored, rules)) as [Points, Points];
  const parts = matchParts.map((part): Gain => ({ of: part, tenths: own[part] - others[part] }));
  const deductions = other.deductions.map(({ kind, tenths }): Gain => {
    const same = better.deductions.find((each) => each.kind === kind);
    return { of: kind, tenths: tenths - (same?.tenths ?? 0) };
  });
  return [...parts, ...deductions].filter((gain) => gain.tenths > 0).sort((one, next) => next.tenths - one.tenths);
}

type Points = Record<MatchPart, number>;

/** In tenths, minus the cost of a far too weak part. */
function pointsOf(scored: Scored, rules: Ruleset): Points {
  const cost = (part: MatchPart) =>
    scored.weakSpots.reduce((sum, spot) => (spot.part === part ? sum + spot.tenths : sum), 0);
  return Object.fromEntries(partsOf(scored, rules).map(({ part, points }) => [part, points - cost(part)])) as Points;
}

/** Words for advantages without two figures to compare; otherwise null. */
function apartWords(of: Gain["of"], better: NamedBed, other: NamedBed): Omit<Lead, "isMost"> | null {
  const sentence = (text: string, clause = text) => ({
    sentence: `${capitalized(text)}.`,
    clause,
  });
  switch (of) {
    case "owners":
      return oneSidedOwners(better, other);
    case "return":
      return sentence(`the ${other.name} is hard to return`);
    case "unknown-return":
      return sentence(`we don’t know how long you could return the ${other.name}`);
    case "budget":
      return sentence(`the ${other.name} is further over your budget`);
    case "tall":
      return sentence(`the ${other.name} is so tall that it’s harder to get into`);
    default:
      return null;
  }
}

/** If enough owners rated only one of the beds, we don't know the other to be worse, and the wording reflects that. */
function oneSidedOwners(better: NamedBed, other: NamedBed): Omit<Lead, "isMost"> | null {
  const [own, others] = [starsOf(better.scored), starsOf(other.scored)];
  if (own.length > 0 && others.length === 0) {
    const [who, stars] = [likeYou(better.scored, own.length), starWords(own)];
    return {
      sentence: `${who} give the ${better.name} ${stars}, and too few have rated the ${other.name} to tell.`,
      clause: `${who.toLowerCase()} give it ${stars} and too few have rated the ${other.name} to tell`,
    };
  }
  if (own.length > 0 || others.length === 0) return null;
  const [who, stars] = [likeYou(other.scored, others.length), starWords(others)];
  return {
    sentence: `${who} give the ${other.name} only ${stars}, and too few have rated the ${better.name} to tell.`,
    clause: `${who.toLowerCase()} give the ${other.name} only ${stars}`,
  };
}

const starsOf = ({ sleepers }: Scored) => sleepers.flatMap(({ owners }) => (owners === null ? [] : [owners.stars]));

const likeYou = ({ sleepers }: Scored, known: number) =>
  `Owners who sleep like ${sleepers.length === 1 ? "you" : known === 1 ? "one of you" : "each of you"}`;

const starWords = (stars: readonly number[]) =>
  `${listed([...new Set(stars.map((each) => tenths(each).toFixed(1)))])} of 5 stars`;

interface LittleGains {
  /** Whether a feel that nobody asked for contributes the most. */
  feel: boolean;
  gains: readonly Gain[];
  /** The total of all advantages, in tenths. */
  sum: number;
}

/** Many small advantages, none of which decides on its own. */
function littleLead({ name, scored }: NamedBed, { scored: other }: NamedBed, found: LittleGains): Lead | null {
  const enough = found.gains.filter(({ tenths }) => tenths >= leastNamed);
  const named = (enough.length > 0 || found.feel ? enough : found.gains).slice(0, gainsShown);
  const words = named.map(({ of }) => gainWords(of, other));
  const ahead =
    words.length === gainsShown
      ? `a little ahead in several things: ${listed(words)}`
      : `a little ahead in ${listed(words)}`;
  // Without a stated preference, the in-between feel scores highest.
  const feel = `The ${name} comes closer to the in-between feel that most people like`;
  if (words.length === 0)
    return isTaste("feel", scored) && found.sum > 0 ? { sentence: `${feel}.`, clause: null, isMost: false } : null;
  return {
    sentence: found.feel ? `${feel}, and it’s ${ahead}.` : `The ${name} is ${ahead}.`,
    clause: `it’s a little ahead in ${listed(words)}`,
    isMost: named.reduce((total, gain) => total + gain.tenths, 0) * 2 >= found.sum,
  };
}

/** Worded to follow "ahead in". */
function gainWords(of: Gain["of"], other: Scored): string {
  switch (of) {
    case "owners":
      return "owners’ ratings";
    case "responsiveness":
      return "how easy it is to turn over on";
    // A bed that can be set exactly right is not behind in firmness, but an air chamber scores less than a surface
    // (rule 5).
    case "firmness":
      return isSetRight(other) ? "the firmness it comes with" : partWords.firmness;
    case "return":
    case "unknown-return":
      return "how easy it is to return";
    case "budget":
      return "price";
    case "tall":
      return "height";
    default:
      return partWords[of];
  }
}
