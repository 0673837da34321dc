import type { WaitingReview } from "~/contracts/review-drafts/moderation";
import { appealReadWithin, readWithin } from "~/contracts/vocabulary/moderation";
import { formatCount } from "~/ui/format";

const hour = 3_600_000;

/** "10 minutes", "5 hours", "3 days": how long ago a moment is. */
export function ageWords(since: string, now: Date): string {
  const age = Math.max(0, now.getTime() - Date.parse(since));
  if (age < hour) return formatCount(Math.max(1, Math.floor(age / 60_000)), "minute", "minutes");
  if (age < 48 * hour) return formatCount(Math.floor(age / hour), "hour", "hours");
  return formatCount(Math.floor(age / (24 * hour)), "day", "days");
}

/** Whether it waits longer than the page of rules says. */
export function isLate({ waiting, since }: Pick<WaitingReview, "waiting" | "since">, now: Date): boolean {
  const days = waiting === "appeal" || waiting === "reported" ? appealReadWithin : readWithin;
  return now.getTime() - Date.parse(since) > days * 24 * hour;
}
