import { capitalized } from "#contracts/english";
import type { MatchAnswers, MatchPick, MatchResult, PartPoints } from "#contracts/match/match";
import type { MatchCollision } from "#contracts/match/match-collision";
import type { MattressSize, ModelSummary } from "#contracts/mattress";
import { bandOf, capacityHolds } from "../bands";
import { changesFor } from "./changes";
import { collisionText, sideText } from "./collision-text";
import type { Collision } from "../collisions";
import { confidenceOf } from "../confidence";
import { deductionText, weakSpotText } from "./deduction-text";
import { asksCapacity, capacityUnknown } from "../hard-filters";
import { type MatchModel, type MatchPlace, priceCents, pricedSize, storesThatCarry } from "../match-model";
import { because, tenthsText } from "./part-reasons";
import type { NamedPick } from "../picks/named-pick";
import type { Medians } from "./praise-text";
import { type MatchProfile, profileOf } from "../profile";
import type { RankedLine } from "../rank";
import { riskOf } from "../risk";
import type { Ruleset } from "../ruleset";
import { partsOfSleeper, type ScoredPart, type SleeperScore } from "../score-sleeper";
import { partsOf } from "../score-models";
import { weakestPart, whyOf } from "./why";

export type ShownModel = MatchModel & { card: Omit<ModelSummary, "price_size" | "price_cents" | "size_made"> };

const cardIn = (model: ShownModel, size: MattressSize): ModelSummary => ({
  ...model.card,
  price_size: size,
  price_cents: priceCents(model, size),
  size_made: model.prices.has(size),
});

/** What a result is compared with: the third best score of its list, and the median reading of each part. */
export interface Beside {
  third: number;
  medians: Medians;
}

/**
 * Turns scores into results with their reasons. This is the expensive half, so it runs only for the models of one page.
 */
export function explainer(answers: MatchAnswers, { third, medians }: Beside, rules: Ruleset, place: MatchPlace) {
  const profile = profileOf(answers);
  const changes = changesFor(answers, rules);
  return ({ best: scored, others }: RankedLine<ShownModel>, rank: number): Omit<MatchResult, "deal" | "equals"> => {
    const { model, sleepers } = scored;
    const own = sleepers.map((sleeper) => ({
      sleeper: sleeper.view.sleeper.key,
      score: sleeper.score / 10,
      parts: partsOfSleeper(sleeper).map((part) => pointsOf(part, because(part, sleeper, model, profile, rules))),
    }));
    const size = pricedSize(model, profile.size);
    return {
      rank,
      model: cardIn(model, size),
      size,
      price_cents: priceCents(model, profile.size),
      score: scored.score / 10,
      band: bandOf(scored, third, profile, rules),
      confidence: confidenceOf(scored.confidence, sleepers, model, profile, rules),
      parts:
        own.length === 1
          ? own[0]!.parts
          : partsOf(scored, rules).map((part, index) => pointsOf(part, togetherBecause(sleepers, own, index, rules))),
      deductions: [
        ...scored.weakSpots.map((spot) => ({
          points: minus(spot.tenths),
          because: weakSpotText(spot, scored, profile, rules),
          part: spot.part,
          sleeper: own.length === 1 ? null : spot.who,
          sleeper_points: own.length === 1 ? null : minus(spot.ownTenths),
        })),
        ...scored.deductions.map((each) => ({
          points: minus(each.tenths),
          because: deductionText(each, model, profile, rules),
          part: null,
          sleeper: null,
          sleeper_points: null,
        })),
      ],
      sleepers: own.length === 1 ? [] : own,
      risk: riskOf(model, rules),
      weakest: weakestPart(scored, profile, rules),
      why: whyOf(scored, medians, profile, rules),
      changes: changes(scored),
      capacity_unknown: capacityUnknown(model, profile),
      capacity_pounds: asksCapacity(profile) ? model.capacity_pounds : null,
      capacity_holds: capacityHolds(model, profile, rules),
      levels: others.map((other) => ({
        slug: other.model.card.slug,
        name: other.model.card.name,
        firmness: other.model.card.firmness,
        score: other.score / 10,
        price_cents: priceCents(other.model, profile.size),
      })),
      store_count: storesThatCarry(model, place),
    };
  };
}

/** A pick with the contents of its card. */
export function describePick(
  { kind, because: why, beds }: NamedPick<ShownModel>,
  profile: MatchProfile,
  { third }: Beside,
  rules: Ruleset,
): MatchPick {
  const size = kind === "split-pair" ? "twin-xl" : pricedSize(beds[0]!.model, profile.size);
  return {
    kind,
    because: why,
    size,
    beds: beds.map((bed) => ({
      model: cardIn(bed.model, size),
      score: bed.score / 10,
      band: bandOf(bed, third, profile, rules),
      risk: riskOf(bed.model, rules)?.level ?? null,
      weakest: weakestPart(bed, profile, rules),
      price_cents: priceCents(bed.model, size),
    })),
  };
}

export function describeCollision(collision: Collision<ShownModel>, profile: MatchProfile): MatchCollision {
  return {
    because: collisionText(collision),
    sides: collision.sides.map((bed, side) => {
      const size = pricedSize(bed.model, profile.size);
      return {
        label: sideText(collision, side),
        model: cardIn(bed.model, size),
        score: bed.score / 10,
        price_cents: priceCents(bed.model, size),
      };
    }),
  };
}

/** Avoids -0. */
const minus = (tenths: number) => (tenths === 0 ? 0 : -tenths / 10);

const pointsOf = ({ part, points, most }: ScoredPart, text: string): PartPoints => ({
  part,
  points: points / 10,
  most: most / 10,
  known: true,
  because: text,
});

/** "You get 25.3 of the 31.6 points, and your partner gets 12.1 of the 30 points. …" */
function togetherBecause(
  sleepers: readonly SleeperScore[],
  own: readonly { parts: readonly PartPoints[] }[],
  index: number,
  { couple }: Ruleset,
): string {
  const lower = sleepers.reduce((one, other) => (other.score < one.score ? other : one));
  const each = sleepers.map(({ view }, at) => {
    const { points, most } = own[at]!.parts[index]!;
    const [who, gets] = view.sleeper.key === "you" ? ["you", "get"] : ["your partner", "gets"];
    return `${who} ${gets} ${tenthsText(points * 10)} of the ${tenthsText(most * 10)} points`;
  });
  const share = Math.round(couple.lower * 100);
  const whose = lower.view.sleeper.key === "you" ? "Yours" : "Your partner’s";
  return `${capitalized(each.join(", and "))}. ${whose} is the lower score, so it counts for ${share}% and the other for ${100 - share}%.`;
}
