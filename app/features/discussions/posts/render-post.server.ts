import type { Root } from "hast";
import type { Schema } from "hast-util-sanitize";
import { LRUCache } from "lru-cache";
import type { Nodes, PhrasingContent, Root as Parsed } from "mdast";
import { visit } from "unist-util-visit";
import { htmlOf, isOwn, parseText, safeTree, textOf } from "~/ui/markdown/safe-html.server";

/** Paragraphs, lists, quotes, emphasis, links and line breaks: what visitors may use, and nothing else. */
const schema: Schema = {
  tagNames: ["p", "ul", "ol", "li", "blockquote", "strong", "em", "a", "br"],
  attributes: { a: ["href"], ol: ["start"] },
  protocols: { href: ["http", "https"] },
  strip: ["script", "style"],
};

/** What visitors have no use for is read as words, so that no sentence loses any: "# 1 choice", "<b>", "a * b". */
const asWords = {
  disable: {
    null: [
      ...["headingAtx", "setextUnderline", "thematicBreak", "codeIndented", "codeFenced", "codeText"],
      ...["htmlFlow", "htmlText", "definition", "labelStartImage"],
    ],
  },
};

interface ReadPost {
  html: string;
  plain: string;
}

/** About 2,000 posts: one of many marks takes some hundred milliseconds of CPU time to read, and a page has 20. */
const known = new LRUCache<string, ReadPost>({
  maxSize: 12_000_000,
  // One more, since the size of an empty text has to be positive.
  sizeCalculation: ({ html, plain }, text) => html.length + plain.length + text.length + 1,
});

/** What a visitor wrote, as HTML that is safe to send. */
export const renderPost = (written: string): string => readPost(written).html;

/** What a visitor wrote, without its marks: for descriptions and structured data. */
export const plainPost = (written: string): string => readPost(written).plain;

function readPost(written: string): ReadPost {
  const found = known.get(written);
  if (found !== undefined) return found;
  const { tree } = parseText(written, { extensions: [asWords] });
  // First, since links are added to the tree itself.
  const plain = plainOf(tree);
  addLinks(tree);
  const safe = safeTree(tree, schema);
  finish(safe);
  const read = { html: htmlOf(safe), plain };
  known.set(written, read);
  return read;
}

const plainOf = (tree: Parsed): string =>
  blocksOf(tree)
    .map((block) => textOf(block).replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .join("\n");

/** Paragraphs, wherever they stand. */
const blocksOf = (node: Nodes): Nodes[] =>
  node.type === "paragraph" || !("children" in node) ? [node] : node.children.flatMap((child) => blocksOf(child));

/** An address that was written out, up to what ends a sentence after it. */
const address = /\bhttps?:\/\/[^\s<>"“”]*[^\s<>"“”.,;:!?'’*_)\]]/giu;

/** Makes links of addresses, and line breaks of lines. */
function addLinks(node: Parsed | Nodes): void {
  if (!("children" in node) || node.type === "link") return;
  node.children = (node.children as Nodes[]).flatMap((child): Nodes[] => {
    if (child.type === "text") return linked(child.value);
    addLinks(child);
    return [child];
  }) as typeof node.children;
}

function linked(text: string): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  let done = 0;
  for (const { 0: url, index } of text.matchAll(address)) {
    if (!URL.canParse(url)) continue;
    parts.push(...linesOf(text.slice(done, index)));
    parts.push({ type: "link", url, children: [{ type: "text", value: url }] });
    done = index + url.length;
  }
  return [...parts, ...linesOf(text.slice(done))];
}

const linesOf = (text: string): PhrasingContent[] =>
  text
    .split("\n")
    .flatMap((value, index): PhrasingContent[] => [
      ...(index === 0 ? [] : [{ type: "break" } as const]),
      ...(value === "" ? [] : [{ type: "text", value } as const]),
    ]);

/** Other sites get neither our standing nor a hold on our page; a link that leads nowhere is its words. */
function finish(tree: Root): void {
  visit(tree, "element", (node, index, parent) => {
    if (node.tagName !== "a" || parent === undefined || index === undefined) return undefined;
    if (node.properties.href === undefined) {
      parent.children.splice(index, 1, ...node.children);
      return index;
    }
    if (!isOwn(node.properties.href)) node.properties.rel = ["nofollow", "ugc", "noopener"];
    return undefined;
  });
}
