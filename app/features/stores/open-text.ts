import { dayOf } from "#contracts/us-days";
import type { DayHours, StoreSummary } from "#contracts/stores";

/** Opening hours in words. Minutes count from midnight in the store's local time. */

export const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/** 600 → "10 AM", 1230 → "8:30 PM", 720 → "noon", 0 and 1440 → "midnight". */
export function clock(minutes: number): string {
  const ofDay = minutes % 1440;
  if (ofDay === 0) return "midnight";
  if (ofDay === 720) return "noon";
  const hour = Math.floor(ofDay / 60);
  const rest = ofDay % 60;
  const figure = `${hour % 12 === 0 ? 12 : hour % 12}${rest === 0 ? "" : `:${String(rest).padStart(2, "0")}`}`;
  // A non-breaking space.
  return `${figure}\u00a0${hour < 12 ? "AM" : "PM"}`;
}

/** "10 AM to 8 PM", or "Closed". */
export const hoursText = (hours: DayHours) =>
  hours === null ? "Closed" : `${clock(hours.opens)} to ${clock(hours.closes)}`;

/** Day of the week at an instant in a time zone, from 0, Sunday. */
export const dayIn = (timeZone: string, instant: string) => new Date(dateIn(timeZone, instant)).getUTCDay();

/** ISO date at an instant in a time zone; where the zone is unknown, that of the last one in the states. */
export const dateIn = (timeZone: string | null, instant: string) =>
  timeZone === null
    ? dayOf(new Date(instant))
    : // Swedish dates are ISO dates.
      new Date(instant).toLocaleDateString("sv-SE", { timeZone });

/** What people there say; the generic names of these are longer, or those of their neighbors. */
const localNames: Readonly<Record<string, string>> = {
  "America/Phoenix": "Arizona Time",
  "Pacific/Honolulu": "Hawaii Time",
};

/** "America/Boise" → "Mountain Time"; the zone's own name if it has no generic one. */
export function zoneName(timeZone: string, instant: string): string {
  const local = localNames[timeZone];
  if (local !== undefined) return local;
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longGeneric" }).formatToParts(
    new Date(instant),
  );
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

/** "Open until 8 PM", "Closed, opens tomorrow at 10 AM"; `instant` is when the upstream answered. */
export function openText({ open, time_zone }: Pick<StoreSummary, "open" | "time_zone">, instant: string): string {
  if (open === null) return "Hours not published";
  const { changes, holiday, usual } = open;
  if (holiday !== null)
    return usual === null ? `${holiday}: call before you go` : `${holiday}: usual hours ${hoursText(usual)}`;
  if (changes === null) return open.open ? "Open 24 hours" : "Closed. We don’t know when it opens next";
  const tomorrow = time_zone !== null && (dayIn(time_zone, instant) + 1) % 7 === changes.day;
  const day = changes.today ? "today" : tomorrow ? "tomorrow" : (days[changes.day] ?? "");
  if (open.open)
    return changes.today ? `Open until ${clock(changes.minutes)}` : `Open until ${day} at ${clock(changes.minutes)}`;
  return `Closed, opens ${day} at ${clock(changes.minutes)}`;
}

/** Whether the stores are in different time zones, so that times need their zone. */
export const severalZones = (stores: readonly Pick<StoreSummary, "time_zone">[], instant: string) =>
  new Set(stores.flatMap(({ time_zone }) => (time_zone === null ? [] : [zoneName(time_zone, instant)]))).size > 1;
