import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import MarkdownIt from "markdown-it";
import Token from "markdown-it/lib/token.mjs";
import {
  addressesIn,
  asPostParser,
  isOwnLink,
  isSafeLink,
  parsePost,
  postOptions,
  wordsOfToken,
} from "#contracts/discussions/post-reader";
import { postShape, shapeOf } from "#contracts/text/text-shape";

/** Another parser than that of our own texts (ui/markdown), which takes up to 600 ms of CPU time for 6,000 characters. */
const markdown = asPostParser(new MarkdownIt("zero", postOptions));

export interface ReadPost {
  /** Safe to send: all that it has beside words comes from the parser's own names of elements. */
  html: string;
  /** Without marks, a paragraph a line: for descriptions and structured data. */
  plain: string;
}

/** By the hash of their texts; some 300 of the largest posts, several thousand usual ones. */
const known = new LRUCache<string, ReadPost>({
  maxSize: 32_000_000,
  // Bytes, of what isn't plain ASCII, and of the entry itself.
  sizeCalculation: ({ html, plain }) => 2 * (html.length + plain.length) + 500,
});

/** What has a direction of its own, by its first letter; list items have that of their list, where its bullets stand. */
const directed: ReadonlySet<string> = new Set(["paragraph_open", "bullet_list_open", "ordered_list_open"]);

const keyOf = (written: string) => createHash("sha256").update(written).digest("base64");

/** What a visitor wrote, as HTML that is safe to send. Of several texts: `readPosts`. */
export const renderPost = (written: string): string => readPost(written).html;

/** What a visitor wrote, without its marks. */
export const plainPost = (written: string): string => readPost(written).plain;

function readPost(written: string, key = keyOf(written)): ReadPost {
  const found = known.get(key);
  if (found !== undefined) return found;
  const { tokens, words } = parsePost(markdown, written);
  const plain = [...tokens.filter(({ type }) => type === "inline").map(wordsOf), onOneLine(words)];
  for (const token of tokens) {
    if (directed.has(token.type)) token.attrSet("dir", "auto");
    if (token.children !== null) token.children = withLinks(withoutBadLinks(token.children));
  }
  const read = {
    html: (markdown.renderer.render(tokens, markdown.options, {}) + paragraph(words)).trim(),
    plain: plain.filter(Boolean).join("\n"),
  };
  known.set(key, read);
  return read;
}

/**
 * What a page formats anew, in steps of some 5 µs of CPU time: twenty long posts are 3,000, and four that are all marks as
 * much as there is.
 */
const mostOfAPage = 10_000;

/** Signs that the parser looks at. */
const sign = /[^\p{L}\p{N}\s.,’'-]/gu;

function stepsOf(text: string): number {
  const { lines, points } = shapeOf(text, postShape);
  return lines + 4 * points + (text.match(sign)?.length ?? 0);
}

const tooMuch = "There’s so much formatting on this page that we show this text as plain words.";

/** The texts of a page, in their order. What would take too long is plain words; other requests go on between texts. */
export async function readPosts(texts: readonly string[]): Promise<ReadPost[]> {
  let left = mostOfAPage;
  const read: ReadPost[] = [];
  for (const text of texts) {
    const key = keyOf(text);
    if (!known.has(key)) {
      left -= stepsOf(text);
      if (left < 0) {
        read.push({ html: `<p class="small soft">${tooMuch}</p>${paragraph(text)}`, plain: onOneLine(text) });
        continue;
      }
      await setImmediate();
    }
    read.push(readPost(text, key));
  }
  return read;
}

const onOneLine = (text: string) => text.replace(/\s+/g, " ").trim();

const paragraph = (words: string) =>
  words.trim() === "" ? "" : `<p dir="auto">${markdown.utils.escapeHtml(words.trim())}</p>`;

/** The words of a paragraph. */
const wordsOf = ({ children }: Token): string => onOneLine((children ?? []).map(wordsOfToken).join(""));

/** A link that leads nowhere, or where a visitor's words shouldn't lead, is its words. */
function withoutBadLinks(tokens: readonly Token[]): Token[] {
  const kept: Token[] = [];
  let open = false;
  for (const token of tokens) {
    if (token.type === "link_open") {
      const href = String(token.attrGet("href"));
      open = isSafeLink(href);
      if (open) kept.push(linkTo(href));
    } else if (token.type !== "link_close" || open) kept.push(token);
  }
  return kept;
}

/** Other sites get neither our standing nor a hold on our page. */
function linkTo(href: string): Token {
  const open = new Token("link_open", "a", 1);
  open.attrs = [["href", href]];
  if (!isOwnLink(href)) open.attrs.push(["rel", "nofollow ugc noopener"]);
  return open;
}

/** Makes links of addresses, but for those within a link. */
function withLinks(tokens: readonly Token[]): Token[] {
  let within = false;
  return tokens.flatMap((token) => {
    if (token.type === "link_open" || token.type === "link_close") within = token.type === "link_open";
    return within || token.type !== "text" ? [token] : linked(token.content);
  });
}

function linked(text: string): Token[] {
  const parts: Token[] = [];
  let done = 0;
  for (const { url, start, end } of addressesIn(text)) {
    const link = linkTo(markdown.normalizeLink(url));
    parts.push(wordsAs(text.slice(done, start)), link, wordsAs(url), new Token("link_close", "a", -1));
    done = end;
  }
  return [...parts, wordsAs(text.slice(done))];
}

function wordsAs(content: string): Token {
  const token = new Token("text", "", 0);
  token.content = content;
  return token;
}
