import type { MatchAnswers, MatchBand, MatchPick, MatchResult, PartPoints } from "../../../app/contracts/match";
import type { MattressSize, ModelSummary } from "../../../app/contracts/mattress";
import { changesFor } from "./changes";
import { confidenceOf } from "./confidence";
import { overBudgetCents } from "./hard-filters";
import { type MatchModel, type MatchPlace, priceCents, pricedSize, storesThatCarry } from "./match-model";
import { because, tenthsText, unknownForBoth } from "./part-reasons";
import { type MatchProfile, profileOf } from "./profile";
import type { NamedPick } from "./picks";
import { type RankedLine, wholeScore } from "./rank";
import { riskOf } from "./risk";
import type { Ruleset } from "./ruleset";
import type { ScoredPart, SleeperScore, ScoredModel } from "./score-sleeper";
import { capitalized, dollars, sizeWords } from "./words";
import { weakestPart, whyOf } from "./why";

type ShownModel = MatchModel & { card: Omit<ModelSummary, "price_size" | "price_cents" | "size_made"> };

const cardIn = (model: ShownModel, size: MattressSize): ModelSummary => ({
  ...model.card,
  price_size: size,
  price_cents: priceCents(model, size),
  size_made: model.prices.has(size),
});

/** Turns scores into results with their reasons; the costly half, for the models of one page. */
export function explainer(answers: MatchAnswers, rules: Ruleset, place: MatchPlace) {
  const profile = profileOf(answers);
  const changes = changesFor(answers, rules);
  return ({ best: scored, others }: RankedLine<ShownModel>, rank: number): Omit<MatchResult, "deal"> => {
    const { model, sleepers } = scored;
    const own = sleepers.map((sleeper) => ({
      sleeper: sleeper.view.sleeper.key,
      score: sleeper.score / 10,
      parts: sleeper.parts.map((part) => pointsOf(part, because(part, sleeper.view, model, profile, rules))),
    }));
    const views = sleepers.map(({ view }) => view);
    return {
      rank,
      model: cardIn(model, pricedSize(model, profile.size)),
      size: pricedSize(model, profile.size),
      price_cents: priceCents(model, profile.size),
      score: scored.score / 10,
      band: bandOf(wholeScore(scored), rules),
      confidence: confidenceOf(scored.confidence, views, model, profile, rules),
      parts:
        own.length === 1
          ? own[0]!.parts
          : scored.parts.map((part, index) => pointsOf(part, togetherBecause(sleepers, index, rules))),
      deductions: deductionsOf(scored, profile, rules),
      sleepers: own.length === 1 ? [] : own,
      risk: riskOf(model, rules),
      weakest: weakestPart(scored, rules),
      why: whyOf(scored, rules),
      changes: changes(scored),
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

/** A pick with what its card shows. */
export function describePick(
  { kind, because, beds }: NamedPick<ShownModel>,
  { size: wanted }: MatchProfile,
  rules: Ruleset,
): MatchPick {
  const size = kind === "split-pair" ? "twin-xl" : pricedSize(beds[0]!.model, wanted);
  return {
    kind,
    because,
    size,
    beds: beds.map((bed) => ({
      model: cardIn(bed.model, size),
      score: bed.score / 10,
      band: bandOf(wholeScore(bed), rules),
      risk: riskOf(bed.model, rules)?.level ?? null,
      weakest: weakestPart(bed, rules),
      price_cents: priceCents(bed.model, size),
    })),
  };
}

const pointsOf = ({ part, points, most, known }: ScoredPart, text: string): PartPoints => ({
  part,
  points: points / 10,
  most: most / 10,
  known,
  because: text,
});

/** `score` is the whole number that is shown. */
export const bandOf = (score: number, { bands }: Ruleset): MatchBand =>
  bands.find(([, from]) => score >= from)?.[0] ?? "weak";

function deductionsOf(
  scored: ScoredModel<MatchModel>,
  profile: MatchProfile,
  rules: Ruleset,
): MatchResult["deductions"] {
  if (scored.deduction === 0) return [];
  const over = overBudgetCents(scored.model, profile);
  const size = sizeWords[pricedSize(scored.model, profile.size)];
  return [
    {
      points: -scored.deduction / 10,
      because: `It’s ${dollars(over)} over your ${dollars(profile.budgetCents ?? 0)} budget for a ${size}. We show beds up to ${Math.round(rules.budget.toleratedShare * 100)}% over, with ${rules.budget.deduction} points off.`,
    },
  ];
}

/** "You get 25.3 of 31.6, and your partner gets 12.1 of 30. …" */
function togetherBecause(sleepers: readonly SleeperScore[], index: number, rules: Ruleset): string {
  const lower = sleepers.reduce((one, other) => (other.score < one.score ? other : one));
  const { part } = sleepers[0]!.parts[index]!;
  if (sleepers.every(({ parts }) => !parts[index]!.known)) {
    const views = sleepers.map(({ view }) => view);
    return unknownForBoth(part, views, rules);
  }
  const each = sleepers.map(({ view, parts }) => {
    const { points, most, known } = parts[index]!;
    const [who, gets] = view.sleeper.key === "you" ? ["you", "get"] : ["your partner", "gets"];
    return known ? `${who} ${gets} ${tenthsText(points)} of ${tenthsText(most)}` : `we don’t know yet for ${who}`;
  });
  const text = each.join(", and ");
  const lowerShare = Math.round((rules.couple.lower + rules.couple.mean / 2) * 100);
  const whose = lower.view.sleeper.key === "you" ? "Yours" : "Your partner’s";
  return `${capitalized(text)}. ${whose} is the lower score, so it counts for ${lowerShare}% and the other for ${100 - lowerShare}%.`;
}
