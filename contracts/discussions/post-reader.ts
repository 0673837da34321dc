import { postShape, shownParts } from "../text/text-shape";
import { seenText } from "../text/typed-text";
import { withFigureSigns } from "./figure-signs";

/**
 * How the Markdown of a post is read, what its words are, and what in it is a link: the page that shows posts and the
 * upstream that checks and quotes them read the same, in whatever spelling it was typed.
 */

/** What stands deeper than `maxNesting` would be left out; `shownParts` lets nothing stand as deep. */
export const postOptions = { breaks: true, maxNesting: 400 };

interface InlineState {
  src: string;
  pos: number;
  posMax: number;
  /** Words that are read and in no token yet. */
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
 * Paragraphs, lists, quotes, emphasis, links and line breaks: what visitors may use. All else is read as words, so that no
 * sentence loses any: "# 1 choice", "<b>", "a * b". Takes a parser that has nothing enabled, and returns it.
 */
export function asPostParser<Parser extends MarkdownParser>(parser: Parser): Parser {
  parser.enable(["blockquote", "list", "newline", "escape", "emphasis", "link", "autolink", "entity"]);
  parser.inline.ruler.before("escape", "address", readAddress);
  parser.inline.ruler.before("emphasis", "times", readTimes);
  // An address that nobody may follow costs its link, not its words: see `isSafeLink`.
  parser.validateLink = () => true;
  // Its own takes hosts apart to write them in ASCII, which browsers do anyway, and takes longer than all else.
  parser.normalizeLink = (url) => parser.utils.lib.mdurl.encode(url);
  parser.normalizeLinkText = (url) => url;
  return parser;
}

/** An address that is written out is words as a whole: "_-_" within it is no emphasis. */
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

/** A star between two figures or letters multiplies them: "60*80*12" and `60"*80"`. */
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

/** The tokens of a post, and the words after those of which it has too many: they are shown as they are. */
export function parsePost<Token>(
  parser: { parse(markdown: string, env: object): Token[] },
  written: string,
): { tokens: Token[]; words: string } {
  const { formatted, words } = shownParts(seenText(written), postShape);
  return { tokens: parser.parse(withFigureSigns(formatted), {}), words };
}

/** What a token within a line says; what nobody sees of it, as an entity may stand for, is left out. */
export const wordsOfToken = ({ type, content }: { type: string; content: string }): string =>
  type.endsWith("break") ? "\n" : seenText(content);

/** Whether an address is one of this site. */
export const isOwnLink = (href: unknown): boolean => typeof href === "string" && /^(?:\/(?![/\\])|#)/.test(href);

/** As browsers read it: a name before the first colon is a protocol, unless the colon belongs to what follows it. */
export const isSafeLink = (href: string): boolean => !/^[^/?#]*:/.test(href) || /^https?:/i.test(href);

const longestAddress = 2000;
const partners: Readonly<Record<string, string>> = { ")": "(", "]": "[" };

/** Where an address ends: brackets are parts of it in pairs, and what ends a sentence after it is none. */
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
  // What opened no emphasis closes none.
  if (text[end] === "_" && !text.slice(0, start).includes("_")) while (text[end] === "_") end += 1;
  return end;
}

/** Addresses that are written out in words, which are links on the page. */
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
