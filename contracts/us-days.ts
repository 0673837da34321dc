/**
 * Days as people in the United States count them: the one module that says which day a moment belongs to. Days are ISO
 * text, such as "2026-11-30". What ends on a day ends with it in the last of the zones of the states, so that nobody there
 * sees a deal end, or their own post dated, on a day that hasn’t begun for them.
 */

const milliseconds = 86_400_000;

/** Hawaii, all year round: it keeps no daylight saving time (15 U.S.C. 260a and 263; Hawaii Revised Statutes 1-31). */
export const lastZoneHours = -10;

/** The first zone of the states. It is behind UTC by five hours, or by four in summer. Browsers don't need it. */
const firstZone = /* @__PURE__ */ new Intl.DateTimeFormat("sv-SE", {
  timeZone: "America/New_York",
  dateStyle: "short",
});

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The day that it still is, at a moment, somewhere in the states. */
export const dayOf = (moment: Date) => isoDay(moment.getTime() + lastZoneHours * 3_600_000);

/** What the calendars of the states show at one moment: at night, two days. */
export interface Today {
  /** Where it is latest: what begins on this day has begun somewhere. */
  first: string;
  /** Where it is earliest: what ends on this day still runs somewhere. */
  last: string;
}

export const todayAt = (moment: Date): Today => ({ first: firstZone.format(moment), last: dayOf(moment) });

/** The ISO day `days` after another; before it, when negative. */
export const plusDays = (day: string, days: number) => isoDay(Date.parse(day) + days * milliseconds);

/** The same day of the month `months` months after, or before; one that a month lacks is so many days into the next. */
export function plusMonths(day: string, months: number): string {
  const moved = new Date(day);
  return isoDay(moved.setUTCMonth(moved.getUTCMonth() + months));
}
