import { type Kysely, sql } from "kysely";

/**
 * What a bed costs is what was observed: the copy of a price beside each size, and those in the views, go, and with them
 * a view that nothing reads. A split king is two mattresses, each 38 by 80 inches.
 */
const statements = [
  `drop materialized view catalogue_entry`,
  `drop materialized view brand_card`,
  `drop materialized view model_card`,
  `alter table variant drop column price_cents, add column pieces integer not null default 1 check (pieces > 0)`,
  `update variant set pieces = 2, width_inches = 38 where size = 'split-king' and width_inches = 76`,
  `create materialized view model_card as
    select m.id as model_id, m.slug, m.name, b.id as brand_id, b.slug as brand_slug, b.name as brand_name,
      l.collection_id, m.line_id, m.type, (m.firmness ->> 'claimed')::numeric as firmness, m.height_inches,
      m.score, m.rating_distribution,
      (select coalesce(json_agg(json_build_object('material', y.material, 'inches', y.inches) order by y.position), '[]')
        from layer y where y.model_id = m.id) as layers,
      (select coalesce(array_agg(distinct c.code), '{}') from certificate c where c.model_id = m.id) as certificates
    from model m
    join mattress_line l on l.id = m.line_id
    join collection o on o.id = l.collection_id
    join brand b on b.id = o.brand_id`,
  `create unique index on model_card (model_id)`,
  `create index on model_card (brand_id)`,
  `create index on model_card (collection_id)`,
  `create index on model_card (line_id)`,
  `create materialized view brand_card as
    select b.id as brand_id, b.slug, b.name, b.sold_online, b.sold_in_stores,
      array_agg(distinct c.type) as types, count(*) as model_count,
      min(c.firmness) as firmness_min, max(c.firmness) as firmness_max, round(avg(c.score), 1) as score,
      array[sum(c.rating_distribution[1]), sum(c.rating_distribution[2]), sum(c.rating_distribution[3]),
        sum(c.rating_distribution[4]), sum(c.rating_distribution[5])]::integer[] as rating_distribution
    from brand b
    join model_card c on c.brand_id = b.id
    group by b.id`,
  `create unique index on brand_card (brand_id)`,
  `create unique index on brand_card (slug)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
