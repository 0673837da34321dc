import type { Nodes as MdastNode } from "mdast";

/** Parsers of Markdown take time that grows with the square of the depth, and stack for each step of it. */

/** How many quotes and lists may begin on one line, and columns of white space before the first. */
const mostBegun = 10;
const mostColumns = 40;

/** How many marks of links and emphasis may stand between two empty lines: each may be the end of any before it. */
const mostMarks = 2000;

/** How many cells a row may have. */
const mostCells = 50;

const begun = new RegExp(
  String.raw`^((?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){${mostBegun}}[ \t]*\d*)(?=[-*+>.)])`,
  "gm",
);
const indented = new RegExp(String.raw`^([ \t]{${mostColumns}})[ \t]+`, "gm");
const wideRow = new RegExp(String.raw`^(?:[^|\n]*\|){${mostCells}}[^\n]*$`, "gm");
const emptyLines = /(\n[ \t]*\n)/;

/** A text without more marks in a line or a paragraph than anybody means: further ones are escaped. */
export const limitNesting = (markdown: string) =>
  markdown
    .replace(indented, "$1")
    .replace(begun, "$1\\")
    .replace(wideRow, (row) => row.replaceAll("|", "\\|"))
    .split(emptyLines)
    .map((part) => ((part.match(/[*_[]/g)?.length ?? 0) > mostMarks ? part.replace(/[*_[\]]/g, "\\$&") : part))
    .join("");

/** How deep the parts of a text may stand in each other. */
const deepest = 60;

/** Puts its source in the place of whatever stands deeper. */
export function flatten(tree: MdastNode, sourceOf: (node: MdastNode) => string): void {
  const waiting: { node: MdastNode; depth: number }[] = [{ node: tree, depth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, depth } = next;
    if (!("children" in node)) continue;
    const children = node.children as MdastNode[];
    for (const [at, child] of children.entries()) {
      if (depth < deepest) waiting.push({ node: child, depth: depth + 1 });
      else if ("children" in child) children[at] = { type: "text", value: sourceOf(child) };
    }
  }
}
