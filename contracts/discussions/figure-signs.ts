import { beginningOf } from "../text/text-shape";

/** The start of a line that may be a quote or list marker, or part of a figure: ">300 lbs", ">= 250", "- $50". */
const beforeFigure =
  /^((?:[ \t]*(?:>|[-*+]|\d{1,9}[.)])(?=[ \t])){0,6}[ \t]*)[>+-](?=[ \t]{0,3}=?[ \t]?[~≈]?[$€£]?\.?\p{N})/u;

interface Line {
  text: string;
  /** Its quote and list markers. */
  begun: string;
  /** The position of a figure's sign; null: there is none. */
  signAt: number | null;
}

function readLine(text: string): Line {
  const [, before = null] = beforeFigure.exec(text) ?? [];
  return { text, begun: beginningOf(text), signAt: before === null ? null : before.length };
}

const countOf = (text: string, sign: string) => text.split(sign).length - 1;

/** Whether a line belongs to the quote or list that another line's sign would start. */
const goesOn = (line: Line, sign: string, { text, signAt }: Line) =>
  countOf(line.begun, sign) > countOf(text.slice(0, signAt!), sign);

/** Blank, or the continuation of a list item. */
const isPassed = ({ text, begun }: Line) => text.trim() === "" || (begun === "" && /^[ \t]/.test(text));

/** Whether the neighbors on one side make a line with a figure part of a list or a quote. `step` is 1 or -1. */
function isJoined(lines: readonly Line[], index: number, step: number): boolean {
  const figure = lines[index]!;
  const sign = figure.text[figure.signAt!]!;
  let at = index + step;
  if (sign === ">") {
    // Several consecutive figures aren't a quote.
    while (lines[at] !== undefined && goesOn(lines[at]!, sign, figure)) {
      if (lines[at]!.signAt === null) return true;
      at += step;
    }
    return false;
  }
  while (lines[at] !== undefined && isPassed(lines[at]!)) at += step;
  return lines[at] !== undefined && goesOn(lines[at]!, sign, figure);
}

/** Markdown in which the signs of figures are escaped unless they continue a list or a quote. */
export function withFigureSigns(markdown: string): string {
  const lines = markdown.split("\n").map(readLine);
  return lines
    .map((line, index) => {
      const { text, signAt } = line;
      return signAt === null || isJoined(lines, index, -1) || isJoined(lines, index, 1)
        ? text
        : `${text.slice(0, signAt)}\\${text.slice(signAt)}`;
    })
    .join("\n");
}
