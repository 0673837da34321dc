import { sql } from "kysely";
import type { Db } from "../../upstream/database/engine";

/** Copies the reviews of a brand until it has `count`. */
export async function giveReviews(db: Db, brand: string, count: number): Promise<void> {
  const { rows } = await sql<{ id: number; of: number }>`
    with own as (select id, row_number() over (order by id) - 1 as place, count(*) over () as own
      from owner_review where brand_slug = ${brand} and state = 'published')
    insert into owner_review (seeded, model_slug, brand_slug, product, author, state, sleep_position, weight_band, size,
      proof, helpful_votes)
    select true, r.model_slug, r.brand_slug, r.product, r.author, r.state, r.sleep_position, r.weight_band, r.size,
      r.proof, n % 40
    from generate_series(1, ${count}::integer - (select max(own) from own)::integer) n
    join own on own.place = n % own.own
    join owner_review r on r.id = own.id
    returning id, (select min(id) from own) as of
  `.execute(db);
  await sql`
    insert into owner_review_version (review_id, number, kind, months_owned, rating, parts, title, body, written_on)
    select r.id, 1, 'first', 1 + r.id % 40, 1 + r.id % 5, '{"cooling": 5, "edge_support": 2}', 'A copy', v.body,
      date '2026-11-01' - (r.id % 700)::integer
    from owner_review r join owner_review_version v on v.review_id = ${rows[0]?.of ?? 0} and v.number = 1
    where r.id >= ${rows[0]?.id ?? 0}
  `.execute(db);
}
