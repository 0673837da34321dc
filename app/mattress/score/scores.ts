import type { ModelPage } from "#contracts/model-page";
import { scoreLabels, scorePartLabels } from "#contracts/vocabulary/scores";
import { termsOf } from "#contracts/vocabulary/terms";
import { formatCount, tenth } from "~/ui/format";

type ScoreParts = NonNullable<ModelPage["model"]["score_parts"]>;
/** From the sum of the parts by their shares to the score, which spreads beds out (ruleset 2026.3, section 6). */
export const scoreScale: readonly (readonly [sum: number, score: number])[] = [
  [20, 45],
  [38, 60],
  [52, 72],
  [64, 82],
  [84, 95],
];

/** The parts to a tenth, with what each counts for, in per cent, and of how many owners one of them comes, where that is known. */
export const scorePartRows = (parts: ScoreParts, owners: number | null = null) =>
  termsOf(scorePartLabels).map((key) => {
    const { about, ...label } = scorePartLabels[key];
    return {
      key,
      ...label,
      about: key === "owners" && owners !== null ? aboutOwners(owners) : about,
      value: tenth(parts[key]),
    };
  });

/** Six owners count as much as what every bed starts with (ruleset 2026.3, section 6), so fewer hardly move it. */
const aboutOwners = (count: number): string => {
  if (count === 0) return "Nobody has written about it after a year or more yet, so it stands where every bed starts";
  const said = `What ${formatCount(count, "owner", "owners")} wrote after a year or more`;
  return count < 6 ? `${said}; with so few, it stays near where every bed starts` : said;
};

/** All parts as they are shown by their shares, to a tenth: where it stands on the scale decides the score. */
export const sumOfParts = (parts: ScoreParts): number =>
  // In thousandths, which are whole: a half is rounded as whoever adds them up does.
  Math.round(scorePartRows(parts).reduce((sum, { value, share }) => sum + Math.round(value * 10) * share, 0) / 100) /
  10;

/** What the bed does, each from 1 to 5. */
export const readingRows = (readings: NonNullable<ModelPage["model"]["scores"]>) =>
  termsOf(scoreLabels).map((key) => ({ key, ...scoreLabels[key], value: readings[key] }));

export type ScorePartRow = ReturnType<typeof scorePartRows>[number];
export type ReadingRow = ReturnType<typeof readingRows>[number];
