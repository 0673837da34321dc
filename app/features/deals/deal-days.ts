import type { DealSummary } from "#contracts/deals";

/** Days of a deal in words. Today comes from the upstream too, so server and browser render the same words. */

const dayMilliseconds = 86_400_000;
const monthAndDay = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", timeZone: "UTC" });
const awayFrom = new Intl.RelativeTimeFormat("en-US", { numeric: "auto" });
const withYear = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** "November 26", with the year unless it is the current one; month and day stay on one line. */
export const longDay = (day: string, today: string) =>
  (day.slice(0, 4) === today.slice(0, 4) ? monthAndDay : withYear).format(Date.parse(day)).replace(" ", "\u00a0");

/** "in 5 days, on November 26", "tomorrow, November 22", "18 days ago, on November 3" */
export function dayWords(day: string, today: string): string {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / dayMilliseconds);
  return `${awayFrom.format(days, "day")},${Math.abs(days) > 1 ? " on" : ""} ${longDay(day, today)}`;
}

/** When it begins, ends or ended, whichever matters now. */
export function timingOf(deal: Pick<DealSummary, "state" | "starts_on" | "ends_on">, today: string): string {
  if (deal.state === "upcoming") return `Begins ${dayWords(deal.starts_on, today)}`;
  if (deal.ends_on === null) return "The seller gives no end date";
  return `${deal.state === "ended" ? "Ended" : "Ends"} ${dayWords(deal.ends_on, today)}`;
}
