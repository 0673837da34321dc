import { cutText } from "#contracts/text/cut-text";

/** Words that say nothing about which mattress is meant; they count only when nothing else was typed. */
const idle = new Set(["a", "and", "bed", "beds", "by", "of", "the", "mattress", "mattresses"]);

/** At most this many words of a query are looked at, and this many letters of each. */
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

/** The words of a query that are searched for; "casper mattr" is "casper mattress" not typed to its end. */
export function queryWords(query: string): string[] {
  const words = wordsOf(cutText(query, 200)).slice(0, mostWords);
  const telling = words.filter((word, index) => {
    const unfinished = index === words.length - 1 && word.length >= 4 && "mattresses".startsWith(word);
    return !idle.has(word) && !unfinished;
  });
  return telling.length > 0 ? telling : words;
}
