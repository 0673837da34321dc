import { type Kysely, sql } from "kysely";

/**
 * What lists show, worked out once instead of at every request. Ratings stay counts of stars here,
 * so that their average follows the rule in rules/owner-rating.ts.
 */
const statements = [
  `create materialized view model_card as
    select m.id as model_id, m.slug, m.name, b.id as brand_id, b.slug as brand_slug, b.name as brand_name,
      l.collection_id, m.line_id, m.type, (m.firmness ->> 'claimed')::numeric as firmness, m.height_inches,
      (select min(v.price_cents) from variant v where v.model_id = m.id and v.size = 'queen') as price_queen_cents,
      m.score, m.rating_distribution,
      (select coalesce(json_agg(json_build_object('material', y.material, 'inches', y.inches) order by y.position), '[]')
        from layer y where y.model_id = m.id) as layers,
      (select coalesce(array_agg(distinct c.code), '{}') from certificate c where c.model_id = m.id) as certificates
    from model m
    join mattress_line l on l.id = m.line_id
    join collection o on o.id = l.collection_id
    join brand b on b.id = o.brand_id
    with no data`,
  `create unique index on model_card (model_id)`,
  `create index on model_card (brand_id)`,
  `create index on model_card (collection_id)`,
  `create index on model_card (line_id)`,
  `create materialized view brand_card as
    select b.id as brand_id, b.slug, b.name, b.sold_online, b.sold_in_stores,
      array_agg(distinct c.type) as types, count(*) as model_count,
      min(c.price_queen_cents) as price_from_cents, max(c.price_queen_cents) as price_to_cents,
      min(c.firmness) as firmness_min, max(c.firmness) as firmness_max, round(avg(c.score), 1) as score,
      array[sum(c.rating_distribution[1]), sum(c.rating_distribution[2]), sum(c.rating_distribution[3]),
        sum(c.rating_distribution[4]), sum(c.rating_distribution[5])]::integer[] as rating_distribution
    from brand b
    join model_card c on c.brand_id = b.id
    group by b.id
    with no data`,
  `create unique index on brand_card (brand_id)`,
  `create unique index on brand_card (slug)`,
  `create materialized view catalogue_entry as
    select 'models' as level, c.slug, c.name, c.brand_slug, c.brand_name, array[c.type] as types,
      1 as model_count, c.price_queen_cents as price_from_cents
    from model_card c
    union all
    select 'lines', l.slug, l.name, c.brand_slug, c.brand_name, array_agg(distinct c.type),
      count(*)::integer, min(c.price_queen_cents)
    from mattress_line l join model_card c on c.line_id = l.id
    group by l.id, c.brand_slug, c.brand_name
    union all
    select 'collections', o.slug, o.name, c.brand_slug, c.brand_name, array_agg(distinct c.type),
      count(*)::integer, min(c.price_queen_cents)
    from collection o join model_card c on c.collection_id = o.id
    group by o.id, c.brand_slug, c.brand_name
    with no data`,
  `create unique index on catalogue_entry (level, slug)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
