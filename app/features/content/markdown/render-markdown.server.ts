import type { ElementContent, Root } from "hast";
import type { Schema } from "hast-util-sanitize";
import type { Nodes as MdastNode } from "mdast";
import { directiveFromMarkdown } from "mdast-util-directive";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import type { Handler } from "mdast-util-to-hast";
import { directive } from "micromark-extension-directive";
import { gfmTable } from "micromark-extension-gfm-table";
import { visit } from "unist-util-visit";
import { isOwnLink } from "#contracts/discussions/post-reader";
import { contentShape, shownParts } from "#contracts/text/text-shape";
import { element, htmlOf, parseText, safeTree, textOf } from "~/ui/markdown/safe-html.server";

/** What a directive asks for: `::figure{name=zones}`, `:live{of=models}`, `:source[1]`. */
export interface Directive {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** What stands in its brackets. */
  label: string;
  /** On a line of its own, or within a sentence. */
  block: boolean;
}

export interface Rendered {
  html: string;
  /** Of the second level, in order. */
  headings: { id: string; label: string }[];
}

/** The element that stands for a directive until its HTML is put there; never written by a text itself. */
const placeholder = "x-directive";

/** No raw HTML, no pictures, no styles, no ids: what writers may use, and nothing else. */
const schema: Schema = {
  tagNames: [
    ...["p", "h2", "h3", "ul", "ol", "li", "blockquote", "strong", "em", "a", "br", "hr"],
    ...["table", "thead", "tbody", "tr", "th", "td"],
    placeholder,
  ],
  attributes: { a: ["href"], ol: ["start"], [placeholder]: ["value"] },
  protocols: { href: ["http", "https", "mailto"] },
  strip: ["script", "style"],
};

/** Without directives of several lines: nothing is made of them, and in each other they take minutes. */
function lineDirectives(): ReturnType<typeof directive> {
  const { text = {}, flow = {} } = directive();
  const ofColon = [flow[colon] ?? []].flat();
  return { text, flow: { [colon]: ofColon.filter(({ concrete }) => concrete !== true) } };
}
const colon = 58;

/**
 * Markdown as HTML that is safe to send. `directiveHtml` gives a directive's HTML, null for one that there is not: its source is
 * shown then, so that a slip is seen and no sentence loses words ("ratio 3:one" is no directive).
 */
export function renderMarkdown(written: string, directiveHtml: (directive: Directive) => string | null): Rendered {
  const { formatted, words } = shownParts(written, contentShape);
  const { tree, sourceOf } = parseText(formatted, {
    extensions: [lineDirectives(), gfmTable()],
    mdastExtensions: [directiveFromMarkdown(), gfmTableFromMarkdown()],
  });
  const made: string[] = [];
  const handle: Handler = (_state, node: MdastNode & { name: string; attributes?: Record<string, string> | null }) => {
    const block = node.type === "leafDirective";
    const label = textOf(node);
    const html = directiveHtml({ name: node.name, attributes: node.attributes ?? {}, label, block });
    if (html === null) {
      const asTyped = { type: "text", value: sourceOf(node) } as const;
      return block ? element("p", {}, [asTyped]) : asTyped;
    }
    made.push(html);
    return element(placeholder, { value: String(made.length - 1) });
  };
  const safe = safeTree(tree, schema, { leafDirective: handle, textDirective: handle });
  if (words.trim() !== "") safe.children.push(element("p", {}, [{ type: "text", value: words }]));
  const headings = finish(safe, made);
  return { html: htmlOf(safe), headings };
}

/** Gives headings their ids and tables their frames, and puts the HTML of directives in. Returns the headings. */
function finish(tree: Root, made: readonly string[]): Rendered["headings"] {
  const headings: Rendered["headings"] = [];
  const used = new Map<string, number>();
  let last = "";
  visit(tree, "element", (node, index, parent) => {
    if (parent === undefined || index === undefined) return;
    if (node.tagName === placeholder) {
      const html = made[Number(node.properties.value)] ?? "";
      parent.children[index] = { type: "raw", value: html } as unknown as ElementContent;
    } else if (/^h[23]$/.test(node.tagName)) {
      last = textOf(node);
      const id = freeId(last, used);
      node.properties = { id, tabIndex: -1 };
      if (node.tagName === "h2") headings.push({ id, label: last });
    } else if (node.tagName === "a") {
      if (!isOwnLink(node.properties.href)) node.properties.rel = ["noopener"];
    } else if (node.tagName === "table") {
      visit(node, "element", (cell) => {
        if (cell.tagName === "th") cell.properties.scope = "col";
      });
      node.properties.className = ["table"];
      const name = last === "" ? "Table" : `Table: ${last}`;
      const frame = { className: ["scroll-x"], role: "region", ariaLabel: name, tabIndex: 0 };
      parent.children[index] = element("div", frame, [node]);
      return index + 1;
    }
    return undefined;
  });
  return headings;
}

/** Ids begin alike, so that no heading takes one that the page itself has. */
function freeId(label: string, used: Map<string, number>): string {
  const slug = label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  const name = slug === "" ? "section" : slug;
  const times = (used.get(name) ?? 0) + 1;
  used.set(name, times);
  return times === 1 ? `s-${name}` : freeId(`${name} ${times}`, used);
}
