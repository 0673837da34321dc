import { cutText } from "#contracts/text/cut-text";
import { wordsOf } from "./words";

/** A word or a figure of a query, where it stands in it. */
export interface Token {
  /** As typed. */
  text: string;
  /** Lower-case letters and digits without accents; "" for a figure with a currency sign. */
  word: string;
  /** What a figure says: 1500 for "$1,500" and "1.5k". */
  amount: number | null;
  /** It has a currency sign. */
  money: boolean;
  start: number;
  end: number;
  /** A comma, a semicolon, a slash or the minus of the next word follows, after which no phrase goes on. */
  ends: boolean;
}

/** Longest query that is read; the site asks for no longer one. */
const longest = 200;
const mostTokens = 24;
/**
 * ZIP codes with their four further digits and figures first: their signs belong to them, those of words do not. "w/o" is
 * a word, "under1000" and "1500ish" are two, as are "10inch", "280lbs" and "280#"; "60x80" and "60*80" are three.
 */
const signed =
  /(?<!\d)\d{5}-\d{4}(?!\d)|\bw\/o?(?![\p{L}\p{N}])|\b(?:under|below|over|above|upto|max|min)(?=\$?\d)|\$\s?\d[\d,]*(?:\.\d+)?(?:k\b|e\d\b)?|\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?|\d+\.\d+k?\b|(?<![\d/])\d{1,3}[\s-][1-7]\/[248](?![\d/])|\d+k\b|\d+(?=(?:ish|in|ins|inch|inches|lbs?|pounds?|ft|feet|foot|cm|nights?|days?|weeks?|wks?|months?|mos?|years?|yrs?|yo|y\/o|miles?|mi)\b)|(?<=\d\s?)#(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])[4-7]['’](?![\p{L}\p{N}'’])|\d{2,3}(?=(?:["″”]|['’′]{2})?\s?[x×*]\s?\d)|(?<=\d(?:["″”]|['’′]{2})?\s?)[x×*](?=\s?\d)|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/u;
/**
 * Feet and inches are one, whatever blanks are between them, and with a fraction of an inch: `6' 2"`, "5'11 3/4". More than
 * 11 inches behind a blank are those of a bed, unless they are said of a person.
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

/** The words and figures of a query. Signs between them are looked up in the query itself. */
export function tokensOf(query: string): Token[] {
  const tokens: Token[] = [];
  // Blanks instead of tags that somebody pasted: what follows stays where it is.
  const read = cutText(query, longest).replace(/<\/?[a-z][^<>]*>/gi, (tag) => " ".repeat(tag.length));
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

/** Figures that words say how many of there are. */
const manyWords: Readonly<Record<string, number>> = { thousand: 1000, grand: 1000, hundred: 100 };
const fewWords = (
  "a one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen " +
  "nineteen twenty"
).split(" ");
/** What is counted in words as well as in figures. */
const countedWords = new Set(
  "year years yr yrs month months week weeks foot feet ft inch inches pound pounds lb lbs".split(" "),
);
const feet = new Set(["foot", "feet", "ft"]);

/** "under a thousand", "2 grand", "fifteen hundred": one figure. */
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

/** "two year old", "six foot two": figures in words, where it is sure that they count something. */
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

/** What a figure without a sign says to the last digit: 1500 for "1,500", 10.5 for "10.5" and "10 1/2", 6 for "six". */
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

/** How many tokens say one of the phrases there; 0: none. */
export function phraseAt(tokens: readonly Token[], at: number, phrases: readonly string[]): number {
  for (const phrase of phrases) {
    const words = phrase.split(" ");
    if (words.every((word, index) => tokens[at + index]?.word === word)) return words.length;
  }
  return 0;
}

/** The query without some of its tokens, and without blanks that are left over. */
export function queryWithout(query: string, tokens: readonly Token[]): string {
  let left = "";
  let from = 0;
  for (const { start, end } of tokens) {
    left += query.slice(from, start);
    from = end;
  }
  return tidied(left + query.slice(from));
}

/** What some tokens say, those side by side as one phrase. */
export function phrasesOf(tokens: readonly Token[], query: string): string[] {
  const phrases: { start: number; end: number }[] = [];
  for (const { start, end } of tokens) {
    const last = phrases.at(-1);
    if (last !== undefined && /^[\s%"″”-]*$/.test(query.slice(last.end, start))) last.end = end;
    else phrases.push({ start, end });
  }
  return phrases.map(({ start, end }) => query.slice(start, end));
}

/** The query with some of its tokens written otherwise. */
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

/** Signs and conjunctions that stood between parts say nothing once a part is gone; nor does "in" alone. */
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
