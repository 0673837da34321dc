import { isDeepStrictEqual } from "node:util";
import type { BedTest } from "./bed-tests";
import { type ExpertText, expertTexts, type TextBasis } from "./expert-texts";

/** What a text about the bed is to be written from. */
export const basisOf = ({ model, results: measured, acquired, stays: { first } }: BedTest): TextBasis => ({
  ...measured,
  ...(model.firmness.range === null ? { claimed_firmness: model.firmness.claimed } : {}),
  claimed_height: model.height_inches,
  acquired,
  reviewer: first.tester.name,
  nights: first.nights,
});

/**
 * The text about a bed, if there is one that was written from these very results; else none is true of it. Who slept on the bed
 * is as the text says: in a smaller catalogue, where others are free, too.
 */
export function textOf(test: BedTest): ExpertText | null {
  const text = expertTexts().get(test.model.slug);
  if (text === undefined) return null;
  const now = { ...basisOf(test), reviewer: text.from.reviewer };
  return isDeepStrictEqual(text.from, now) ? text : null;
}
