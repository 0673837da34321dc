import { dayOf, plusDays } from "#contracts/us-days";
import { daysAgo } from "./dates";

/** Moves the ISO dates in a copy of the rows; everything else stays. */
export type MoveDates = <T>(rows: T) => T;

const isoDate = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The generator's calendar ends on its reference date, so that a seed always gives the same rows. Seeding moves
 * it to end on the day of the seeding: a demonstration whose deals had all ended would show little.
 */
export function movedTo(today: Date): MoveDates {
  const shift = -daysAgo(dayOf(today));
  const move = (value: unknown): unknown => {
    if (typeof value === "string" && isoDate.test(value)) return plusDays(value, shift);
    if (Array.isArray(value)) return value.map(move);
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, move(each)]));
  };
  return move as MoveDates;
}
