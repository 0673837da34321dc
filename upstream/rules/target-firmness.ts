import type { sleepPositions } from "#contracts/match/match";
import { type Points, piecewise } from "./piecewise";

export type SleepPosition = (typeof sleepPositions)[number];

/** Firmness by body weight in pounds (ruleset 2026.3, section 2). */
export const targetLines: Readonly<Record<SleepPosition, Points>> = {
  side: [
    [115, 4.2],
    [155, 5.1],
    [205, 5.8],
    [260, 6.4],
    [330, 6.8],
  ],
  back: [
    [115, 5.6],
    [155, 6.2],
    [205, 6.6],
    [260, 7],
    [330, 7.3],
  ],
  stomach: [
    [115, 6.1],
    [155, 6.7],
    [205, 7.1],
    [260, 7.5],
    [330, 7.7],
  ],
  combination: [
    [115, 5.1],
    [155, 5.7],
    [205, 6.2],
    [260, 6.7],
    [330, 7.1],
  ],
};

/** The firmness, 1 to 10, that suits a sleeper based on position and weight, before pain and preference. */
export const targetFirmness = (position: SleepPosition, pounds: number): number =>
  piecewise(targetLines[position], pounds);
