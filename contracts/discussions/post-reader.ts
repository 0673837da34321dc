import { postShape, shownParts } from "../text/text-shape";
import { seenText } from "../text/typed-text";
import { withFigureSigns } from "./figure-signs";

/**
 * How a post's Markdown is parsed, what its words are, and what counts as a link. The page that shows posts and the
 * upstream that checks and quotes them share this code, so that they agree however the post was typed.
 */

/** Anything nested deeper than `maxNesting` would be dropped; `shownParts` keeps nesting below it. */
export const postOptions = { breaks: true, maxNesting: 400 };

interface InlineState {
  src: string;
  pos: number;
  posMax: number;
  /** Words already read that belong to no token yet. */
  pending: string;
}

/** The parts of a markdown-it parser that are configured here. */
interface MarkdownParser {
  enable(rules: string[]): unknown;
  inline: {
    ruler: { before(name: string, added: string, rule: (state: InlineState, silent: boolean) => boolean): void };
  };
  validateLink(url: string): boolean;
  normalizeLink(url: string): string;
  normalizeLinkText(url: string): string;
  utils: { lib: { mdurl: { encode(url: string): string } } };
}

/**
 * Enables paragraphs, lists, quotes, emphasis, links and line breaks, which visitors may use. Everything else is plain
 * text, so that no words get lost: "# 1 choice", "<b>", "a * b". Takes a parser with nothing enabled, and returns it.
 */
export function asPostParser<Parser extends MarkdownParser>(parser: Parser): Parser {
  parser.enable(["blockquote", "list", "newline", "escape", "emphasis", "link", "autolink", "entity"]);
  parser.inline.ruler.before("escape", "address", readAddress);
  parser.inline.ruler.before("emphasis", "times", readTimes);
  // An unsafe URL loses its link but not its text: see `isSafeLink`.
  parser.validateLink = () => true;
  // The default splits off hosts to convert them to ASCII, which browsers do anyway, and takes longer than everything
  // else.
  parser.normalizeLink = (url) => parser.utils.lib.mdurl.encode(url);
  parser.normalizeLinkText = (url) => url;
  return parser;
}

/** A bare URL is plain text as a whole: "_-_" within it is no emphasis. */
function readAddress(state: InlineState, silent: boolean): boolean {
  const { src, pos } = state;
  if (!src.startsWith("://", pos)) return false;
  const [scheme = ""] = /\bhttps?$/iu.exec(src.slice(Math.max(0, pos - 6), pos)) ?? [];
  const end = scheme === "" ? 0 : endOfAddress(src, pos - scheme.length);
  if (end <= pos + 3 || end > state.posMax) return false;
  if (!silent) state.pending += src.slice(pos, end);
  state.pos = end;
  return true;
}

const isWordSign = (sign: string) => /[\p{L}\p{N}]/u.test(sign);

/** An asterisk between two figures or letters is a multiplication sign: "60*80*12" and `60"*80"`. */
function readTimes(state: InlineState, silent: boolean): boolean {
  const { src, pos } = state;
  if (src[pos] !== "*") return false;
  const [earlier = "", before = "", after = ""] = [src[pos - 2], src[pos - 1], src[pos + 1]];
  const isFigure = isWordSign(before) || (/["'”″’′]/.test(before) && /\d/.test(earlier));
  if (!isFigure || !isWordSign(after)) return false;
  if (!silent) state.pending += "*";
  state.pos += 1;
  return true;
}

/** The tokens of a post, followed by the words past its formatting limits, which are shown verbatim. */
export function parsePost<Token>(
  parser: { parse(markdown: string, env: object): Token[] },
  written: string,
): { tokens: Token[]; words: string } {
  const { formatted, words } = shownParts(seenText(written), postShape);
  return { tokens: parser.parse(withFigureSigns(formatted), {}), words };
}

/** The text of an inline token without invisible characters, which an entity may stand for. */
export const wordsOfToken = ({ type, content }: { type: string; content: string }): string =>
  type.endsWith("break") ? "\n" : seenText(content);

/** Whether a URL belongs to this site. */
export const isOwnLink = (href: unknown): boolean => typeof href === "string" && /^(?:\/(?![/\\])|#)/.test(href);

/** As browsers read it: a name before the first colon is a protocol, unless the colon belongs to what follows. */
export const isSafeLink = (href: string): boolean => !/^[^/?#]*:/.test(href) || /^https?:/i.test(href);

const longestAddress = 2000;
const partners: Readonly<Record<string, string>> = { ")": "(", "]": "[" };

/** The end of a URL: brackets belong to it in pairs, and punctuation that ends the sentence does not. */
function endOfAddress(text: string, start: number): number {
  const open: string[] = [];
  let end = start;
  for (let at = start; at < Math.min(text.length, start + longestAddress); at += 1) {
    const sign = text[at]!;
    if (/[\s<>"“”]/.test(sign)) break;
    if (sign === "(" || sign === "[") open.push(sign);
    else if (sign in partners && open.pop() !== partners[sign]) break;
    if (!/[.,;:!?'’*_([…。，、；：！？）」』]/.test(sign)) end = at + 1;
  }
  // Without an opening underscore, none closes an emphasis.
  if (text[end] === "_" && !text.slice(0, start).includes("_")) while (text[end] === "_") end += 1;
  return end;
}

/** Bare URLs in the text, which the page shows as links. */
export function addressesIn(words: string): { url: string; start: number; end: number }[] {
  const found: { url: string; start: number; end: number }[] = [];
  let done = 0;
  for (const { index: start, 0: scheme } of words.matchAll(/\bhttps?:\/\//giu)) {
    if (start < done) continue;
    const end = endOfAddress(words, start);
    if (end <= start + scheme.length) continue;
    const url = words.slice(start, end);
    done = end;
    if (URL.canParse(url)) found.push({ url, start, end });
  }
  return found;
}
