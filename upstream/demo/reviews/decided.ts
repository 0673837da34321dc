import { daysBefore } from "../dates";
import type { Random } from "../random";

/** Somebody reads what was sent so many days ago on that day or soon after. */
export const decidedAfter = (daysAgo: number, random: Random): string =>
  daysBefore(Math.max(1, daysAgo - random.pick([0, 0, 0, 1, 1, 2])));
