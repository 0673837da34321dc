import type { MattressType } from "#contracts/mattress";
import { isFirmnessChosen } from "../firmness";
import { currentRuleset } from "../match/ruleset";
import { type ComparedBed, feltDifference, needed, nightsToReturn, type ScoredPart, usefulScore } from "./compared-bed";

/** A reason for choosing one bed of a comparison. */
export interface Reason {
  /** After "you": "sleep hot", "want a bed that lasts". */
  words: string;
  /** How far it is ahead of the others, in units of the smallest difference that can be felt. */
  ahead: number;
  /**
   * Whether the reason also sets the bed apart from this one; undefined for feel, which is neither better nor worse.
   */
  over?: (other: ComparedBed) => boolean;
}

/** A reason or null for each bed; both arrays are in the same order. */
type Rule = (beds: readonly ComparedBed[]) => (Reason | null)[];

/**
 * A bed further below the need than this is no choice for people with that need, however poor the others are. In
 * tenths.
 */
const nearlyEnough = 1;
/** The difference in firmness that people feel, in tenths, and the one that counts as the same. */
const firmerBy = 10;
export const sameFirmness = 2;
/** By how many nights one trial has to be longer than another to matter. */
const moreNights = 60;
const saidFee = 5000;

const scored =
  (part: ScoredPart, words: string): Rule =>
  (beds) => {
    const scores = beds.map((bed) => usefulScore(bed, part));
    const [low, high] = [Math.min(...scores), Math.max(...scores)];
    const wanted = needed[part] * 10 - nearlyEnough;
    return scores.map((score, index) =>
      high - low >= feltDifference && score === high && score >= wanted
        ? {
            words,
            ahead: (score - meanWithout(scores, index)) / feltDifference,
            over: (other) => score - usefulScore(other, part) >= feltDifference,
          }
        : null,
    );
  };

const { needs } = currentRuleset;

/**
 * What a back sleeper of average weight needs, in tenths, even with lower back pain: more of it does no back any good.
 */
const backNeeds = needed.support * 10;

const support: Rule = (beds) => {
  const all = beds.every((bed) => usefulScore(bed, "support") >= backNeeds);
  return scored("support", all ? "want extra support" : "want more support for your back")(beds);
};

/** The bed that hugs most, provided it hugs nearly as much as people who like that want. */
const sinkingIn: Rule = (beds) => {
  const least = Math.round(needs.hug.least * 10);
  const hugs = beds.map(({ readings: { hug } }) => Math.min(Math.round(needs.hug.best * 10), Math.round(hug * 10)));
  const [low, high] = [Math.min(...hugs), Math.max(...hugs)];
  return hugs.map((hug, index) =>
    high - low >= 2 * feltDifference && hug === high && hug >= least - nearlyEnough
      ? { words: "like a bed you sink into slowly", ahead: (hug - meanWithout(hugs, index)) / feltDifference / 2 }
      : null,
  );
};

/** Measured firmness, else claimed, in tenths; null for a bed that is set at home or ordered half by half. */
export const fixedFirmness = ({ firmness }: Pick<ComparedBed, "firmness">) =>
  isFirmnessChosen(firmness) ? null : Math.round((firmness.measured ?? firmness.claimed) * 10);

const firmness: Rule = (beds) => {
  const all = beds.map(fixedFirmness);
  const fixed = all.filter((value) => value !== null);
  const [softest, firmest] = [Math.min(...fixed), Math.max(...fixed)];
  return all.map((value, index) => {
    // A bed that can be set or ordered is as firm as the others, and as soft.
    if (value === null) {
      const words =
        beds[index]!.firmness.range === null
          ? "want to choose the firmness of each side"
          : "want firmness you can adjust yourself";
      return fixed.length === 0 ? null : { words, ahead: 2 };
    }
    if (firmest - softest < firmerBy || fixed.length < beds.length) return null;
    const ahead = (firmest - softest) / firmerBy;
    if (value >= firmest - sameFirmness) return { words: "like a firmer feel", ahead };
    return value <= softest + sameFirmness ? { words: "like a softer feel", ahead } : null;
  });
};

const trial: Rule = (beds) => {
  const nights = beds.map(nightsToReturn);
  const known = nights.filter((count) => count !== null);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  return nights.map((count) =>
    count !== null && count === most && most - least >= moreNights
      ? {
          words: `want plenty of time to return it (${count} nights)`,
          ahead: Math.min(2, (most - least) / 100),
          over: (other) => count - (nightsToReturn(other) ?? count) >= moreNights,
        }
      : null,
  );
};

const freeReturn: Rule = (beds) => {
  const fees = beds.map((bed) => (nightsToReturn(bed) === null ? null : bed.policies.return_fee_cents));
  const isDear = (fee: number | null) => fee !== null && fee >= saidFee;
  const over = ({ policies }: ComparedBed) => isDear(policies.return_fee_cents);
  return fees.map((fee) => (fee === 0 && fees.some(isDear) ? { words: "want free returns", ahead: 0.8, over } : null));
};

const liked: Record<MattressType, string> = {
  innerspring: "like a classic innerspring",
  hybrid: "like foam over coils",
  "memory-foam": "like memory foam",
  polyfoam: "like plain foam",
  latex: "like latex",
  "latex-hybrid": "like latex over coils",
  "adjustable-air": "like an air bed",
  "polymer-grid": "like a polymer grid",
};

const type: Rule = (beds) =>
  beds.map(({ card }) => {
    const alone = beds.filter((other) => other.card.type === card.type).length === 1;
    return card.type === null || !alone ? null : { words: liked[card.type], ahead: 0.5 };
  });

const rules: readonly Rule[] = [
  firmness,
  scored("cooling", "sleep hot"),
  scored("motion_isolation", "share the bed and wake easily"),
  scored("pressure_relief", "want something gentle on your shoulders and hips"),
  support,
  scored("edge_support", "sit or sleep near the edge"),
  scored("responsiveness", "turn over a lot"),
  scored("durability", "want a bed that lasts"),
  sinkingIn,
  trial,
  freeReturn,
];

/** "like memory foam": for a bed that is the only one of its type in the group. */
export const typeReason = (bed: ComparedBed, among: readonly ComparedBed[]): string[] =>
  told(among, [type])[among.indexOf(bed)]!.map(({ words }) => words);

/**
 * What speaks for each bed, the strongest reason first. Reasons shared by more than half of the beds are dropped
 * because they distinguish nothing, and so are those that `counts` rejects.
 */
export function reasonsFor(
  beds: readonly ComparedBed[],
  counts: (reason: Reason, bed: ComparedBed) => boolean = () => true,
): Reason[][] {
  const found = told(beds, rules).map((reasons, index) => reasons.filter((reason) => counts(reason, beds[index]!)));
  const types = told(beds, [type]);
  return found.map((reasons, index) => (reasons.length === 0 ? types[index]! : reasons));
}

function told(beds: readonly ComparedBed[], from: readonly Rule[]): Reason[][] {
  const columns = from.flatMap((rule) => {
    const reasons = rule(beds);
    return [reasons.map((one) => (one !== null && holdersOf(reasons, one) * 2 <= beds.length ? one : null))];
  });
  return beds.map((_, index) =>
    columns
      .map((reasons) => reasons[index])
      .filter((reason) => reason != null)
      .sort((one, other) => other.ahead - one.ahead),
  );
}

const holdersOf = (reasons: readonly (Reason | null)[], { words }: Reason) =>
  reasons.filter((reason) => reason?.words === words).length;

const meanWithout = (scores: readonly number[], left: number) =>
  (scores.reduce((sum, score) => sum + score, 0) - scores[left]!) / Math.max(1, scores.length - 1);
