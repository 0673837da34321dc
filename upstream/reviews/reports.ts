import { sql } from "kysely";
import type { ReportTaken, ReviewReport } from "#contracts/reviews";
import { type Sender, senderHash } from "../accounts/sender";
import type { Db } from "../database/engine";
import { keyUsed } from "../http/answers";
import { type Reviewed, tablesOf } from "./reviewed";

export const reportedOtherwise = () =>
  keyUsed("We already have a different report from this form, and we’ll read that one.");

type Report = Omit<ReviewReport, "reason"> & { reason: string };

/**
 * Stores a report, once per key, and with at most one open report per reader, which the database enforces. Null when no
 * published review has that ID. Throws 409.
 */
export async function keepReport(
  db: Db,
  { of, id }: Reviewed,
  report: Report,
  reader: Sender,
  now: Date,
): Promise<ReportTaken | null> {
  const tables = tablesOf[of];
  const review = await db
    .selectFrom(tables.review)
    .where("id", "=", id)
    .where("state", "=", "published")
    .select(sql`1`.as("one"))
    .executeTakeFirst();
  if (review === undefined) return null;
  const { reason, note = "", key } = report;
  const reporter_hash = senderHash(reader, `report ${of} ${id}`);
  const kept = await db
    .insertInto(tables.report)
    .values({ review_id: id, reason, note, key, reporter_hash, reported_at: now })
    // A conflict with the key, or with the reader's open report.
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (kept !== undefined) return { already: false };
  const same = await db
    .selectFrom(tables.report)
    .where("key", "=", key)
    .select(["review_id", "reason", "note"])
    .executeTakeFirst();
  if (same === undefined) return { already: true };
  if (same.review_id !== id || same.reason !== reason || same.note !== note) throw reportedOtherwise();
  return { already: false };
}
