import { beginningOf } from "../text/text-shape";

/** What begins a line and may be read as a quote or a list, or be part of a figure: ">300 lbs", ">= 250", "- $50". */
const beforeFigure =
  /^((?:[ \t]*(?:>|[-*+]|\d{1,9}[.)])(?=[ \t])){0,6}[ \t]*)[>+-](?=[ \t]{0,3}=?[ \t]?[~≈]?[$€£]?\.?\p{N})/u;

interface Line {
  text: string;
  /** Its marks of quotes and lists. */
  begun: string;
  /** Where the sign of a figure stands; null: nowhere. */
  signAt: number | null;
}

function readLine(text: string): Line {
  const [, before = null] = beforeFigure.exec(text) ?? [];
  return { text, begun: beginningOf(text), signAt: before === null ? null : before.length };
}

const countOf = (text: string, sign: string) => text.split(sign).length - 1;

/** Whether a line is of the quote, or of the list, that the sign of another would begin. */
const goesOn = (line: Line, sign: string, { text, signAt }: Line) =>
  countOf(line.begun, sign) > countOf(text.slice(0, signAt!), sign);

/** Blank, or the rest of a point of a list. */
const isPassed = ({ text, begun }: Line) => text.trim() === "" || (begun === "" && /^[ \t]/.test(text));

/** Whether its neighbors on one side make the line of a figure one of a list or a quote. `step` is 1 or -1. */
function isJoined(lines: readonly Line[], index: number, step: number): boolean {
  const figure = lines[index]!;
  const sign = figure.text[figure.signAt!]!;
  let at = index + step;
  if (sign === ">") {
    // Several figures one below the other are no quote.
    while (lines[at] !== undefined && goesOn(lines[at]!, sign, figure)) {
      if (lines[at]!.signAt === null) return true;
      at += step;
    }
    return false;
  }
  while (lines[at] !== undefined && isPassed(lines[at]!)) at += step;
  return lines[at] !== undefined && goesOn(lines[at]!, sign, figure);
}

/** Markdown in which the signs of figures are escaped, unless they stand where a list or a quote goes on. */
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
