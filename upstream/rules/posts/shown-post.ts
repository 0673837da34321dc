import MarkdownIt from "markdown-it";
import {
  addressesIn,
  asPostParser,
  isOwnLink,
  isSafeLink,
  parsePost,
  postOptions,
  wordsOfToken,
} from "#contracts/discussions/post-reader";
import type { Passage } from "../reviews/passages";

export interface ShownPost {
  /** Its words as they appear on the page: without markup, one paragraph per line. */
  plain: string;
  /** The positions of links to other sites in `plain`. */
  links: Passage[];
}

const markdown = asPostParser(new MarkdownIt("zero", postOptions));

type Inline = NonNullable<ReturnType<typeof markdown.parse>[number]["children"]>;

/**
 * A post as the page shows it: entities, escapes and emphasis are resolved, and links are recognized however they are
 * written.
 */
export function shownPost(written: string): ShownPost {
  const { tokens, words } = parsePost(markdown, written);
  const shown: ShownPost = { plain: "", links: [] };
  for (const { children } of tokens) {
    if (children === null) continue;
    addParagraph(shown, children);
    shown.plain += "\n";
  }
  shown.plain += words;
  return shown;
}

function addParagraph(shown: ShownPost, tokens: Inline): void {
  /** The link that the current words belong to. */
  let open: { start: number; href: string } | null = null;
  for (const token of tokens) {
    const start = shown.plain.length;
    if (token.type === "link_open") {
      const href = String(token.attrGet("href"));
      open = isSafeLink(href) ? { start, href } : null;
    } else if (token.type === "link_close") {
      if (open !== null && !isOwnLink(open.href)) shown.links.push({ start: open.start, end: start });
      open = null;
    } else {
      const words = wordsOfToken(token);
      shown.plain += words;
      if (open !== null) continue;
      shown.links.push(
        ...addressesIn(words).map((address) => ({ start: start + address.start, end: start + address.end })),
      );
    }
  }
}
