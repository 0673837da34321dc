import type { WaitingReview } from "#contracts/moderation";
import { appealReadWithin, readWithin } from "#contracts/vocabulary/moderation";

const hour = 3_600_000;

/** Whether it waits longer than the page of rules says. */
export function isLate({ waiting, since }: Pick<WaitingReview, "waiting" | "since">, now: Date): boolean {
  const days = waiting === "appeal" || waiting === "reported" ? appealReadWithin : readWithin;
  return now.getTime() - Date.parse(since) > days * 24 * hour;
}
