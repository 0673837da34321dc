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

/** Prices this close, as a share of the lower one, are about the same. */
const sameWithin = 0.03;
const moreNights = 60;
const saidFee = 5000;
/** Of two beds; of more there are more sentences, so each is kept shorter. */
const shown = { gains: 3, losses: 2, figures: true };
const shownOfMany = { gains: 2, losses: 1, figures: false };
/** From this share of the lower price on one gain alone is little for the money. */
const muchMore = 0.4;

/** What is had for the money, as a thing: after "you get". */
const gainWords: Record<ScoredPart, string> = {
  cooling: "a cooler bed",
  motion_isolation: "less movement from your partner’s side",
  pressure_relief: "more cushioning for your shoulders and hips",
  support: "better support",
  edge_support: "a firmer edge",
  responsiveness: "an easier time turning over",
  durability: "a bed that should last longer",
};

/** "about the same": too little to choose by. */
export const aboutTheSame = (one: number, other: number) => Math.abs(one - other) <= Math.min(one, other) * sameWithin;

/** What each dearer bed gives for its money against the cheapest one, in sentences; then those whose price is unknown. */
export function pricesWeighed(beds: readonly ComparedBed[], size: MattressSize): string[] {
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
      : dearer.map((one) => weighed(one, cheapest, size, beds.length === 2 ? shown : shownOfMany))),
    ...unpriced.map(
      (name) =>
        `We haven’t seen a price for the ${name} in a ${sizeWords[size]}, so ask what it costs before you choose it.`,
    ),
  ];
}

/** Made in the size, at a price that nobody has seen. */
const isUnpriced = (bed: ComparedBed, size: MattressSize) => bed.prices.has(size) && priceCents(bed, size) === null;

interface Priced {
  bed: ComparedBed;
  name: string;
  cents: number;
}

function weighed(dear: Priced, cheap: Priced, size: MattressSize, most: typeof shown): string {
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
  const little = losses.length > gains.length || (gains.length === 1 && more >= cheap.cents * muchMore);
  const needed = losses.length === 0 ? "if that matters to you" : `if you need what the ${dear.name} does better`;
  return `${forIt}${given}${little ? ` Pay more only ${needed}.` : ""}`;
}

/**
 * How a bed feels has no better and no worse, so it is never a gain; it may be a reason all the same. A longer warranty is
 * told, since the table marks it. What follows for the money is the reader's to say.
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

/** What one has that the other has not, the greatest first, each with its figures. */
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

/** "4.2 vs. 3.4 of 5"; of how long beds last the usual years of their types, where those say the same. */
function figuresOf(part: ScoredPart, bed: ComparedBed, other: ComparedBed): string {
  const [own, others] = [bed, other].map(({ card: { type } }) => (type === null ? null : usualYears[type]));
  if (part === "durability" && own != null && others != null && own[0] > others[0]) {
    return `beds of its type usually last ${own[0]} to ${own[1]} years, compared with ${others[0]} to ${others[1]}`;
  }
  // Less movement comes with the higher figure, so that one says what it rates.
  const rated = part === "motion_isolation" ? ` for ${partWords[part]}` : "";
  return `${bed.readings[part].toFixed(1)} vs. ${other.readings[part].toFixed(1)} of 5${rated}`;
}
