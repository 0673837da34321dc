import { isMoment } from "../format";

/** Moments in the words of US English, identical on the server and in the browser. */

const moment = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "America/New_York",
});

/** "2025-03-09T18:05:00.000Z" → "Mar 9, 2025, 2:05 PM ET"; anything that is not a moment is returned unchanged. */
export function formatMoment(iso: string): string {
  const date = new Date(iso);
  // Of some versions of the data the space before "PM" is a narrow one.
  return Number.isNaN(date.getTime()) ? iso : `${moment.format(date).replaceAll("\u202f", " ")} ET`;
}

const ago = new Intl.RelativeTimeFormat("en-US");
const minuteMs = 60_000;

/** "just now", "5 minutes ago", "23 hours ago", of a moment up to a day before `now`; null: longer ago, or no moment. */
export function agoText(iso: string, now: number): string | null {
  const minutes = isMoment(iso) ? Math.floor((now - Date.parse(iso)) / minuteMs) : Number.NaN;
  if (Number.isNaN(minutes) || minutes >= 24 * 60) return null;
  if (minutes < 1) return "just now";
  return minutes < 60 ? ago.format(-minutes, "minute") : ago.format(-Math.floor(minutes / 60), "hour");
}
