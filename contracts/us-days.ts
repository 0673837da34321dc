/**
 * Days as people in the United States count them; this is the only module that decides which day a moment belongs to.
 * Days are ISO text, such as "2026-11-30". Whatever ends on a day ends with it in the last US time zone, so that nobody
 * there sees a deal end, or their own post dated, on a day that hasn’t begun for them.
 */

const milliseconds = 86_400_000;

/** Hawaii, all year round: it keeps no daylight saving time (15 U.S.C. 260a and 263; Hawaii Revised Statutes 1-31). */
export const lastZoneHours = -10;

/** The first time zone of the states. It is behind UTC by five hours, or by four in summer. Browsers don't need it. */
const firstZone = /* @__PURE__ */ new Intl.DateTimeFormat("sv-SE", {
  timeZone: "America/New_York",
  dateStyle: "short",
});

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The day that it still is somewhere in the states at a given moment. */
export const dayOf = (moment: Date) => isoDay(moment.getTime() + lastZoneHours * 3_600_000);

/** The dates across the states at one moment: at night there are two. */
export interface Today {
  /** The latest date: what begins on this day has begun somewhere. */
  first: string;
  /** The earliest date: what ends on this day is still running somewhere. */
  last: string;
}

export const todayAt = (moment: Date): Today => ({ first: firstZone.format(moment), last: dayOf(moment) });

const longDay = /* @__PURE__ */ new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** "2026-11-24" → "November 24, 2026" */
export const dayInWords = (day: string) => longDay.format(new Date(day));

/** The ISO day `days` after another, or before it if negative. */
export const plusDays = (day: string, days: number) => isoDay(Date.parse(day) + days * milliseconds);

/**
 * The same day of the month `months` months later, or earlier; a day that the month lacks runs over into the next one.
 */
export function plusMonths(day: string, months: number): string {
  const moved = new Date(day);
  return isoDay(moved.setUTCMonth(moved.getUTCMonth() + months));
}
