import { formatMoney, listed } from "#contracts/english";
import type { MattressSize } from "#contracts/mattress";
import { priceCents } from "../match/match-model";
import { partWords, sizeWords } from "../match/text/phrases";
import { usualYears } from "../type-life";
import {
  type ComparedBed,
  feltDifference,
  namesOf,
  nightsToReturn,
  type ScoredPart,
  scoredParts,
  usefulScore,
} from "./compared-bed";
import { fixedFirmness, reasonsFor } from "./reasons";

/** Prices this close, as a share of the lower one, count as about the same. */
const sameWithin = 0.03;
const moreNights = 60;
const saidFee = 5000;
/** For two beds; with more beds there are more sentences, so each is kept shorter. */
const shown = { gains: 3, losses: 2, figures: true };
const shownOfMany = { gains: 2, losses: 1, figures: false };
/** From this share of the lower price on, a single gain is little for the money. */
const muchMore = 0.4;

/** What the buyer gets for the money, as a noun phrase after "you get". */
const gainWords: Record<ScoredPart, string> = {
  cooling: "a cooler bed",
  motion_isolation: "less movement from your partner’s side",
  pressure_relief: "more cushioning for your shoulders and hips",
  support: "better support",
  edge_support: "a firmer edge",
  responsiveness: "an easier time turning over",
  durability: "a bed that should last longer",
};

/** "about the same": too small a difference to choose by. */
export const aboutTheSame = (one: number, other: number) => Math.abs(one - other) <= Math.min(one, other) * sameWithin;

/**
 * What each more expensive bed offers for its price compared with the cheapest one, in sentences; then the beds without
 * a known price. `unfavored` lists the slugs of beds without a strong reason to choose them, so that no sentence gives
 * one to pay more for them.
 */
export function pricesWeighed(
  beds: readonly ComparedBed[],
  size: MattressSize,
  unfavored: readonly string[] = [],
): string[] {
  const names = namesOf(beds);
  const priced = beds
    .flatMap((bed, index) => {
      const cents = priceCents(bed, size);
      return cents === null ? [] : [{ bed, name: names[index]!, cents }];
    })
    .sort((one, other) => one.cents - other.cents);
  const unpriced = names.filter((_, index) => isUnpriced(beds[index]!, size));
  const [cheapest, ...dearer] = priced;
  return [
    ...(cheapest === undefined
      ? []
      : dearer.map((one) =>
          weighed(one, cheapest, size, {
            ...(beds.length === 2 ? shown : shownOfMany),
            favored: !unfavored.includes(one.bed.card.slug),
          }),
        )),
    ...unpriced.map(
      (name) =>
        `We haven’t seen a price for the ${name} in a ${sizeWords[size]}, so ask what it costs before you choose it.`,
    ),
  ];
}

/** Made in the size, but without a known price. */
const isUnpriced = (bed: ComparedBed, size: MattressSize) => bed.prices.has(size) && priceCents(bed, size) === null;

interface Priced {
  bed: ComparedBed;
  name: string;
  cents: number;
}

function weighed(dear: Priced, cheap: Priced, size: MattressSize, most: typeof shown & { favored: boolean }): string {
  const inSize = `for a ${sizeWords[size]}`;
  const more = dear.cents - cheap.cents;
  if (more === 0) return `The ${dear.name} and the ${cheap.name} cost the same ${inSize}: ${formatMoney(dear.cents)}.`;
  if (aboutTheSame(dear.cents, cheap.cents)) {
    return `The ${dear.name} costs about as much as the ${cheap.name} ${inSize}: ${formatMoney(dear.cents)} vs. ${formatMoney(cheap.cents)}.`;
  }
  const gains = gainsOf(dear, cheap, most);
  const costs = `The ${dear.name} costs ${formatMoney(more)} more than the ${cheap.name} ${inSize}`;
  if (gains.length === 0) return `${costs}${nothingFor(dear, cheap)}`;
  const losses = gainsOf(cheap, dear, most);
  const forIt = `${costs}. For that, you get ${listed(gains.slice(0, most.gains))}.`;
  const given =
    losses.length === 0 ? "" : ` But with the ${cheap.name}, you get ${listed(losses.slice(0, most.losses))}.`;
  if (!most.favored) return `${forIt}${given} For most sleepers, we don’t see a strong reason to pay more.`;
  const little = losses.length > gains.length || (gains.length === 1 && more >= cheap.cents * muchMore);
  const needed = losses.length === 0 ? "if that matters to you" : `if you need what the ${dear.name} does better`;
  return `${forIt}${given}${little ? ` Pay more only ${needed}.` : ""}`;
}

/**
 * A bed's feel is neither better nor worse, so it is never a gain, but it may still be a reason. A longer warranty is
 * mentioned because the table highlights it. Whether it is worth the money is up to the reader.
 */
function nothingFor({ bed, name }: Priced, { bed: cheap }: Priced): string {
  const [feel] = reasonsFor([bed, cheap]);
  const none = "none of our ratings puts it ahead by enough to matter.";
  return feel === undefined || feel.length === 0
    ? `, and ${none}${warrantyWords(bed, cheap)}`
    : `. You may prefer how the ${name} feels, but ${none}${warrantyWords(bed, cheap)}`;
}

/** " Its warranty is longer: 20 years vs. 10." */
function warrantyWords(bed: ComparedBed, other: ComparedBed): string {
  const [own, others] = [bed, other].map(({ policies }) => policies.warranty_years ?? null) as [
    number | null,
    number | null,
  ];
  return own === null || others === null || own <= others ? "" : ` Its warranty is longer: ${own} years vs. ${others}.`;
}

/** What one bed has that the other lacks, the greatest gain first, each with its figures. */
function gainsOf({ bed }: Priced, { bed: other, name: otherName }: Priced, { figures }: typeof shown): string[] {
  const parts = scoredParts
    .map((part) => ({ part, ahead: usefulScore(bed, part) - usefulScore(other, part) }))
    .filter(({ ahead }) => ahead >= feltDifference)
    .sort((one, next) => next.ahead - one.ahead)
    .map(({ part }) => (figures ? `${gainWords[part]} (${figuresOf(part, bed, other)})` : gainWords[part]));
  const [nights, otherNights] = [nightsToReturn(bed), nightsToReturn(other)];
  const more = nights === null || otherNights === null ? 0 : nights - otherNights;
  const fee = other.policies.return_fee_cents;
  const free = nights !== null && bed.policies.return_fee_cents === 0 && fee !== null && fee >= saidFee;
  return [
    ...(bed.firmness.range !== null && other.firmness.range === null ? ["firmness you can adjust yourself"] : []),
    ...(bed.firmness.halves !== null && fixedFirmness(other) !== null
      ? ["a firmness of your choice on each side"]
      : []),
    ...parts,
    ...(more >= moreNights ? [`${more} more nights to return it for a refund`] : []),
    ...(free ? [`a free return (${formatMoney(fee)} with the ${otherName})`] : []),
  ];
}

/** "4.2 vs. 3.4 of 5"; for durability, the usual years of the two types where they point the same way. */
function figuresOf(part: ScoredPart, bed: ComparedBed, other: ComparedBed): string {
  const [own, others] = [bed, other].map(({ card: { type } }) => (type === null ? null : usualYears[type]));
  if (part === "durability" && own != null && others != null && own[0] > others[0]) {
    return `beds of its type usually last ${own[0]} to ${own[1]} years, compared with ${others[0]} to ${others[1]}`;
  }
  // A higher figure means less movement, so the text says what is being rated.
  const rated = part === "motion_isolation" ? ` for ${partWords[part]}` : "";
  return `${bed.readings[part].toFixed(1)} vs. ${other.readings[part].toFixed(1)} of 5${rated}`;
}
