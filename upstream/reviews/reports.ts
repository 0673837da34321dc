import { sql } from "kysely";
import type { ReviewReport } from "../../app/contracts/reviews";
import type { Db } from "../database/engine";
import { type Reviewed, tablesOf } from "./reviewed";

type Report = Omit<ReviewReport, "reason"> & { reason: string };

/** Keeps a report, once for its key; false when no published review has that number. */
export async function keepReport(db: Db, { of, id }: Reviewed, report: Report, now: Date): Promise<boolean> {
  const tables = tablesOf[of];
  const review = await db
    .selectFrom(tables.review)
    .where("id", "=", id)
    .where("state", "=", "published")
    .select(sql`1`.as("one"))
    .executeTakeFirst();
  if (review === undefined) return false;
  const { reason, note = "", key } = report;
  await db
    .insertInto(tables.report)
    .values({ review_id: id, reason, note, key, reported_at: now })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  return true;
}
