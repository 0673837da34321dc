import type { DealState } from "#contracts/deals";
import type { Today } from "#contracts/us-days";

/** When a deal holds, both days included; no end: the seller states none. */
export interface DealPeriod {
  starts_on: string;
  ends_on: string | null;
}

/** It runs from the moment its first day begins in the first zone of the states until its last one ends in the last zone. */
export function dealState({ starts_on, ends_on }: DealPeriod, { first, last }: Today): DealState {
  if (first < starts_on) return "upcoming";
  return ends_on !== null && last > ends_on ? "ended" : "running";
}
