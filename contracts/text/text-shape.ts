/**
 * Limits on Markdown texts, shared by the form, the upstream and the page, because the cost of rendering grows with the
 * formatting in a text rather than its length. Texts stored before the limits existed are rendered within them as well.
 */

export interface TextShape {
  /** Only non-empty ones. */
  lines: number;
  /** Quotes and list items that start on any line. */
  points: number;
  /** The most of them that start on a single line. */
  depth: number;
  /** Characters that may start or end inline formatting. */
  marks: number;
}

export interface ShapeRule {
  /** The maximum of each that is formatted. */
  most: Readonly<TextShape>;
  mark: RegExp;
  /** The marks, in words for the writer. */
  named: string;
}

/** For a visitor's post. */
export const postShape: ShapeRule = {
  most: { lines: 300, points: 300, depth: 6, marks: 500 },
  mark: /[*_[]/g,
  named: "stars, underscores and brackets",
};

/**
 * For a guide, a term or a page, which also has headings, tables, figures and live numbers: three times our largest.
 */
export const contentShape: ShapeRule = {
  most: { lines: 300, points: 120, depth: 3, marks: 600 },
  mark: /[*_[`|:]/g,
  named: "stars, underscores, brackets, backticks, bars and colons",
};

const nothing: TextShape = { lines: 0, points: 0, depth: 0, marks: 0 };

/** The quote and list markers at the start of a line, up to its words. */
const beginning = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)))+/;
const point = />|[-*+]|\d{1,9}[.)]/g;

/** The quote and list markers that a line starts with, including the spaces before and between them. */
export const beginningOf = (line: string) => beginning.exec(line)?.[0] ?? "";

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

function shapeOfLine(line: string, { mark }: ShapeRule): TextShape {
  if (line.trim() === "") return nothing;
  const begun = beginningOf(line);
  const points = countOf(begun, point);
  return { lines: 1, points, depth: points, marks: countOf(line.slice(begun.length), mark) };
}

const together = (one: TextShape, other: TextShape): TextShape => ({
  lines: one.lines + other.lines,
  points: one.points + other.points,
  depth: Math.max(one.depth, other.depth),
  marks: one.marks + other.marks,
});

export const shapeOf = (text: string, rule: ShapeRule): TextShape =>
  text
    .split("\n")
    .map((line) => shapeOfLine(line, rule))
    .reduce(together, nothing);

const parts = ["lines", "points", "depth", "marks"] as const;

const advice: Readonly<Record<keyof TextShape, (count: string, most: string, marks: string) => string>> = {
  lines: (count, most) => `Put short lines together: there are ${count}, and we can show up to ${most}`,
  points: (count, most) =>
    `Put some points of your lists and lines of your quotes together: there are ${count}, and we can show up to ${most}`,
  depth: (count, most) =>
    `Take out some of the marks that begin a line, such as > and -: one line begins with ${count}, and we can show up ` +
    `to ${most}`,
  marks: (count, most, marks) => `Take out some ${marks}: there are ${count}, and we can show up to ${most}`,
};

/** The limits that a text exceeds, as sentences for its writer; empty: none. */
export function shapeFaults(text: string, rule: ShapeRule): string[] {
  const shape = shapeOf(text, rule);
  return parts
    .filter((part) => shape[part] > rule.most[part])
    .map((part) => advice[part](shape[part].toLocaleString("en-US"), String(rule.most[part]), rule.named));
}

/**
 * A text in two parts: the part that is formatted and, from the line that would exceed a limit, the rest as plain
 * words. Excess quote and list markers on one line are plain words as well.
 */
export function shownParts(text: string, rule: ShapeRule): { formatted: string; words: string } {
  let shape = nothing;
  let at = 0;
  const formatted: string[] = [];
  for (const typed of text.split("\n")) {
    if (typed.trim() === "") formatted.push("");
    else {
      const line = withoutDepth(typed, rule.most.depth);
      shape = together(shape, shapeOfLine(line, rule));
      if (parts.some((part) => shape[part] > rule.most[part])) break;
      formatted.push(line);
    }
    at += typed.length + 1;
  }
  return { formatted: formatted.join("\n"), words: text.slice(at) };
}

/** Lists are also nested by indentation. */
const wideSpace = /([ \t]{24})[ \t]+/g;

/** The first excess marker is escaped, which makes those after it part of the words. */
function withoutDepth(typed: string, most: number): string {
  const line = typed.replace(wideSpace, "$1");
  const begun = beginningOf(line);
  const tooDeep = [...begun.matchAll(point)][most];
  if (tooDeep === undefined) return line;
  // Its last character makes it a marker: "12." is escaped as "12\.".
  const at = tooDeep.index + tooDeep[0].length - 1;
  return `${line.slice(0, at)}\\${line.slice(at)}`;
}
