import type { DealState } from "#contracts/deals";
import type { Today } from "#contracts/us-days";

/** The days on which a deal is valid, inclusive; no end: the seller states none. */
export interface DealPeriod {
  starts_on: string;
  ends_on: string | null;
}

/**
 * A deal runs from the start of its first day in the earliest US time zone to the end of its last day in the latest
 * one.
 */
export function dealState({ starts_on, ends_on }: DealPeriod, { first, last }: Today): DealState {
  if (first < starts_on) return "upcoming";
  return ends_on !== null && last > ends_on ? "ended" : "running";
}
