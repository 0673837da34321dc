import { type RawBuilder, sql } from "kysely";

/** More than anybody types of words that a text has to have. */
const mostWords = 40;

/** Words in quotation marks, which belong together, or a word: either with a minus before it, for what a text may not have. */
const part = /(-?)(?:"([^"]*)"?|([^\s"]+))/g;
/** Within a word one sign stands between letters or digits, as in "off-gassing" or "3.5". Parentheses, ! & and | part words. */
const betweenWords = /[^\p{L}\p{N}\p{M}]{2,}|[()!&|\p{C}\p{Z}]|^[^\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+$/gu;

const wordsIn = (text: string) =>
  text
    .replace(betweenWords, " ")
    .split(" ")
    .filter((word) => word !== "");

/**
 * What was typed as `websearch_to_tsquery` reads it: words, "words in quotes", -without and or. Signs that mean nothing are
 * left out, since PostgreSQL refuses a query in which more than 32 of them wait for a word ("tsquery stack too small").
 */
export function searchedFor(typed: string): string {
  let left = mostWords;
  const parts: string[] = [];
  for (const [, minus = "", quoted, word = ""] of typed.matchAll(part)) {
    const words = wordsIn(quoted ?? word).slice(0, left);
    left -= words.length;
    if (words.length > 0) parts.push(minus + (quoted === undefined ? words.join(" ") : `"${words.join(" ")}"`));
    if (left === 0) break;
  }
  return parts.join(" ");
}

/** The query, in English, that has all the words that were typed, in any of their forms. */
export const textQuery = (typed: string): RawBuilder<unknown> =>
  sql`websearch_to_tsquery('english', ${searchedFor(typed)})`;
