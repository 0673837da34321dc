import { type RawBuilder, sql } from "kysely";

/** More required words than anybody types. */
const mostWords = 40;

/** A quoted phrase or a single word, either with a leading minus to exclude it. */
const part = /(-?)(?:"([^"]*)"?|([^\s"]+))/g;
/**
 * Within a word, a single sign may stand between letters or digits, as in "off-gassing" or "3.5". Parentheses, ! & and
 * | separate words.
 */
const betweenWords = /[^\p{L}\p{N}\p{M}]{2,}|[()!&|\p{C}\p{Z}]|^[^\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+$/gu;

const wordsIn = (text: string) =>
  text
    .replace(betweenWords, " ")
    .split(" ")
    .filter((word) => word !== "");

/**
 * The input in the syntax of `websearch_to_tsquery`: words, "words in quotes", -without and or. Meaningless signs are
 * dropped because PostgreSQL rejects a query in which more than 32 of them are waiting for a word ("tsquery stack too
 * small").
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

/** An English text search query that requires all of the typed words, in any of their forms. */
export const textQuery = (typed: string): RawBuilder<unknown> =>
  sql`websearch_to_tsquery('english', ${searchedFor(typed)})`;
