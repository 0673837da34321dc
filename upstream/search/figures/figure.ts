import type { Meaning } from "../term";

/** What a figure with its unit asks for, other than a price, and how many tokens it takes. */
export interface AskedFigure {
  meaning: Meaning;
  length: number;
}
