import { phraseAt, type Token } from "../query-tokens";
import type { AskedFigure } from "./figure";

/** How tall whoever sleeps in a bed is. */

export const feetWords = ["feet", "foot", "ft"];
export const inchWords = ["inches", "inch", "in"];

/** "6'3", "6ft3", "6'3\" tall", "6 ft 3 in", "6 feet tall"; feet alone can be those of a bed. */
export function tallAt(tokens: readonly Token[], at: number): AskedFigure | null {
  const said = joinedAt(tokens, at) ?? spelledAt(tokens, at);
  if (said === null) return null;
  const tall = phraseAt(tokens, at + said.length, ["tall"]);
  if (said.inches === null && tall === 0) return null;
  const inches = said.inches ?? 0;
  return {
    meaning: {
      kind: "need",
      label: `for people ${said.feet}′${inches}″ tall`,
      quiz: { height: String(said.feet * 12 + inches) },
    },
    length: said.length + tall,
  };
}

interface SaidHeight {
  feet: number;
  inches: number | null;
  length: number;
}

function joinedAt(tokens: readonly Token[], at: number): SaidHeight | null {
  const [, feet, inches = ""] = /^([4-7])(?:['’]|ft)(\d{0,2})$/i.exec(tokens[at]?.text ?? "") ?? [];
  if (feet === undefined || Number(inches) > 11) return null;
  const unit = inches === "" ? 0 : phraseAt(tokens, at + 1, inchWords);
  return { feet: Number(feet), inches: inches === "" ? null : Number(inches), length: 1 + unit };
}

function spelledAt(tokens: readonly Token[], at: number): SaidHeight | null {
  const feet = tokens[at]?.amount;
  if (feet == null || ![4, 5, 6, 7].includes(feet) || tokens[at]!.money) return null;
  const unit = phraseAt(tokens, at + 1, feetWords);
  if (unit === 0) return null;
  const and = phraseAt(tokens, at + 1 + unit, ["and"]);
  const figure = tokens[at + 1 + unit + and];
  const inches = figure?.amount ?? null;
  if (inches === null || figure!.money || inches > 11 || !Number.isInteger(inches))
    return { feet, inches: null, length: 1 + unit };
  const end = at + 2 + unit + and;
  const inchUnit = phraseAt(tokens, end, inchWords);
  // "6 feet and 10 inches" is a height; "6 feet, 10 pounds" is none.
  return and > 0 && inchUnit === 0
    ? { feet, inches: null, length: 1 + unit }
    : { feet, inches, length: end + inchUnit - at };
}
