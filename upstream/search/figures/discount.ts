import { onSale } from "../bed-terms";
import { phraseAt, type Token } from "../query-tokens";
import type { AskedFigure } from "./figure";
import { boundBefore } from "./bounds";

const units = ["percent", "dollars", "bucks"];
const before = ["save up to", "save at least", "save over", "save", "saving", "savings of", "discount of"];
const after = ["off", "discount", "discounts", "savings", "saving", "cheaper"];

/** "20% off", "up to $200 off", "save 300", "$300 discount": a deal of any amount. */
export function discountAt(tokens: readonly Token[], at: number, query: string): AskedFigure | null {
  const saved = phraseAt(tokens, at, before);
  const lead = saved > 0 ? saved : (boundBefore(tokens, at)?.length ?? 0);
  const figure = tokens[at + lead];
  if (figure?.amount == null) return null;
  const percent = /^\s?%/.test(query.slice(figure.end));
  const unit = phraseAt(tokens, at + lead + 1, units);
  const tail = phraseAt(tokens, at + lead + 1 + unit, after);
  const counted = figure.money || percent || unit > 0;
  if (saved === 0 && (tail === 0 || !counted)) return null;
  return { meaning: { ...onSale, partly: true }, length: lead + 1 + unit + tail };
}
