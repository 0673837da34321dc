import { bedTerms } from "../bed-terms";
import { exactly, phraseAt, type Token } from "../query-tokens";
import type { Meaning } from "../term";
import type { AskedFigure } from "./figure";
import { boundAfter, boundBefore, rangeJoint } from "./bounds";

/** The height of a mattress, and its length and width. */

const inchWords = new Set(["inch", "inches", "ins", "in"]);
const highWords = ["thick", "tall", "high", "deep", "thickness", "height", "profile"];
/** Possible mattress heights in inches. */
const [thinnest, thickest] = [4, 20];
const heights = Array.from({ length: thickest - thinnest + 1 }, (_, place) => thinnest + place);

/** How many tokens after the figure at `at` say that it is in inches; -1: none. */
function inchesAfter(tokens: readonly Token[], at: number, query: string): number {
  const figure = tokens[at];
  if (figure === undefined) return -1;
  if (/^\s?(?:["″”]|'')/.test(query.slice(figure.end))) return 0;
  // "top 10 in Denver"
  const counted = tokens[at + 1]?.word === "in" && ["top", "best"].includes(tokens[at - 1]?.word ?? "");
  return inchWords.has(tokens[at + 1]?.word ?? "") && !counted ? 1 : -1;
}

/** The figure as typed, because tokens hold whole numbers. */
const inchesOf = (token: Token | undefined) =>
  token === undefined || token.amount === null || token.money ? null : exactly(token);

/** "10 inch", "12″", "over 12 inches", "10 to 12 inches", "12 inches or more" */
export function heightAt(tokens: readonly Token[], at: number, query: string): AskedFigure | null {
  const before = boundBefore(tokens, at);
  const opened = before === null ? phraseAt(tokens, at, ["between"]) : 0;
  const low = at + (before?.length ?? opened);
  const joint = rangeJoint(tokens, low, query, opened > 0 || tokens[low - 1]?.word === "from");
  // The hyphen in "10-inch" doesn't start a range.
  const high = joint >= 0 && inchesOf(tokens[low + 1 + joint]) !== null ? low + 1 + joint : low;
  const unit = inchesAfter(tokens, high, query);
  const [least, most] = [inchesOf(tokens[low]), inchesOf(tokens[high])];
  if (unit < 0 || least === null || most === null || Number.isNaN(least + most)) return null;
  if (Math.min(least, most) < thinnest || Math.max(least, most) > thickest) return null;
  let end = high + 1 + unit;
  end += phraseAt(tokens, end, highWords);
  const after = high > low ? null : boundAfter(tokens, end);
  end += after?.length ?? 0;
  const length = end - at;
  if (high > low) return { meaning: between(Math.min(least, most), Math.max(least, most)), length };
  const bound = after?.bound ?? before?.bound;
  if (bound === "more") return { meaning: ofHeights(`over ${most}″ high`, (inches) => inches > most), length };
  if (bound === "least") return { meaning: ofHeights(`${most}″ high or more`, (inches) => inches >= most), length };
  if (bound === "less") return { meaning: ofHeights(`under ${most}″ high`, (inches) => inches < most), length };
  if (bound === "most") return { meaning: ofHeights(`${most}″ high or less`, (inches) => inches <= most), length };
  if (bound === "about" || !Number.isInteger(most)) {
    return { meaning: ofHeights(`about ${most}″ high`, (inches) => Math.abs(inches - most) < 1.01), length };
  }
  return { meaning: ofHeights(`${most}″ high`, (inches) => inches === most), length };
}

const between = (least: number, most: number) =>
  ofHeights(`from ${least}″ to ${most}″ high`, (inches) => inches >= least && inches <= most);

/** The height that sellers state, in whole inches. */
const ofHeights = (label: string, fits: (inches: number) => boolean): Meaning => ({
  kind: "height",
  label,
  values: heights.filter(fits).map(String),
});

/** Width and length in inches, or in centimeters, with the size they belong to. */
const dimensions: Readonly<Record<string, string>> = {
  "38x75": "twin",
  "39x75": "twin",
  "38x80": "twin-xl",
  "39x80": "twin-xl",
  "53x75": "full",
  "54x75": "full",
  "60x80": "queen",
  "76x80": "king",
  "72x84": "cal-king",
  "99x190": "twin",
  "99x203": "twin-xl",
  "137x190": "full",
  "152x203": "queen",
  "153x203": "queen",
  "193x203": "king",
  "183x213": "cal-king",
};

const inches = ["inches", "inch", "ins", "in"];

/** "60x80", "60 x 80", `60" × 80"`, "60 by 80 inches" */
export function dimensionsAt(tokens: readonly Token[], at: number): { sides: string; length: number } | null {
  const joint = at + 1 + phraseAt(tokens, at + 1, inches);
  const [width, height] = [tokens[at]?.amount, tokens[joint + 1]?.amount];
  if (!["x", "by"].includes(tokens[joint]?.word ?? "") || width == null || height == null) return null;
  const end = joint + 2;
  return { sides: `${width}x${height}`, length: end + phraseAt(tokens, end, [...inches, "cm"]) - at };
}

export function sizeInInchesAt(tokens: readonly Token[], at: number): AskedFigure | null {
  const said = dimensionsAt(tokens, at);
  const size = said === null || !Object.hasOwn(dimensions, said.sides) ? undefined : dimensions[said.sides];
  const term = bedTerms.find(({ kind, values }) => kind === "size" && values?.[0] === size);
  if (said === null || term === undefined) return null;
  const { said: _, ...meaning } = term;
  return { meaning, length: said.length };
}
