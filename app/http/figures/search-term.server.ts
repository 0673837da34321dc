import { withoutPersonalData } from "~/platform/addresses";

/** Longer ones are sentences about somebody. */
const longest = { characters: 60, words: 6 };

/** "Nora", "O’Neil", "J."; neither "waterbed" nor "IKEA". */
const nameWord = /^\p{Lu}(?:\.?|[\p{L}'’-]*\p{Ll}[\p{L}'’-]*)$/u;

/** "Nora Field": of a bed, a brand or a town something would have been found. */
const isName = (words: readonly string[]) =>
  words.length > 1 && words.length < 4 && words.every((word) => nameWord.test(word));

/** "12 Main St", "4 Elm Avenue apt 2", "12 N Oak Grove Rd, Boise"; not "12 way adjustable base". */
const street =
  /\d+(?:\s+[^\s,]+){1,3}\s+(?:st|street|ave|avenue|rd|road|blvd|dr|drive|ln|lane|ct|court|way|pl|place)\.?(?:$|,|\s+(?:apt|unit|suite|ste|#))/i;

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
