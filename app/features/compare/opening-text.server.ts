import { formatMoney, listed, numberWord } from "#contracts/english";
import type { ComparedModel, ComparisonDetail, SleeperVerdict } from "#contracts/compare/comparisons";
import { sizeInSentence } from "#contracts/vocabulary/mattress";
import { termsOf } from "#contracts/vocabulary/terms";
import { tenth } from "~/ui/format";
import { enoughOf, feltTenths } from "./rows/feel-rows.server";

/** How a comparison of two brands opens: with what its verdicts come to. */

type Side = "left" | "right";
export type ComparedBrands = Pick<ComparisonDetail, "verdicts" | "choose"> & Record<Side, ComparisonDetail["left"]>;

/** Null where nobody gave a verdict. */
export function openingText(comparison: ComparedBrands): string | null {
  if (comparison.verdicts.length === 0) return null;
  const chosen = { left: chosenOf("left", comparison), right: chosenOf("right", comparison) };
  const [left, right] = [totalOf(chosen.left), totalOf(chosen.right)];
  if (left > 0 && right > 0) {
    return "It depends on how you sleep. Find your kind of sleeper below to see which brand fits you better, why, and what the difference costs.";
  }
  const side = left > 0 ? "left" : "right";
  const [own, other] = side === "left" ? [comparison.left, comparison.right] : [comparison.right, comparison.left];
  if (left + right === 0) {
    return `${equalWords(comparison)}, so either will do. See below what sets them apart.`;
  }
  const { alone, ...both } = chosen[side];
  return [
    both.better + both.onPrice === 0 ? `${equalWords(comparison)}.` : leadingWords(comparison, both, own, other),
    ...(alone === 0 ? [] : [`For ${numberWord(alone)} more, only ${own.brand.name} has a bed.`]),
    ...strengthWords(other, own),
    "See below why, and what the difference costs.",
  ].join(" ");
}

/** Of two that fit equally well the cheaper one is chosen. */
const choiceOf = ({ better, cheaper }: SleeperVerdict) => (better === "even" ? (cheaper ?? "either") : better);

/** For how many a side fits better, fits about as well and costs less, and is alone in having a bed. */
function chosenOf(side: Side, { verdicts, choose }: ComparedBrands) {
  const chosen = verdicts.filter((verdict) => choiceOf(verdict) === side);
  const better = chosen.filter((verdict) => verdict.better === side).length;
  return { better, onPrice: chosen.length - better, alone: Math.max(0, choose[side].length - chosen.length) };
}

type Chosen = ReturnType<typeof chosenOf>;

const totalOf = ({ better, onPrice, alone }: Chosen) => better + onPrice + alone;

/** "For all eight kinds of sleepers we compare": those with a verdict, for whom both brands have a bed. */
function forAll({ verdicts, choose }: ComparedBrands): string {
  const count = verdicts.length;
  const spoken = choose.left.length + choose.right.length + choose.either.length + choose.neither.length;
  const those = spoken > count ? "that both brands have a bed for" : "we compare";
  return count === 1
    ? `For the one kind of sleeper ${those}`
    : `For ${count === 2 ? "both" : `all ${numberWord(count)}`} kinds of sleepers ${those}`;
}

const equalWords = (comparison: ComparedBrands) =>
  `${forAll(comparison)}, ${comparison.left.brand.name} and ${comparison.right.brand.name} fit about equally well`;

/** "For all eight …, Casper fits about as well as Purple or better: better for three and about as well for less money for five." */
function leadingWords(
  comparison: ComparedBrands,
  { better, onPrice }: Omit<Chosen, "alone">,
  { brand: { name: own } }: ComparedBrands[Side],
  { brand: { name: other } }: ComparedBrands[Side],
): string {
  const all = forAll(comparison);
  const even = comparison.verdicts.length - better - onPrice;
  if (onPrice + even === 0) return `${all}, ${own} fits better than ${other}.`;
  if (better + even === 0) return `${all}, ${own} fits about as well as ${other} for less money.`;
  const parts = [
    ...(better === 0 ? [] : [`better for ${numberWord(better)}`]),
    ...(onPrice === 0 ? [] : [`about as well for less money for ${numberWord(onPrice)}`]),
    ...(even === 0 ? [] : [`about equally well for ${numberWord(even)}`]),
  ];
  return `${all}, ${own} fits about as well as ${other}${better === 0 ? "" : " or better"}: ${listed(parts, "and")}.`;
}

type ScoredPart = keyof typeof enoughOf;

/** What a bed does better that is ahead in a part. */
const does: Record<ScoredPart, string> = {
  pressure_relief: "is gentler on shoulders and hips",
  support: "supports your back better",
  motion_isolation: "absorbs more movement",
  cooling: "sleeps cooler",
  edge_support: "has a firmer edge",
  responsiveness: "is easier to turn over on",
  durability: "should last longer",
};

const strengthsShown = 2;

/** What the bed of the other brand does better that can be felt, and whether it costs less; nothing where it does neither. */
function strengthWords({ brand, model }: ComparedBrands[Side], leader: ComparedBrands[Side]): string[] {
  const [own, others] = [model.price.now_cents, leader.model.price.now_cents];
  const less = own === null || others === null ? 0 : others - own;
  const costs = less <= 0 ? [] : [`costs ${formatMoney(less)} less for a ${sizeInSentence(model.price.size)}`];
  const strengths = [...strengthsOf(model, leader.model), ...costs];
  if (strengths.length === 0) return [];
  const beside = `next to the ${leader.brand.name} ${leader.model.name}`;
  return [`In ${brand.name}’s favor: ${beside}, its ${model.name} ${listed(strengths, "and")}.`];
}

/** "sleeps cooler (4.5 vs. 3.8 of 5)", the greatest difference first; what is more than anybody needs counts for nothing. */
function strengthsOf({ scores }: ComparedModel, { scores: others }: ComparedModel): string[] {
  if (scores === null || others === null) return [];
  const useful = (score: number, part: ScoredPart) => Math.round(Math.min(score, enoughOf[part]) * 10);
  const figure = (score: number) => tenth(score).toFixed(1);
  return termsOf(does)
    .map((part) => ({ part, ahead: useful(scores[part], part) - useful(others[part], part) }))
    .filter(({ ahead }) => ahead >= feltTenths)
    .sort((one, other) => other.ahead - one.ahead)
    .slice(0, strengthsShown)
    .map(({ part }) => `${does[part]} (${figure(scores[part])} vs. ${figure(others[part])} of 5)`);
}
