import { withoutPersonalData } from "~/platform/addresses";

/** Longer ones are sentences about somebody, or no words. */
const longest = { characters: 60, words: 6, word: 20 };
/** Digits that may be a ZIP code, a phone number, a year of birth or a card's; a size has fewer. */
const mostDigits = 3;

/** Words as people type them: neither markup and formulas nor what a file may hold. */
const plain = /^[\p{L}\p{M}\p{N} '’"“”.,&+/×$%°#?!-]+$/u;

/** "60x80", "60 x 80 x 12", "$1,200": their digits are nobody's. */
const sizeOrPrice =
  /(?<!\p{N})(?:\p{N}{2,3} ?["”]? ?[x×] ?\p{N}{2,3}(?: ?["”]? ?[x×] ?\p{N}{1,2})?|\$ ?\p{N}{1,2},?\p{N}{3})(?!\p{N})/giu;

const initial = /^\p{Lu}\.?$/u;
const capitalized = /^\p{Lu}[\p{L}'’-]+$/u;

/** "Nora Field", "J. McField", "NORA FIELD": of a bed, a brand or a town something would have been found. */
const isName = (words: readonly string[]) =>
  words.length > 1 && words.length < 4 && words.every((word) => initial.test(word) || capitalized.test(word));

/** "12 Main St Boise", "4 Elm Avenue", "elm street", "PO Box 12"; not "12 way adjustable base". */
const streets = [
  /\b(?:street|avenue|boulevard|blvd|road|p\.? ?o\.? ?box|(?:apt|unit|suite)\.? ?#?\d)/i,
  /\b\d{1,6}[a-z]?(?: [^ ,]{1,30}){1,3} (?:st|ave|rd|dr|drive|ln|lane|ct|court|way|pl|place|hwy)\b/i,
];

/** "gmail.com", "nora at gmail dot com". */
const internet = /\p{L}\.\p{L}{2,}|\b(?:gmail|yahoo|hotmail|outlook|icloud)\b|\bdot (?:com|net|org|edu)\b|%40/iu;
const secret = /\b(?:password|passcode|ssn|social security|dob|date of birth)\b/i;

/** A key or a slip of the hand: long and without a vowel. */
const isWord = (word: string) =>
  word.length <= longest.word && (word.length < 6 || !/^[bcdfghjklmnpqrstvwxz]+$/i.test(word));

const digitsIn = (text: string) => text.match(/\p{N}/gu)?.length ?? 0;

/**
 * What was searched for, as it may be counted: in lower case, with single blanks. Null: it has the look of a name, an
 * address or a secret, or holds more digits than a size and a price have.
 */
export function countableTerm(typed: string): string | null {
  const term = typed
    .normalize("NFKC")
    .replace(/[\s\p{C}]+/gu, " ")
    .trim();
  const words = term.split(" ");
  const subject = term.toLowerCase();
  // In lower case "İ" is two characters.
  if (term === "" || [...subject].length > longest.characters || words.length > longest.words) return null;
  if (!plain.test(term) || !words.every(isWord) || digitsIn(term.replace(sizeOrPrice, " ")) > mostDigits) return null;
  if (isName(words) || [...streets, internet, secret].some((each) => each.test(term))) return null;
  return withoutPersonalData(term) === term ? subject : null;
}
