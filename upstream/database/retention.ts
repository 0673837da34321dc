import type { Db } from "./engine";
import type { DbAndClock } from "./services";

type Unit = "minute" | "hour" | "day" | "month" | "year";

/**
 * What we keep about visitors, why and for how long: a line of the privacy page, and a task for upkeep. Time-based
 * removal happens only through such a rule, whose stated time is the constant that its `remove` uses; a test checks
 * both sides of each limit.
 */
export interface RetentionRule<Needs = unknown> {
  name: string;
  /** As worded on the privacy page, with the reason. */
  what: string;
  why: string;
  /** How long; null: `then` says until when. */
  time: readonly [count: number, unit: Unit] | null;
  /** The starting point, "after we wrote it"; or the end, "Until you delete your account". */
  then: string;
  /** Deletes the data when its time is over. */
  remove?: (services: Needs) => Promise<void>;
}

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** A `remove` that depends only on rows and their timestamps. */
export const byTime =
  (remove: (db: Db, now: Date) => Promise<void>) =>
  ({ db, clock }: DbAndClock) =>
    remove(db, clock());

const plural = (count: number, unit: Unit) => `${count} ${unit}${count === 1 ? "" : "s"}`;

/** "30 days after we wrote them", "Until you delete your account" */
export const howLong = ({ time, then }: Pick<RetentionRule, "time" | "then">) =>
  time === null ? then : `${plural(...time)} ${then}`;

/**
 * One round of retention: calls each `remove` once. A failure, such as a full disk, doesn't keep the others from
 * running.
 */
export async function purgeExpired<Needs>(rules: readonly RetentionRule<Needs>[], services: Needs): Promise<void> {
  const failed: unknown[] = [];
  for (const remove of new Set(rules.flatMap((rule) => rule.remove ?? [])))
    await remove(services).catch((error: unknown) => failed.push(error));
  if (failed.length > 0) throw failed[0];
}
