import { sql } from "kysely";
import type { ReviewDecisions } from "#contracts/moderation";
import type { Db } from "../database/engine";
import type { DecidedReviewTable } from "./tables";

/** The period in days, up to today. */
const days = 90;

/** Counts a decision about text that nobody had read before; belongs in the decision's transaction. */
export async function countDecision(
  transaction: Db,
  { kind, stars, reason }: Pick<DecidedReviewTable, "kind" | "stars" | "reason">,
  now: Date,
): Promise<void> {
  await transaction.insertInto("decided_review").values({ kind, stars, reason, decided_at: now }).execute();
}

/**
 * Decisions about text that nobody had read before, by star rating, so that anybody can check that the same rule
 * applies to all. Reviews deleted since still count.
 */
export async function decisionStatistics(db: Db, now: Date): Promise<Omit<ReviewDecisions, "demo">> {
  const rows = await db
    .selectFrom("decided_review")
    .where("decided_at", ">", new Date(now.getTime() - days * 86_400_000))
    .select(["stars", "reason", sql<number>`count(*)::integer`.as("count")])
    .groupBy(["stars", "reason"])
    .orderBy("count", "desc")
    .orderBy("reason")
    .execute();
  const sum = (decided: readonly { count: number }[]) => decided.reduce((all, { count }) => all + count, 0);
  return {
    days,
    stars: [5, 4, 3, 2, 1].map((stars) => {
      const own = rows.filter((row) => row.stars === stars);
      const reasons = own.flatMap(({ reason, count }) => (reason === null ? [] : [{ reason, count }]));
      const refused = sum(reasons);
      return { stars, published: sum(own) - refused, refused, reasons };
    }),
  };
}
