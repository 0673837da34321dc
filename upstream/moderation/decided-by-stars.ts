import { sql } from "kysely";
import type { ReviewDecisions } from "../../app/contracts/review-drafts/moderation";
import type { Db } from "../database/engine";

/** Days back from today. */
const days = 90;

/**
 * What was decided about words that nobody had read before, by their stars: whether the rule is the same for all can be
 * seen by anybody.
 */
export async function decidedByStars(db: Db, now: Date): Promise<Omit<ReviewDecisions, "demo">> {
  const { rows } = await sql<{ stars: number; decision: string; reason: string | null; count: number }>`
    select coalesce(b.rating, s.rating) as stars, e.decision, e.reason, count(*)::integer as count
    from moderation_event e
    left join owner_review_version b on b.review_id = e.owner_review_id and b.number = e.version
    left join store_review_version s on s.review_id = e.store_review_id and s.number = e.version
    where e.decision in ('publish', 'refuse')
      and e.decided_at > ${new Date(now.getTime() - days * 86_400_000).toISOString()}::timestamptz
      and coalesce(b.rating, s.rating) is not null
    group by 1, 2, 3 order by count desc, e.reason`.execute(db);
  const sum = (decided: typeof rows) => decided.reduce((all, { count }) => all + count, 0);
  return {
    days,
    stars: [5, 4, 3, 2, 1].map((stars) => {
      const own = rows.filter((row) => row.stars === stars);
      const refused = own.filter(({ decision }) => decision === "refuse");
      return {
        stars,
        published: sum(own) - sum(refused),
        refused: sum(refused),
        reasons: refused.flatMap(({ reason, count }) => (reason === null ? [] : [{ reason, count }])),
      };
    }),
  };
}
