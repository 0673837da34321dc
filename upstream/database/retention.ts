import type { Db } from "./engine";
import type { DbAndClock } from "./services";

type Unit = "minute" | "hour" | "day" | "month" | "year";

/**
 * What is kept of visitors, why and for how long: a line of the privacy page, and what upkeep does. Nothing is removed by
 * time but by such a rule, which takes its time from the constant that its `remove` goes by; a test tries both sides of each.
 */
export interface RetentionRule<Needs = unknown> {
  name: string;
  /** As the privacy page says it, and why. */
  what: string;
  why: string;
  /** How long; null: `then` says until when. */
  time: readonly [count: number, unit: Unit] | null;
  /** From when on: "after we wrote it"; or until when: "Until you delete your account". */
  then: string;
  /** What forgets it when its time is over. */
  remove?: (services: Needs) => Promise<void>;
}

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** A `remove` that goes by rows and their times alone. */
export const byTime =
  (remove: (db: Db, now: Date) => Promise<void>) =>
  ({ db, clock }: DbAndClock) =>
    remove(db, clock());

const plural = (count: number, unit: Unit) => `${count} ${unit}${count === 1 ? "" : "s"}`;

/** "30 days after we wrote them", "Until you delete your account" */
export const howLong = ({ time, then }: Pick<RetentionRule, "time" | "then">) =>
  time === null ? then : `${plural(...time)} ${then}`;

/** One round of forgetting: each `remove` once. What fails, such as on a full disk, keeps no other from its turn. */
export async function purgeExpired<Needs>(rules: readonly RetentionRule<Needs>[], services: Needs): Promise<void> {
  const failed: unknown[] = [];
  for (const remove of new Set(rules.flatMap((rule) => rule.remove ?? [])))
    await remove(services).catch((error: unknown) => failed.push(error));
  if (failed.length > 0) throw failed[0];
}
