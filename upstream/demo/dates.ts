import { plusDays } from "#contracts/us-days";

/** The demonstration's "today": fixed, so that the same seed gives the same dates whenever it is run. */
export const referenceDate = "2026-11-01";

const dayMilliseconds = 86_400_000;

/** ISO date `days` days before the reference date. */
export const daysBefore = (days: number) => plusDays(referenceDate, -days);

/** How many days before the reference date an ISO date lies. */
export const daysAgo = (date: string) => (Date.parse(referenceDate) - Date.parse(date)) / dayMilliseconds;
