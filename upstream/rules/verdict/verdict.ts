import { formatMoney, listed } from "#contracts/english";
import type { BedVerdict, ComparisonVerdict } from "#contracts/compare/verdict";
import type { MattressSize } from "#contracts/mattress";
import { priceCents } from "../match/match-model";
import { partWords } from "../match/text/phrases";
import { firmnessWord } from "#contracts/vocabulary/mattress";
import { type ComparedBed, feltDifference, namesOf, scoredParts, usefulScore } from "./compared-bed";
import { aboutTheSame, pricesWeighed } from "./price-weighed";
import { fixedFirmness, reasonsFor, typeReason } from "./reasons";
import { onlyOne, setAside } from "./set-aside";

const reasonsShown = 3;

/** Which bed to choose, and what the more expensive ones offer for their price. Null for a single bed. */
export function verdictOf(beds: readonly ComparedBed[], size: MattressSize): Omit<ComparisonVerdict, "for_you"> | null {
  if (beds.length < 2) return null;
  const { choices, whys } = setAside(beds, size);
  const { found, alike, unfavored } =
    choices.length < 2 ? { found: [], alike: null, unfavored: [] } : chosenOf(choices, beds, size);
  return {
    beds: beds.flatMap(({ card: { slug } }, index) => {
      const why = whys[index]!;
      if (why !== null) return [{ slug, choose_if: null, otherwise: why }];
      if (choices.length === 1) return [{ slug, choose_if: null, otherwise: onlyOne(beds, size) }];
      return found.filter((each) => each.slug === slug);
    }),
    alike,
    money: pricesWeighed(beds, size, unfavored),
  };
}

interface Chosen {
  found: BedVerdict[];
  alike: string | null;
  /** Slugs of the beds that nothing favors in general; a visitor’s own answers may. */
  unfavored: string[];
}

/** When to choose which of the eligible beds; or that nothing distinguishes them. */
function chosenOf(beds: readonly ComparedBed[], all: readonly ComparedBed[], size: MattressSize): Chosen {
  const cheapest = cheapestOf(beds, size);
  // Don't give a reason that a cheaper bed satisfies just as well, as far as anyone can feel.
  const reasons = reasonsFor(
    beds,
    ({ over }, bed) => over === undefined || !costsMore(bed, cheapest, size) || cheapest.every(over),
  );
  const saves = beds.map((bed) => savesMost(bed, beds, size));
  if (reasons.every((each) => each.length === 0) && !saves.includes(true)) {
    const alike = alikeWords(beds, beds.length === all.length, size);
    return { found: [], alike, unfavored: beds.map(({ card }) => card.slug) };
  }
  const words = toldApart(
    beds,
    size,
    reasons.map((each, index) => chooseWords(each, saves[index]! ? spendWords(beds[index]!, beds, all, size) : null)),
  );
  return {
    found: beds.map((bed) => verdictOfBed(bed, beds, size, words)),
    alike: null,
    unfavored: beds.flatMap(({ card }, index) => (words[index]!.length === 0 ? [card.slug] : [])),
  };
}

interface SpendWords {
  alone: string;
  /** The wording used after another wish. */
  after: string;
}

/** What somebody who should choose it wants, each phrase worded to follow "you". */
function chooseWords(reasons: readonly { words: string }[], spend: SpendWords | null): string[] {
  const words = reasons.slice(0, reasonsShown - (spend === null ? 0 : 1)).map((reason) => reason.words);
  if (spend === null) return words;
  return [...words, words.some((each) => each.startsWith("want ")) ? spend.after : spend.alone];
}

/** If a bed that is no choice costs even less, this one isn't called the cheapest. */
function spendWords(
  bed: ComparedBed,
  beds: readonly ComparedBed[],
  all: readonly ComparedBed[],
  size: MattressSize,
): SpendWords {
  const two = beds.length === 2;
  if (all.some((each) => (priceCents(each, size) ?? Infinity) < priceCents(bed, size)!)) {
    const words = `want ${two ? "a lower" : "the lowest"} price for an adult’s bed`;
    return { alone: words, after: words };
  }
  return two
    ? { alone: "want to spend less", after: "want a lower price" }
    : { alone: "want to spend the least", after: "want the lowest price" };
}

/** Beds with the same reasons are distinguished by their type and price. */
function toldApart(
  beds: readonly ComparedBed[],
  size: MattressSize,
  words: readonly (readonly string[])[],
): (readonly string[])[] {
  const names = namesOf(beds);
  return words.map((own, index) => {
    const same = beds.filter((_, other) => areSame(words[other]!, own));
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

const areSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((words) => other.includes(words));

function verdictOfBed(
  bed: ComparedBed,
  beds: readonly ComparedBed[],
  size: MattressSize,
  words: readonly (readonly string[])[],
): BedVerdict {
  const own = words[beds.indexOf(bed)]!;
  const { slug } = bed.card;
  if (own.length === 0) return { slug, choose_if: null, otherwise: insteadWords(bed, beds, size) };
  // Of several that nothing distinguishes, one is chosen, and the others are described as similar to it.
  const [first] = beds.filter((_, index) => areSame(words[index]!, own)).sort(byPrice(size));
  if (first !== bed) return { slug, choose_if: null, otherwise: sameWords(bed, first!, beds, size) };
  return { slug, choose_if: `you ${wanted(own)}`, otherwise: null };
}

/** The cheapest first, unpriced ones last. */
const byPrice = (size: MattressSize) => (one: ComparedBed, other: ComparedBed) =>
  (priceCents(one, size) ?? Infinity) - (priceCents(other, size) ?? Infinity) ||
  (one.card.slug < other.card.slug ? -1 : 1);

/** "It suits the same sleepers as the Lark, but costs $100 more." */
function sameWords(bed: ComparedBed, first: ComparedBed, beds: readonly ComparedBed[], size: MattressSize): string {
  const [own, lower] = [priceCents(bed, size), priceCents(first, size)];
  const more = own === null || lower === null ? null : own - lower;
  const costs = more === null ? "" : more === 0 ? " and costs the same" : `, but costs ${formatMoney(more)} more`;
  return `It suits the same sleepers as the ${namesOf(beds)[beds.indexOf(first)]!}${costs}.`;
}

const verbs = ["like ", "want "];

/** "like a softer feel", "want a bed that lasts", "want a lower price" → "like a softer feel, and want a bed that lasts and a lower price" */
function wanted(words: readonly string[]): string {
  const things = new Map<string, string[]>();
  for (const each of words) {
    const verb = verbs.find((one) => each.startsWith(one)) ?? each;
    things.set(verb, [...(things.get(verb) ?? []), verb === each ? "" : each.slice(verb.length)]);
  }
  const clauses = [...things].map(([verb, each]) => {
    const [first, ...more] = each.toSorted((one, other) => rankOf(one) - rankOf(other));
    const text = `${verb}${listedClearly([first!, ...more], more.length > 1 ? each.some(hasAnd) : hasAnd(first!))}`;
    return { text, place: more.length > 0 ? 2 : hasAnd(text) ? 0 : 1 };
  });
  const texts = clauses.toSorted((one, other) => one.place - other.place).map(({ text }) => text);
  return listedClearly(texts, texts.some(hasAnd) || (texts.length > 2 && texts.some((text) => text.includes(" or "))));
}

const hasAnd = (words: string) => words.includes(" and ");

/** Sort order of the objects of one verb: infinitives come last, after phrases that contain an "and". */
const rankOf = (thing: string) => (thing.startsWith("to ") ? 2 : hasAnd(thing) ? 1 : 0);

/** With a comma before the last "and" if one of the phrases contains an "and". */
const listedClearly = (words: readonly string[], mixed: boolean) =>
  words.length > 1 && mixed ? `${words.slice(0, -1).join(", ")}, and ${words.at(-1)!}` : listed(words);

const cheapestOf = (beds: readonly ComparedBed[], size: MattressSize) => {
  const least = Math.min(...beds.map((bed) => priceCents(bed, size) ?? Infinity));
  return beds.filter((bed) => priceCents(bed, size) === least);
};

/** By more than "about the same" compared with the cheapest. */
function costsMore(bed: ComparedBed, [cheapest]: readonly ComparedBed[], size: MattressSize): boolean {
  const [own, least] = [priceCents(bed, size), cheapest === undefined ? null : priceCents(cheapest, size)];
  return own !== null && least !== null && own > least && !aboutTheSame(own, least);
}

/** It costs less than every other bed, and less than at least one of them by more than "about the same". */
function savesMost(bed: ComparedBed, beds: readonly ComparedBed[], size: MattressSize): boolean {
  const own = priceCents(bed, size);
  if (own === null) return false;
  const others = beds.filter((other) => other !== bed).flatMap((other) => priceCents(other, size) ?? []);
  return others.length > 0 && others.every((cents) => cents > own && !aboutTheSame(cents, own));
}

/** For a bed without a reason to choose it: the one that does everything it does for no more money, if there is one. */
function insteadWords(bed: ComparedBed, beds: readonly ComparedBed[], size: MattressSize): string {
  const names = namesOf(beds);
  const own = priceCents(bed, size);
  for (const [index, other] of beds.entries()) {
    const cents = priceCents(other, size);
    if (other === bed || own === null || cents === null || cents > own) continue;
    if (scoredParts.some((part) => usefulScore(other, part) < usefulScore(bed, part))) continue;
    const saved = cents === own ? "and costs the same" : `and costs ${formatMoney(own - cents)} less`;
    return `For most sleepers, we don’t see a strong reason to choose it: the ${names[index]!} does everything you’d notice at least as well ${saved}.`;
  }
  const close = closeForLess(bed, beds, size);
  if (close !== null) return close;
  const others = beds.length === 2 ? `the ${names[1 - beds.indexOf(bed)]!}` : "the others";
  return `For most sleepers, we don’t see a strong reason to choose it over ${others}.`;
}

/**
 * For a bed that is rated highest for something: the cheaper one that comes so close that nobody feels the difference.
 */
function closeForLess(bed: ComparedBed, beds: readonly ComparedBed[], size: MattressSize): string | null {
  const highest = scoredParts.filter((part) =>
    beds.every((other) => other === bed || usefulScore(other, part) < usefulScore(bed, part)),
  );
  const [cheapest] = beds.toSorted(byPrice(size));
  const own = priceCents(bed, size);
  const least = cheapest === undefined ? null : priceCents(cheapest, size);
  if (highest.length === 0 || cheapest === undefined || own === null || least === null || own <= least) return null;
  if (highest.some((part) => usefulScore(bed, part) - usefulScore(cheapest, part) >= feltDifference)) return null;
  const parts = listed(highest.map((part) => partWords[part]));
  const name = namesOf(beds)[beds.indexOf(cheapest)]!;
  const saved = formatMoney(own - least);
  return `It’s rated highest for ${parts}, but the ${name} comes so close that you’d hardly notice, and costs ${saved} less.`;
}

/** `all`: none of the compared beds is set aside. */
function alikeWords(beds: readonly ComparedBed[], all: boolean, size: MattressSize): string {
  const prices = beds.flatMap((bed) => priceCents(bed, size) ?? []);
  const same = prices.length === beds.length && aboutTheSame(Math.min(...prices), Math.max(...prices));
  const money = same ? ", and they cost about the same" : "";
  const [softest, firmest] = firmnessApart(beds);
  if (softest !== undefined && firmest !== undefined) {
    const suits = beds.length === 2 ? "better" : "best";
    return `They differ mostly in firmness: the ${softest} and the ${firmest}. Otherwise you’d hardly feel a difference${money}. Take the one whose firmness suits you ${suits}.`;
  }
  const easier = beds.length === 2 ? "easier" : "easiest";
  const which = all ? "these beds" : `the ${listed(namesOf(beds))}`;
  return `You’d hardly feel a difference between ${which}${money}. Take the one that’s ${easier} for you to try.`;
}

/** From this difference on, in tenths of a point, firmness is worth mentioning even though it decides nothing. */
const firmnessSaid = 5;

/** "Lark is 5.5 of 10 (medium)" for the softest and the firmest; empty where they are practically the same. */
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
  return [softest, firmest].map(({ name, tenths }) => `${name} is ${tenths / 10} of 10 (${firmnessWord(tenths / 10)})`);
}
