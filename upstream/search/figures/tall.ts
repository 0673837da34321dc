import { exactly, phraseAt, type Token } from "../query-tokens";
import type { AskedFigure } from "./figure";

/** The height of the person who sleeps in a bed. */

export const feetWords = ["feet", "foot", "ft"];
export const inchWords = ["inches", "inch", "in"];

/** "6'3", `6' 2"`, "5'11 3/4", "6ft3", "6'3\" tall", "6 ft 3 in", "6 feet tall"; feet alone may describe a bed. */
export function tallAt(tokens: readonly Token[], at: number): AskedFigure | null {
  const said = joinedAt(tokens, at) ?? spelledAt(tokens, at);
  if (said === null) return null;
  const tall = phraseAt(tokens, at + said.length, ["tall"]);
  if (said.inches === null && tall === 0) return null;
  // Rounded: a fraction of an inch may complete a foot.
  const height = said.feet * 12 + Math.round(said.inches ?? 0);
  return {
    meaning: {
      kind: "need",
      label: `for people ${Math.floor(height / 12)}′${height % 12}″ tall`,
      quiz: { height: String(height) },
    },
    length: said.length + tall,
  };
}

interface SaidHeight {
  feet: number;
  /** Includes the fraction. */
  inches: number | null;
  length: number;
}

function joinedAt(tokens: readonly Token[], at: number): SaidHeight | null {
  const [, feet, inches = ""] =
    /^([4-7])\s?(?:['’′]|ft)\s?(\d{0,2}|\d{1,2}[.\s-][\d/.]+)$/i.exec(tokens[at]?.text ?? "") ?? [];
  const figure = inches === "" ? null : exactly({ text: inches });
  if (feet === undefined || Number.isNaN(figure) || (figure ?? 0) >= 12) return null;
  const fraction = figure === null ? { more: 0, length: 0 } : fractionAt(tokens, at + 1);
  const end = at + 1 + fraction.length;
  return {
    feet: Number(feet),
    inches: figure === null ? null : figure + fraction.more,
    length: end + (figure === null ? 0 : phraseAt(tokens, end, inchWords)) - at,
  };
}

function spelledAt(tokens: readonly Token[], at: number): SaidHeight | null {
  const feet = tokens[at]?.amount;
  if (feet == null || ![4, 5, 6, 7].includes(feet) || tokens[at]!.money) return null;
  const unit = phraseAt(tokens, at + 1, feetWords);
  if (unit === 0) return null;
  const and = phraseAt(tokens, at + 1 + unit, ["and"]);
  const figure = tokens[at + 1 + unit + and];
  const inches = figure?.amount == null || figure.money ? null : exactly(figure);
  if (inches === null || Number.isNaN(inches) || inches >= 12) return { feet, inches: null, length: 1 + unit };
  const fraction = fractionAt(tokens, at + 2 + unit + and);
  const end = at + 2 + unit + and + fraction.length;
  const inchUnit = phraseAt(tokens, end, inchWords);
  // "6 feet and 10 inches" is a height; "6 feet, 10 pounds" is not.
  return and > 0 && inchUnit === 0
    ? { feet, inches: null, length: 1 + unit }
    : { feet, inches: inches + fraction.more, length: end + inchUnit - at };
}

/** "and 3/4", "and a half": the fraction after whole inches. */
function fractionAt(tokens: readonly Token[], at: number): { more: number; length: number } {
  const half = phraseAt(tokens, at, ["and a half", "and one half"]);
  if (half > 0) return { more: 0.5, length: half };
  const and = phraseAt(tokens, at, ["and"]);
  const [part, parts] = [tokens[at + and], tokens[at + and + 1]];
  const slashed = part?.ends === true && part.end + 1 === parts?.start && !part.money;
  if (!slashed || part.amount === null || parts?.amount == null || part.amount >= parts.amount) {
    return { more: 0, length: 0 };
  }
  return { more: part.amount / parts.amount, length: and + 2 };
}
