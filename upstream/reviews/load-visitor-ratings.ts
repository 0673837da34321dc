import { sql } from "kysely";
import type { VisitorRatings } from "../catalogue/visitor-ratings";
import type { Db } from "../database/engine";

/**
 * Published visitor reviews by bed, stars and sleeper, each by its latest version. The catalogue's own counts already
 * include the demo's ratings; here, only those taken down since appear, as negative counts.
 */
export async function loadVisitorRatings(db: Db): Promise<VisitorRatings[]> {
  const { rows } = await sql<VisitorRatings>`
    select r.model_slug as model, v.rating as stars, r.sleep_position as position, r.weight_band as weight,
      sum(case when r.seeded then -1 else 1 end)::integer as count
    from owner_review r
    join owner_review_version v on v.review_id = r.id and v.number =
      (select max(o.number) from owner_review_version o where o.review_id = r.id and o.state = r.state)
    where r.model_slug is not null and (
      (not r.seeded and r.state = 'published') or
      (r.seeded and r.state = 'refused' and exists (
        select from moderation_event e where e.owner_review_id = r.id and e.decision = 'take-down')))
    group by 1, 2, 3, 4 order by 1, 2, 3, 4`.execute(db);
  return rows;
}
