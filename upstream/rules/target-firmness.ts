import type { sleepPositions } from "../../app/contracts/match";
import type { WeightBand } from "./firmness";

export type SleepPosition = (typeof sleepPositions)[number];
export type ByPositionAndWeight = Readonly<Record<SleepPosition, Readonly<Record<WeightBand, number>>>>;

/** domain.md section 8, body weight in pounds. */
export const targetTable: ByPositionAndWeight = {
  side: { "under-130": 4, "130-230": 5.5, "over-230": 6.5 },
  back: { "under-130": 5.5, "130-230": 6.5, "over-230": 7 },
  stomach: { "under-130": 6, "130-230": 7, "over-230": 7.5 },
  combination: { "under-130": 5, "130-230": 6, "over-230": 6.75 },
};

/** The firmness, 1 to 10, that suits a sleeper by position and weight before pain and preference are asked. */
export function targetFirmness(position: SleepPosition, band: WeightBand): number {
  return targetTable[position][band];
}
