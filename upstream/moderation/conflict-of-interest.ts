import type { ReviewKind } from "#contracts/vocabulary/review-drafts";
import type { Db } from "../database/engine";
import type { DecisionName } from "../rules/reviews/review-states";
import { reviewTables } from "./review-tables";

/** The decision, and the previously rejected versions that it is about (decidedAgain). */
export interface DecidedAgain {
  decision: DecisionName;
  versions: readonly { number: number; decided_at: Date | null }[];
}

/**
 * Why a staff member has to leave a review to a colleague; null: they may decide about it. `again` null: nothing is
 * decided again.
 */
export async function leftToOthers(
  db: Db,
  { kind, review }: { kind: ReviewKind; review: number },
  again: DecidedAgain | null,
  staff: number,
): Promise<string | null> {
  const tables = reviewTables[kind];
  const own = await db
    .selectFrom(tables.review)
    .where("id", "=", review)
    .where("account_id", "=", staff)
    .select("id")
    .executeTakeFirst();
  if (own !== undefined) return "You wrote this review yourself, so a colleague decides about it.";
  if (again === null || again.versions.length === 0) return null;
  const numbers = again.versions.map(({ number }) => number);
  // Versions taken down together share one event, under the number of one of them.
  const moments = again.versions.flatMap(({ decided_at }) => decided_at ?? []);
  const turnedDown = await db
    .selectFrom("moderation_event")
    .where(tables.event, "=", review)
    .where("decision", "in", ["refuse", "take-down"])
    .where("account_id", "=", staff)
    .where((row) =>
      row.or([row("version", "in", numbers), ...(moments.length === 0 ? [] : [row("decided_at", "in", moments)])]),
    )
    .select("id")
    .executeTakeFirst();
  if (turnedDown === undefined) return null;
  return again.decision === "take-down"
    ? "You turned this review down and its writer’s appeal was granted, so only a colleague can take it down again."
    : "You turned this review down yourself, so a colleague reads the appeal.";
}
