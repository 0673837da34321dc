import type { Passage } from "./passages";

interface Word extends Passage {
  /** Without capitals and accents. */
  plain: string;
  written: string;
}

const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}’'-]*/gu;

/** Without capitals, accents and apostrophes. */
const plainly = (written: string) =>
  (/^[\w -]*$/.test(written) ? written : written.normalize("NFD").replace(/[\p{M}’']/gu, "")).toLowerCase();

function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: written, index: start } of text.matchAll(word)) {
    words.push({ plain: plainly(written), written, start, end: start + written.length });
  }
  return words;
}

const spanOf = (words: readonly Word[], first: number, last: number): Passage => ({
  start: words[first]!.start,
  end: words[last]!.end,
});

/** "Soooo" and "!!!" are normal writing. */
const sameCharacter = /(?:([\p{L}!?*])(?:\1){7,})/giu;
const sameWords = 4;
/** A sentence as short as "I love it." may occur twice. */
const wordsOfASentence = 5;

/** Passages that are repetitive: a character, a word, a sentence, or most of a text. */
export function findRepeats(text: string): Passage[] {
  const found: Passage[] = [];
  for (const match of text.matchAll(sameCharacter)) {
    found.push({ start: match.index, end: match.index + match[0].length });
  }
  const words = wordsOf(text);
  for (let first = 0, next = 1; first < words.length; first = next) {
    next = first + 1;
    while (next < words.length && words[next]!.plain === words[first]!.plain) next += 1;
    if (next - first >= sameWords) found.push(spanOf(words, first, next - 1));
  }
  found.push(...repeatedSentences(text));
  if (found.length === 0) found.push(...repeatedPhrases(words));
  return found;
}

function repeatedSentences(text: string): Passage[] {
  const seen = new Set<string>();
  const found: Passage[] = [];
  for (const match of text.matchAll(/[^.!?\n]+/g)) {
    const words = wordsOf(match[0]);
    if (words.length < wordsOfASentence) continue;
    const sentence = words.map(({ plain }) => plain).join(" ");
    if (seen.has(sentence)) {
      found.push({ start: match.index + words[0]!.start, end: match.index + words.at(-1)!.end });
    }
    seen.add(sentence);
  }
  return found;
}

/** A text of some length in which most groups of three words have occurred before. */
function repeatedPhrases(words: readonly Word[]): Passage[] {
  const size = 3;
  if (words.length < 24) return [];
  const seen = new Set<string>();
  let first: number | null = null;
  let again = 0;
  for (let index = 0; index + size <= words.length; index += 1) {
    const group = groupAt(words, index, size);
    if (seen.has(group)) {
      again += 1;
      first ??= index;
    }
    seen.add(group);
  }
  return first !== null && again * 2 > words.length ? [spanOf(words, first, first + size - 1)] : [];
}

const groupAt = (words: readonly Word[], index: number, size: number) => {
  let group = "";
  for (let offset = 0; offset < size; offset += 1) group += `${words[index + offset]!.plain} `;
  return group;
};

const isShouted = ({ written }: Word) =>
  written === written.toUpperCase() && written !== written.toLowerCase() && !/\d/.test(written);
/** Minimum letters in an all-caps passage, and minimum words: brand names and "I LOVE IT" are shorter. */
const shoutedLetters = 20;
const shoutedWords = 5;

/** Sentences that are entirely in capitals. */
export function findShouting(text: string): Passage[] {
  const words = wordsOf(text);
  const found: Passage[] = [];
  for (let first = 0, next = 0; first < words.length; first = next + 1) {
    next = first;
    let letters = 0;
    while (next < words.length && isShouted(words[next]!)) {
      letters += words[next]!.plain.length;
      next += 1;
    }
    let last = next - 1;
    // The next sentence may start with "I".
    while (last > first && words[last]!.plain.length === 1) last -= 1;
    if (last - first + 1 >= shoutedWords && letters >= shoutedLetters) found.push(spanOf(words, first, last));
  }
  return found;
}

/** Consecutive words; two people writing about one bed seldom share five in a row. */
const groupSize = 5;
const groupsNeeded = 6;
const copiedShare = 0.5;

/** The longest passage shared with another text, if half of the text comes from there; else null. */
export function findCopied(text: string, others: readonly string[]): Passage | null {
  const words = wordsOf(text);
  const vocabulary = new Map<string, string>();
  for (const { plain } of words) {
    if (!vocabulary.has(plain)) vocabulary.set(plain, String.fromCharCode(vocabulary.size + 1));
  }
  const own = words.map(({ plain }) => vocabulary.get(plain)!).join("");
  const groups = new Set(groupsOf(own));
  if (groups.size < groupsNeeded) return null;
  for (const other of others) {
    const shared = new Set(groupsOf(encoded(other, vocabulary)).filter((group) => groups.has(group)));
    if (shared.size >= groups.size * copiedShare) return longestShared(words, own, shared);
  }
  return null;
}

/**
 * A text encoded as one character per word, because two hundred texts are compared: one for each word of the
 * vocabulary, and a shared one for all others.
 */
const encoded = (text: string, vocabulary: ReadonlyMap<string, string>) =>
  (plainly(text).match(word) ?? []).map((plain) => vocabulary.get(plain) ?? "\0").join("");

const groupsOf = (codes: string): string[] =>
  Array.from({ length: Math.max(0, codes.length - groupSize + 1) }, (_, at) => codes.slice(at, at + groupSize));

function longestShared(words: readonly Word[], own: string, shared: ReadonlySet<string>): Passage {
  const isShared = groupsOf(own).map((group) => shared.has(group));
  let best = { first: 0, length: 0 };
  for (let first = 0, next = 0; first < isShared.length; first = next + 1) {
    next = first;
    while (isShared[next] === true) next += 1;
    if (next - first > best.length) best = { first, length: next - first };
  }
  return spanOf(words, best.first, best.first + best.length + groupSize - 2);
}
