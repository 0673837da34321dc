import { type Kysely, sql } from "kysely";

/**
 * A bed can be ordered with a firmness of its own in each half: what its halves come in, and the ILD that a layer has in
 * each. No bed had it until now.
 */
const statements = [
  `alter table layer add column ild_by_half double precision[]`,
  `update model set firmness = firmness || '{"halves": null}' where not firmness ? 'halves'`,
  `drop materialized view model_card`,
  `create materialized view model_card as
    select m.id as model_id, m.slug, m.name, b.id as brand_id, b.slug as brand_slug, b.name as brand_name,
      l.collection_id, m.line_id, m.type, (m.firmness ->> 'claimed')::numeric as firmness, m.height_inches,
      m.rating_distribution,
      (select coalesce(json_agg(row_to_json(y) order by y.position), '[]')
        from (select y.position, y.role, y.material, y.name, y.inches, y.density_lb_ft3, y.ild, y.zones,
          y.coil_count_queen, y.coil_gauge, y.treatments, y.ild_by_half from layer y where y.model_id = m.id) y) as layers,
      (select coalesce(array_agg(distinct c.code), '{}') from certificate c where c.model_id = m.id) as certificates
    from model m
    join mattress_line l on l.id = m.line_id
    join collection o on o.id = l.collection_id
    join brand b on b.id = o.brand_id`,
  `create unique index on model_card (model_id)`,
  `create index on model_card (brand_id)`,
  `create index on model_card (collection_id)`,
  `create index on model_card (line_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
