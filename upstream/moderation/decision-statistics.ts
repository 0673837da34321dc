import { sql } from "kysely";
import type { ReviewDecisions } from "#contracts/moderation";
import type { Db } from "../database/engine";
import type { DecidedReviewTable } from "./tables";

/** Days back from today. */
const days = 90;

/** Counts a decision about words that nobody had read before; belongs in the decision's transaction. */
export async function countDecision(
  transaction: Db,
  { kind, stars, reason }: Pick<DecidedReviewTable, "kind" | "stars" | "reason">,
  now: Date,
): Promise<void> {
  await transaction.insertInto("decided_review").values({ kind, stars, reason, decided_at: now }).execute();
}

/**
 * What was decided about words that nobody had read before, by their stars: whether the rule is the same for all can be
 * seen by anybody. What has been deleted since still counts.
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
