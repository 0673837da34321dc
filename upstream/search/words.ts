import { cutText } from "#contracts/text/cut-text";

/** Words that don't identify a mattress; they count only if nothing else was typed. */
const idle = new Set(["a", "and", "bed", "beds", "by", "of", "the", "mattress", "mattresses"]);

/** The maximum number of words read from a query, and of letters from each. */
const mostWords = 8;
const longestWord = 32;

/** Lower-case words of letters and digits, without accents: "Stearns & Foster" is stearns, foster. */
export function wordsOf(text: string): string[] {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map((word) => word.slice(0, longestWord));
}

/** The words of a query to search for; "casper mattr" is an unfinished "casper mattress". */
export function queryWords(query: string): string[] {
  const words = wordsOf(cutText(query, 200)).slice(0, mostWords);
  const telling = words.filter((word, index) => {
    const unfinished = index === words.length - 1 && word.length >= 4 && "mattresses".startsWith(word);
    return !idle.has(word) && !unfinished;
  });
  return telling.length > 0 ? telling : words;
}
