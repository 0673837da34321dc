import type { BedVerdict, ComparisonVerdict } from "../../../app/contracts/comparison-verdict";
import type { MattressSize } from "../../../app/contracts/mattress";
import { priceCents } from "../match/match-model";
import { dollars, listed } from "../match/words";
import { feelWords } from "../comfort";
import { type ComparedBed, namesOf, scoredParts, usefulScore } from "./compared-bed";
import { aboutTheSame, pricesWeighed } from "./price-weighed";
import { fixedFirmness, reasonsFor, typeReason } from "./reasons";

const reasonsShown = 3;

/** Which of some beds to choose, and what the dearer ones give for their money. Nothing of a bed that stands alone. */
export function verdictOf(beds: readonly ComparedBed[], size: MattressSize): Omit<ComparisonVerdict, "for_you"> | null {
  if (beds.length < 2) return null;
  const reasons = reasonsFor(beds);
  const saves = beds.map((bed) => savesMost(bed, beds, size));
  const alike = reasons.every((found) => found.length === 0) && !saves.includes(true);
  const words = toldApart(
    beds,
    size,
    reasons.map((found, index) => chooseWords(found, saves[index]! ? spendWords(beds) : null)),
  );
  return {
    beds: alike ? [] : beds.map((bed, index) => verdictOfBed(bed, beds, size, words[index]!)),
    alike: alike ? alikeWords(beds, size) : null,
    money: pricesWeighed(beds, size),
  };
}

/** What somebody wants who should choose it, as it follows "you". */
const chooseWords = (reasons: readonly { words: string }[], spend: string | null) => [
  ...reasons.slice(0, reasonsShown - (spend === null ? 0 : 1)).map(({ words }) => words),
  ...(spend === null ? [] : [spend]),
];

const spendWords = ({ length }: readonly ComparedBed[]) =>
  length === 2 ? "want to spend less" : "want to spend the least";

/** Beds that the same words speak for are told apart by their type and price. */
function toldApart(
  beds: readonly ComparedBed[],
  size: MattressSize,
  words: readonly (readonly string[])[],
): (readonly string[])[] {
  const names = namesOf(beds);
  return words.map((own, index) => {
    const same = beds.filter((_, other) => words[other]!.join() === own.join());
    if (own.length === 0 || same.length === 1) return own;
    const bed = beds[index]!;
    const [other, ...further] = same.filter((each) => each !== bed);
    const cheaper = further.length === 0 && savesMost(bed, same, size);
    const apart = [
      ...typeReason(bed, same),
      ...(cheaper ? [`want to pay less than the ${names[beds.indexOf(other!)]!} costs`] : []),
    ];
    return [...own, ...apart];
  });
}

function verdictOfBed(
  bed: ComparedBed,
  beds: readonly ComparedBed[],
  size: MattressSize,
  words: readonly string[],
): BedVerdict {
  return {
    slug: bed.card.slug,
    choose_if: words.length === 0 ? null : `you ${listed(words)}`,
    otherwise: words.length === 0 ? insteadWords(bed, beds, size) : null,
  };
}

/** It costs less than every other, and less than one of them by more than "about the same". */
function savesMost(bed: ComparedBed, beds: readonly ComparedBed[], size: MattressSize): boolean {
  const own = priceCents(bed, size);
  if (own === null) return false;
  const others = beds.filter((other) => other !== bed).flatMap((other) => priceCents(other, size) ?? []);
  return others.length > 0 && others.every((cents) => cents > own && !aboutTheSame(cents, own));
}

/** Of a bed that nothing speaks for: the one that does all it does for no more money, if there is one. */
function insteadWords(bed: ComparedBed, beds: readonly ComparedBed[], size: MattressSize): string {
  const names = namesOf(beds);
  const own = priceCents(bed, size);
  for (const [index, other] of beds.entries()) {
    const cents = priceCents(other, size);
    if (other === bed || own === null || cents === null || cents > own) continue;
    if (scoredParts.some((part) => usefulScore(other, part) < usefulScore(bed, part))) continue;
    const saved = cents === own ? "and costs the same" : `and costs ${dollars(own - cents)} less`;
    return `We see no reason to choose it: the ${names[index]!} is at least as good in every way we compare ${saved}.`;
  }
  const others = beds.length === 2 ? `the ${names[1 - beds.indexOf(bed)]!}` : "the others";
  return `We don’t see a strong reason to choose it over ${others}.`;
}

function alikeWords(beds: readonly ComparedBed[], size: MattressSize): string {
  const prices = beds.map((bed) => priceCents(bed, size));
  const same = prices.every((cents) => cents !== null);
  const money = same ? ", and they cost about the same" : "";
  const [softest, firmest] = firmnessApart(beds);
  if (softest !== undefined && firmest !== undefined) {
    const suits = beds.length === 2 ? "better" : "best";
    return `They differ mostly in firmness: the ${softest} and the ${firmest}. Otherwise you’d hardly feel a difference${money}. Take the one whose firmness suits you ${suits}.`;
  }
  const easier = beds.length === 2 ? "easier" : "easiest";
  return `You’d hardly feel a difference between these beds${money}. Take the one that’s ${easier} for you to try.`;
}

/** From this difference on, in tenths of a step, a firmness is worth a word though it decides nothing. */
const firmnessSaid = 5;

/** "Lark at 5.5 (medium)" of the softest and of the firmest; nothing where they are as good as the same. */
function firmnessApart(beds: readonly ComparedBed[]): string[] {
  const names = namesOf(beds);
  const known = beds
    .flatMap((bed, index) => {
      const tenths = fixedFirmness(bed);
      return tenths === null ? [] : [{ name: names[index]!, tenths }];
    })
    .sort((one, other) => one.tenths - other.tenths);
  const [softest, firmest] = [known[0], known.at(-1)];
  if (softest === undefined || firmest === undefined || firmest.tenths - softest.tenths < firmnessSaid) return [];
  return [softest, firmest].map(({ name, tenths }) => `${name} at ${tenths / 10} of 10 (${feelWords(tenths / 10)})`);
}
