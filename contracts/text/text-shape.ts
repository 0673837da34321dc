/**
 * What a text in Markdown may be made of, for the form, the upstream and the page alike: a page's cost grows with what is
 * formatted in its texts, not with their length. What was stored before this was a rule is shown by it as well.
 */

export interface TextShape {
  /** With something in them. */
  lines: number;
  /** Quotes and points of lists that begin on any line. */
  points: number;
  /** Of them, those of the line that begins the most. */
  depth: number;
  /** Signs that may begin or end something within a line. */
  marks: number;
}

export interface ShapeRule {
  /** The most of each that is formatted. */
  most: Readonly<TextShape>;
  mark: RegExp;
  /** The marks, as their writer knows them. */
  named: string;
}

/** Of a visitor's post. */
export const postShape: ShapeRule = {
  most: { lines: 300, points: 300, depth: 6, marks: 500 },
  mark: /[*_[]/g,
  named: "stars, underscores and brackets",
};

/** Of a guide, a term or a page, which has headings, tables, figures and live numbers as well: thrice the largest of ours. */
export const contentShape: ShapeRule = {
  most: { lines: 300, points: 120, depth: 3, marks: 600 },
  mark: /[*_[`|:]/g,
  named: "stars, underscores, brackets, backticks, bars and colons",
};

const nothing: TextShape = { lines: 0, points: 0, depth: 0, marks: 0 };

/** What begins quotes and lists on a line, up to its words. */
const beginning = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)))+/;
const point = />|[-*+]|\d{1,9}[.)]/g;

/** The marks of quotes and lists that a line begins with, and the spaces before and between them. */
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

/** What is too much of in a text, as sentences for its writer; empty: nothing is. */
export function shapeFaults(text: string, rule: ShapeRule): string[] {
  const shape = shapeOf(text, rule);
  return parts
    .filter((part) => shape[part] > rule.most[part])
    .map((part) => advice[part](shape[part].toLocaleString("en-US"), String(rule.most[part]), rule.named));
}

/**
 * A text in two parts: what is formatted, and from the line on with which it would be too much, what is shown as words.
 * Further quotes and lists on one line are words as well.
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

/** Lists stand in each other by their indentation, too. */
const wideSpace = /([ \t]{24})[ \t]+/g;

/** The first mark too many is escaped: those after it then stand within the words. */
function withoutDepth(typed: string, most: number): string {
  const line = typed.replace(wideSpace, "$1");
  const begun = beginningOf(line);
  const tooDeep = [...begun.matchAll(point)][most];
  if (tooDeep === undefined) return line;
  // What makes it a mark is its last character: "12." is escaped as "12\.".
  const at = tooDeep.index + tooDeep[0].length - 1;
  return `${line.slice(0, at)}\\${line.slice(at)}`;
}
