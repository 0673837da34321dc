import { cutText } from "#contracts/text/cut-text";
import { wordsOf } from "./words";

/** A word or figure of a query, with its position. */
export interface Token {
  /** As typed. */
  text: string;
  /** Lower-case letters and digits without accents; "" for a figure with a currency sign. */
  word: string;
  /** The value of a figure: 1500 for "$1,500" and "1.5k". */
  amount: number | null;
  /** It has a currency sign. */
  money: boolean;
  start: number;
  end: number;
  /** Followed by a comma, a semicolon, a slash or the next word's minus, which ends any phrase. */
  ends: boolean;
}

/** The maximum query length read; the site sends no longer ones. */
const longest = 200;
const mostTokens = 24;
/**
 * ZIP+4 codes and figures first: their punctuation belongs to them; that of words does not. "w/o" is one word;
 * "under1000" and "1500ish" are two, as are "10inch", "280lbs" and "280#"; "60x80" and "60*80" are three.
 */
const signed =
  /(?<!\d)\d{5}-\d{4}(?!\d)|\bw\/o?(?![\p{L}\p{N}])|\b(?:under|below|over|above|upto|max|min)(?=\$?\d)|\$\s?\d[\d,]*(?:\.\d+)?(?:k\b|e\d\b)?|\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?|\d+\.\d+k?\b|(?<![\d/])\d{1,3}[\s-][1-7]\/[248](?![\d/])|\d+k\b|\d+(?=(?:ish|in|ins|inch|inches|lbs?|pounds?|ft|feet|foot|cm|nights?|days?|weeks?|wks?|months?|mos?|years?|yrs?|yo|y\/o|miles?|mi)\b)|(?<=\d\s?)#(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])[4-7]['’](?![\p{L}\p{N}'’])|\d{2,3}(?=(?:["″”]|['’′]{2})?\s?[x×*]\s?\d)|(?<=\d(?:["″”]|['’′]{2})?\s?)[x×*](?=\s?\d)|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/u;
/**
 * Feet and inches form one token, regardless of spaces and including a fraction of an inch: `6' 2"`, "5'11 3/4". More
 * than 11 inches after a space belong to a bed, unless they are about a person.
 */
const feetAndInches =
  /(?<![\p{L}\p{N}.,$/])\d\s?['’′]\s?(?:(?:1[01]|\d)(?:\.\d+|[\s-]\d\/\d)?(?!\p{N}|(?!in(?:s|ch|ches)?\b)\p{L})(?!\s+(?:people|adults|sleepers|stars?|lbs?|pounds?)\b)|1[2-9](?=\s*(?:["″”]|'')\s*(?:$|[^\p{L}\s]|(?:tall|man|woman|guy|person|people)\b)))/u;
const pattern = new RegExp(`${feetAndInches.source}|${signed.source}`, "giu");
const inShort: Readonly<Record<string, string>> = {
  "w/o": "without",
  "w/": "with",
  "×": "x",
  "*": "x",
  "#": "lbs",
};

/** Replaces pasted tags by spaces, so that positions don't change. */
export const withoutTags = (query: string) => query.replace(/<\/?[a-z][^<>]*>/gi, (tag) => " ".repeat(tag.length));

/** The words and figures of a query. Punctuation between them are looked up in the query itself. */
export function tokensOf(query: string): Token[] {
  const tokens: Token[] = [];
  const read = withoutTags(cutText(query, longest));
  for (const match of read.matchAll(pattern)) {
    const [text] = match;
    const amount = amountOf(text);
    const money = text.startsWith("$");
    const word = money
      ? ""
      : amount === null
        ? (inShort[text.toLowerCase()] ?? wordsOf(text).join(""))
        : String(amount);
    if (word === "" && !money) continue;
    const end = match.index + text.length;
    tokens.push({
      text,
      word,
      amount,
      money,
      start: match.index,
      end,
      ends: /^(?:\s*[,;/]|\s+-(?=\p{L}))/u.test(read.slice(end)),
    });
    if (tokens.length === mostTokens) break;
  }
  return withFigures(withThousands(tokens, read));
}

/** Number words that multiply a figure. */
const manyWords: Readonly<Record<string, number>> = { thousand: 1000, grand: 1000, hundred: 100 };
const fewWords = (
  "a one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen " +
  "nineteen twenty"
).split(" ");
/** Units that are counted in words as well as in figures. */
const countedWords = new Set(
  "year years yr yrs month months week weeks foot feet ft inch inches pound pounds lb lbs".split(" "),
);
const feet = new Set(["foot", "feet", "ft"]);

/** "under a thousand", "2 grand", "fifteen hundred": a single figure. */
function withThousands(tokens: readonly Token[], query: string): Token[] {
  const read: Token[] = [];
  for (const token of tokens) {
    const before = read.at(-1);
    const many = Object.hasOwn(manyWords, token.word) ? manyWords[token.word] : undefined;
    const few = before === undefined ? null : (before.amount ?? fewOf(before.word));
    if (many === undefined || before === undefined || few === null || few > 99) read.push(token);
    else {
      const amount = few * many;
      const text = query.slice(before.start, token.end);
      read[read.length - 1] = {
        ...token,
        text,
        word: before.money ? "" : String(amount),
        amount,
        money: before.money,
        start: before.start,
      };
    }
  }
  return read;
}

/** "two year old", "six foot two": number words become figures where they certainly count something. */
const withFigures = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, at) => {
    const amount = token.amount === null && token.word !== "a" ? fewOf(token.word) : null;
    const counts = countedWords.has(tokens[at + 1]?.word ?? "") || feet.has(tokens[at - 1]?.word ?? "");
    return amount === null || !counts ? token : { ...token, word: String(amount), amount };
  });

function fewOf(word: string): number | null {
  const place = fewWords.indexOf(word);
  return place < 0 ? null : Math.max(1, place);
}

/** The exact value of a figure without a sign: 1500 for "1,500", 10.5 for "10.5" and "10 1/2", 6 for "six". */
export const exactly = ({ text }: Pick<Token, "text">): number =>
  mixedNumber(text) ?? fewOf(text.toLowerCase()) ?? Number(text.replaceAll(",", ""));

/** "10 1/2" and "10-1/2" → 10.5; null for anything else. */
function mixedNumber(text: string): number | null {
  const [, whole, part, parts] = /^(\d+)[\s-](\d)\/(\d)$/.exec(text) ?? [];
  return parts === undefined ? null : Number(whole) + Number(part) / Number(parts);
}

/** Whole dollars, or whatever else a figure counts; null for words. */
function amountOf(text: string): number | null {
  const mixed = mixedNumber(text);
  if (mixed !== null) return Math.ceil(mixed);
  const figure = /^\$?\s?(\d[\d,]*(?:\.\d+)?(?:e\d)?)(k?)$/i.exec(text);
  if (figure === null) return null;
  const amount = Number(figure[1]!.replaceAll(",", "")) * (figure[2] === "" ? 1 : 1000);
  return Math.min(999_999, Math.ceil(amount));
}

/** How many tokens form one of the phrases there; 0: none. */
export function phraseAt(tokens: readonly Token[], at: number, phrases: readonly string[]): number {
  for (const phrase of phrases) {
    const words = phrase.split(" ");
    if (words.every((word, index) => tokens[at + index]?.word === word)) return words.length;
  }
  return 0;
}

/** The query without some of its tokens and the spaces left behind. */
export function queryWithout(query: string, tokens: readonly Token[]): string {
  let left = "";
  let from = 0;
  for (const { start, end } of tokens) {
    left += query.slice(from, start);
    from = end;
  }
  return tidied(left + query.slice(from));
}

/** The text of some tokens, with adjacent ones joined to one phrase. */
export function phrasesOf(tokens: readonly Token[], query: string): string[] {
  const phrases: { start: number; end: number }[] = [];
  for (const { start, end } of tokens) {
    const last = phrases.at(-1);
    if (last !== undefined && /^[\s%"″”-]*$/.test(query.slice(last.end, start))) last.end = end;
    else phrases.push({ start, end });
  }
  return phrases.map(({ start, end }) => query.slice(start, end));
}

/** The query with some of its tokens replaced. */
export function queryRewritten(query: string, written: ReadonlyMap<Token, string>): string {
  let left = "";
  let from = 0;
  for (const [{ start, end }, text] of [...written].sort(([a], [b]) => a.start - b.start)) {
    left += query.slice(from, start) + text;
    from = end;
  }
  return tidied(left + query.slice(from));
}

/** Words that ask for nothing without what followed them. */
const connecting = new Set("in near around within of from with for by at to on and or the a an under over".split(" "));

/** Removes punctuation and conjunctions left between removed parts, and a dangling "in". */
function tidied(query: string): string {
  const left = query
    .replace(/(?<!\s)\s+[-–,;:.!?<>&+/%"'″”]+(?=\s|$)/g, " ")
    .replace(
      /^(?:[\s\-–,;:.!?<>&+/%"'″”]|(?:and|or|but)\s)+|(?:[\s\-–,;:.!?<>&/]|\s(?:and|or|but|not|no|without)){1,60}$/gi,
      "",
    )
    .replace(/\s+/g, " ");
  return left.split(" ").every((word) => connecting.has(word.toLowerCase())) ? "" : left;
}
