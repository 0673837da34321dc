import type { ReviewKind } from "../../app/contracts/vocabulary/review-drafts";
import type { Db } from "../database/engine";
import { reviewTables } from "./review-tables";

/**
 * Why somebody of staff leaves a review to a colleague; null: they may decide about it. `refusedAt`: when what is appealed
 * against was refused or taken down; null where no appeal is decided.
 */
export async function leftToOthers(
  db: Db,
  { kind, review }: { kind: ReviewKind; review: number },
  refusedAt: Date | null,
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
  if (refusedAt === null) return null;
  const refused = await db
    .selectFrom("moderation_event")
    .where(tables.event, "=", review)
    .where("decision", "in", ["refuse", "take-down"])
    .where("decided_at", "=", refusedAt)
    .select("account_id")
    .orderBy("id", "desc")
    .executeTakeFirst();
  return refused?.account_id === staff
    ? "You turned this review down yourself, so a colleague reads the appeal."
    : null;
}
