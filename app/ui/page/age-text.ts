import { formatCount } from "../format";

const hour = 3_600_000;

/** "10 minutes", "5 hours", "3 days": how long ago a moment is. */
export function ageText(since: string, now: Date): string {
  const age = Math.max(0, now.getTime() - Date.parse(since));
  if (age < hour) return formatCount(Math.max(1, Math.floor(age / 60_000)), "minute", "minutes");
  if (age < 48 * hour) return formatCount(Math.floor(age / hour), "hour", "hours");
  return formatCount(Math.floor(age / (24 * hour)), "day", "days");
}
