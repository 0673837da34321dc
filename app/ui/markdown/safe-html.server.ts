import type { Element, ElementContent, Nodes as HastNode, Root } from "hast";
import { type Schema, sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import type { Nodes as MdastNode, Root as Parsed } from "mdast";
import { fromMarkdown, type Options } from "mdast-util-from-markdown";
import { type Handlers, toHast } from "mdast-util-to-hast";
import { flatten, limitNesting } from "./nesting-limits";

/** What every Markdown of others passes on its way to HTML: bounded in its depth, without raw HTML, then sanitized. */

interface ParsedText {
  tree: Parsed;
  /** As it was typed. */
  sourceOf: (node: MdastNode) => string;
}

export function parseText(written: string, options: Options): ParsedText {
  const markdown = limitNesting(written);
  const tree = fromMarkdown(markdown, options);
  const sourceOf = ({ position }: MdastNode) => markdown.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
  flatten(tree, sourceOf);
  return { tree, sourceOf };
}

/** A parsed text as elements, of those that `schema` has. */
export const safeTree = (tree: Parsed, schema: Schema, handlers: Handlers = {}) =>
  sanitize(toHast(tree, { handlers: { ...handlers, html: () => undefined } }), schema) as Root;

export const htmlOf = (tree: Root) => toHtml(tree, { allowDangerousHtml: true });

export const element = (
  tagName: string,
  properties: Element["properties"],
  children: ElementContent[] = [],
): Element => ({ type: "element", tagName, properties, children });

export const textOf = (node: MdastNode | HastNode): string => {
  if ("value" in node) return node.value;
  return "children" in node ? node.children.map((child) => textOf(child)).join("") : "";
};
