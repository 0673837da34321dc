import { formatMoney } from "#contracts/english";
import type { ComparisonDetail, SleeperVerdict } from "#contracts/compare/comparisons";
import type { MatchPart } from "#contracts/match/match";
import type { MattressSize, NamedLink } from "#contracts/mattress";
import { cardIn } from "../catalogue/cards";
import type { CatalogueSnapshot, SnapshotModel } from "../catalogue/snapshot";
import { listMeasures } from "../match/list-measures";
import { addressOf } from "../rules/match/address";
import { bandOf } from "../rules/match/bands";
import { withinBudget } from "../rules/match/hard-filters";
import { nowhere } from "../rules/match/match-model";
import { profileOf } from "../rules/match/profile";
import { wholeScore } from "../rules/match/rank";
import type { Ruleset } from "../rules/match/ruleset";
import { scoreModels } from "../rules/match/score-models";
import type { ScoredModel } from "../rules/match/scored-model";
import { aboutTheSame } from "../rules/verdict/price-weighed";
import { betterWords, decidingParts, isTaste } from "./deciding-parts";
import { type Lead, leadOf, type NamedBed } from "./lead";
import { type TypicalSleeper, typicalSleepers } from "./typical-sleepers";

/** Displayed scores no further apart than this, in points, count as even. */
const evenWithin = 1;

export interface ComparedBrand {
  brand: NamedLink;
  models: readonly SnapshotModel[];
}

type Scored = ScoredModel<SnapshotModel>;

interface Shown {
  size: MattressSize;
  rules: Ruleset;
  /** The third best whole score of the sleeper's list. */
  third: number;
}

export type Verdicts = Pick<ComparisonDetail, "verdicts" | "choose"> & { named: { left: string[]; right: string[] } };

/** Both brands' best models for every typical sleeper, with prices in one size, and the conclusion in words. */
export function verdictsOf(
  catalogue: CatalogueSnapshot,
  left: ComparedBrand,
  right: ComparedBrand,
  size: MattressSize,
  rules: Ruleset,
): Verdicts {
  const found: Verdicts = {
    verdicts: [],
    choose: { left: [], right: [], either: [], neither: [] },
    named: { left: [], right: [] },
  };
  for (const sleeper of typicalSleepers) {
    const [best, other] = [bestOf(left, sleeper, rules), bestOf(right, sleeper, rules)];
    if (best !== null) found.named.left.push(best.model.card.slug);
    if (other !== null) found.named.right.push(other.model.card.slug);
    if (best === null && other === null) {
      found.choose.neither.push(sleeper.clause);
    }
    if (best === null || other === null) {
      if (best !== null) found.choose.left.push(onlyOne(sleeper, best, right));
      if (other !== null) found.choose.right.push(onlyOne(sleeper, other, left));
      continue;
    }
    const { verdict, lead } = verdictOf(sleeper, best, other, {
      size,
      rules,
      third: listMeasures(catalogue, sleeper.answers).third,
    });
    found.verdicts.push(verdict);
    // If two fit equally well, the cheaper one is the better choice.
    const side = verdict.better === "even" ? (verdict.cheaper ?? "either") : verdict.better;
    const bothSupport = [best, other].every((scored) => givesEnough("support", scored, rules));
    found.choose[side].push(sentenceOf(sleeper, verdict, lead, bothSupport));
  }
  return found;
}

function bestOf({ models }: ComparedBrand, { answers }: TypicalSleeper, rules: Ruleset): Scored | null {
  const profile = profileOf(answers);
  return scoreModels(profile, withinBudget(models, profile), rules, nowhere).ranked[0] ?? null;
}

function verdictOf(
  sleeper: TypicalSleeper,
  left: Scored,
  right: Scored,
  shown: Shown,
): { verdict: SleeperVerdict; lead: Lead | null } {
  const ahead = wholeScore(left) - wholeScore(right);
  const better = Math.abs(ahead) <= evenWithin ? "even" : ahead > 0 ? "left" : "right";
  const sides = { left: sideOf(left, sleeper, shown), right: sideOf(right, sleeper, shown) };
  const names = [left.model.card.brand.name, right.model.card.brand.name] as const;
  const parts = decidingParts(left, right, names);
  const [one, other]: [NamedBed, NamedBed] = [
    { scored: left, name: names[0] },
    { scored: right, name: names[1] },
  ];
  const isNamed = parts.some(({ part, difference }) => difference * ahead > 0 && !isTaste(part, left));
  const lead =
    better === "even"
      ? null
      : leadOf(...(ahead > 0 ? ([one, other] as const) : ([other, one] as const)), isNamed, shown.rules);
  const verdict = {
    key: sleeper.key,
    label: sleeper.label,
    answers: addressOf(sleeper.answers),
    ...sides,
    cheaper: cheaperOf(sides),
    better,
    parts,
    lead: lead?.sentence ?? null,
  } as const;
  return { verdict, lead };
}

/** Whether it meets every sleeper's need. */
const givesEnough = (part: MatchPart, { sleepers }: Scored, { needs }: Ruleset) =>
  sleepers.every(({ shares }) => shares[part] >= needs.shareAtNeed);

const sideOf = (scored: Scored, { answers }: TypicalSleeper, { size, rules, third }: Shown) => ({
  model: cardIn(scored.model, size),
  score: scored.score / 10,
  band: bandOf(scored, third, profileOf(answers), rules),
});

/** The whole score as displayed. */
const figure = (score: number) => String(Math.round(score));
/** "84 and 83 of 100", "both 84 of 100" */
const bothFigures = ({ score: one }: SleeperVerdict["left"], { score: other }: SleeperVerdict["left"]) =>
  figure(one) === figure(other) ? `both ${figure(one)} of 100` : `${figure(one)} and ${figure(other)} of 100`;
const fullName = ({ model }: SleeperVerdict["left"]) => `${model.brand.name} ${model.name}`;

/** A lead of fewer points than this is worth little money. */
const nearlyAsWell = 5;

/** "you sleep on your side …: its Ridge Plush fits you better (84 vs. 77 of 100), mostly because it’s gentler on shoulders and hips, and costs $200 less" */
function sentenceOf(
  { clause, answers }: TypicalSleeper,
  verdict: SleeperVerdict,
  lead: Lead | null,
  bothSupport: boolean,
): string {
  const { left, right, better } = verdict;
  // Readers with a bad back see support first here; further down the same text is for everybody.
  const support = bothSupport && answers.pain?.includes("low-back") ? "; both give your back the support it needs" : "";
  const words = better === "even" ? evenWords(verdict) : betterSentence(verdict, better, lead);
  return `${clause}: ${words}${support}${unpricedWords(left, right)}`;
}

function betterSentence(verdict: SleeperVerdict, better: "left" | "right", lead: Lead | null): string {
  const { left, right } = verdict;
  const [winner, loser] = better === "left" ? [left, right] : [right, left];
  const why = lead === null ? reasonWords(verdict, better) : leadWords(lead);
  return `its ${winner.model.name} fits you better (${figure(winner.score)} vs. ${figure(loser.score)} of 100)${why}${moneyText(winner, loser)}`;
}

const leadWords = ({ clause, isMost }: Lead) =>
  clause === null ? "" : `, ${isMost ? "mostly" : "partly"} because ${clause}`;

/**
 * How far you sink in is a matter of taste, so it is no reason without a stated preference. A reason that is outweighed
 * by another part is only "partly" why.
 */
function reasonWords({ parts, answers, ...sides }: SleeperVerdict, better: "left" | "right"): string {
  const ahead = parts.filter(({ difference }) => (better === "left" ? difference > 0 : difference < 0));
  const reason = ahead.find(({ part }) => part !== "feel" || answers.feel !== undefined);
  if (reason === undefined) return "";
  const most = ahead.every(({ difference }) => Math.abs(difference) <= Math.abs(reason.difference));
  return `, ${most ? "mostly" : "partly"} because ${becauseWords(reason.part, sides[better])}`;
}

const becauseWords = (part: MatchPart, { model }: SleeperVerdict["left"]) =>
  part === "firmness" && model.firmness_range !== null
    ? "you can set its firmness yourself"
    : part === "firmness" && model.firmness_halves !== null
      ? "you choose its firmness when you order it"
      : `it ${betterWords[part]}`.replace("it is", "it’s");

/** "; we haven’t seen a price for the King Koil Minuscule Firm": the reason why prices aren't compared. */
function unpricedWords(left: SleeperVerdict["left"], right: SleeperVerdict["left"]): string {
  const unpriced = [left, right].filter(({ model }) => model.price_cents === null);
  const [first] = unpriced;
  if (first === undefined) return "";
  return `; we haven’t seen a price for ${unpriced.length === 1 ? `the ${fullName(first)}` : "either of them"}`;
}

function evenWords({ left, right, cheaper }: SleeperVerdict): string {
  const less = lessBy(left, right);
  if (cheaper === null || less === null) {
    const price = less === null ? "" : " and cost about the same";
    return `the ${fullName(left)} and the ${fullName(right)} fit you about equally well (${bothFigures(left, right)})${price}`;
  }
  const [one, other] = cheaper === "left" ? [left, right] : [right, left];
  return `its ${one.model.name} fits you about as well as the ${fullName(other)} (${bothFigures(one, other)}) and costs ${formatMoney(Math.abs(less))} less`;
}

function cheaperOf({ left, right }: Pick<SleeperVerdict, "left" | "right">): SleeperVerdict["cheaper"] {
  const [one, other] = [left.model.price_cents, right.model.price_cents];
  if (one === null || other === null || aboutTheSame(one, other)) return null;
  return one < other ? "left" : "right";
}

/** What the better fit costs, and whether it is worth it. */
function moneyText(winner: SleeperVerdict["left"], loser: SleeperVerdict["left"]): string {
  const less = lessBy(winner, loser);
  if (less === null) return "";
  if (less === 0) return ", and costs the same";
  if (less > 0) return `, and costs ${formatMoney(less)} less`;
  if (Math.round(winner.score) - Math.round(loser.score) >= nearlyAsWell)
    return `, but costs ${formatMoney(-less)} more`;
  return `, but the ${fullName(loser)} fits nearly as well for ${formatMoney(-less)} less`;
}

/** How many cents cheaper one is than the other; null if a price is unknown. */
const lessBy = ({ model: one }: SleeperVerdict["left"], { model: other }: SleeperVerdict["left"]) =>
  one.price_cents === null || other.price_cents === null ? null : other.price_cents - one.price_cents;

const onlyOne = ({ clause, answers }: TypicalSleeper, { model, score }: Scored, { brand }: ComparedBrand) =>
  `${clause}: its ${model.card.name} fits you (${figure(score / 10)} of 100), and ${brand.name} has no queen${answers.budgetRange === undefined ? "" : " within your budget"}`;
