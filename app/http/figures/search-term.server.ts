import { withoutPersonalData } from "~/platform/addresses";

/** Longer ones are sentences about somebody. */
const longest = { characters: 60, words: 6 };

const initial = /^\p{Lu}\.?$/u;
const capitalized = /^\p{Lu}[\p{L}'’-]+$/u;
const smallLetter = /\p{Ll}/u;

/** "Nora", "O’Neil", "J."; neither "waterbed" nor "IKEA". */
const isNameWord = (word: string) => initial.test(word) || (capitalized.test(word) && smallLetter.test(word));

/** "Nora Field": of a bed, a brand or a town something would have been found. */
const isName = (words: readonly string[]) => words.length > 1 && words.length < 4 && words.every(isNameWord);

/** "12 Main St", "4 Elm Avenue apt 2", "12 N Oak Grove Rd, Boise"; not "12 way adjustable base". */
const street =
  /\b\d{1,6}(?: [^ ,]{1,30}){1,3} (?:st|street|ave|avenue|rd|road|blvd|dr|drive|ln|lane|ct|court|way|pl|place)\.?(?:$|,| (?:apt|unit|suite|ste|#))/i;

/**
 * What was searched for, as it may be counted: in lower case, with single blanks. Null: it has the look of a name or of a
 * street, or holds an e-mail address, a phone number, a ZIP code or another long number.
 */
export function countableTerm(typed: string): string | null {
  const term = typed
    .normalize("NFKC")
    .replace(/[\s\p{C}]+/gu, " ")
    .trim();
  const words = term.split(" ");
  const subject = term.toLowerCase();
  // In lower case "İ" is two characters.
  if (term === "" || term === "*" || [...subject].length > longest.characters || words.length > longest.words)
    return null;
  if (isName(words) || street.test(term) || /\d{5}|@|%40/.test(term) || withoutPersonalData(term) !== term) return null;
  return subject;
}
