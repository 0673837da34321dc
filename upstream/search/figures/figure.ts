import type { Meaning } from "../term";

/** What a figure with its unit asks for besides a price, and how many tokens say it. */
export interface AskedFigure {
  meaning: Meaning;
  length: number;
}
