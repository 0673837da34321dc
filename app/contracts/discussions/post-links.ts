/**
 * How the Markdown of a post is read, and what in it is a link: the page that shows posts and the upstream that counts
 * their links read the same ones, in whatever spelling they were typed.
 */

/** What stands deeper than `maxNesting` would be left out; `shownParts` lets nothing stand as deep. */
export const postOptions = { breaks: true, maxNesting: 400 };

/** What is set of a parser, which is markdown-it's. */
interface MarkdownParser {
  enable(rules: string[]): unknown;
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
  // An address that nobody may follow costs its link, not its words: see `isSafeLink`.
  parser.validateLink = () => true;
  // Its own takes hosts apart to write them in ASCII, which browsers do anyway, and takes longer than all else.
  parser.normalizeLink = (url) => parser.utils.lib.mdurl.encode(url);
  parser.normalizeLinkText = (url) => url;
  return parser;
}

/** Whether an address is one of this site. */
export const isOwnLink = (href: unknown): boolean => typeof href === "string" && /^(?:\/(?![/\\])|#)/.test(href);

/** As browsers read it: a name before the first colon is a protocol, unless the colon belongs to what follows it. */
export const isSafeLink = (href: string): boolean => !/^[^/?#]*:/.test(href) || /^https?:/i.test(href);

/** An address that was written out, up to what ends a sentence after it. */
const address = /\bhttps?:\/\/[^\s<>"“”]*[^\s<>"“”.,;:!?'’*_)\]]/giu;

/** Addresses that are written out in words, which are links on the page. */
export const addressesIn = (words: string): { url: string; start: number; end: number }[] =>
  [...words.matchAll(address)]
    .map(({ 0: url, index }) => ({ url, start: index, end: index + url.length }))
    .filter(({ url }) => URL.canParse(url));
