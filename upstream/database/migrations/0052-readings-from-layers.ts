import { type Kysely, sql } from "kysely";

/** What a layer's name said until now of what is done to its material. */
const named: readonly (readonly [materials: string, words: string, treatment: string])[] = [
  ["memory-foam|gel-memory-foam", "open-cell", "open-cell"],
  ["memory-foam|gel-memory-foam", "quick-response", "quick-response"],
  ["polyfoam", "breathable|convoluted", "ventilated"],
  ["polyfoam", "responsive", "high-resilience"],
  ["cover", "cool-touch", "cool-touch"],
  ["cover", "organic", "organic"],
  ["cover", "wool", "wool"],
  ["cover", "cotton", "cotton"],
  ["cover", "stretch[- ]knit", "stretch-knit"],
  ["cover", "damask", "damask"],
  ["cover", "quilted", "quilted"],
  ["wool", "tufted", "tufted"],
  ["air-chamber", "foam rails", "foam-rails"],
];

/**
 * Beds are read from their layers, which say what is done to their materials, and their scores are worked out from the
 * readings, tests, owners and terms each time the catalogue is read (ruleset 2026.3): the copies in the tables go, with a
 * view that nothing reads.
 */
const statements = [
  `alter table layer add column treatments text[] not null default '{}'`,
  ...named.map(
    ([materials, words, treatment]) =>
      `update layer set treatments = treatments || '{${treatment}}'
        where material ~ '^(${materials})$' and name ~* '${words}'`,
  ),
  `alter table model
    add column edge_encased boolean not null default false,
    add column two_sided boolean not null default false,
    add column capacity_pounds integer check (capacity_pounds > 0)`,
  `drop materialized view brand_card`,
  `drop materialized view model_card`,
  `alter table model drop column score, drop column scores`,
  `create materialized view model_card as
    select m.id as model_id, m.slug, m.name, b.id as brand_id, b.slug as brand_slug, b.name as brand_name,
      l.collection_id, m.line_id, m.type, (m.firmness ->> 'claimed')::numeric as firmness, m.height_inches,
      m.rating_distribution,
      (select coalesce(json_agg(row_to_json(y) order by y.position), '[]')
        from (select y.position, y.role, y.material, y.name, y.inches, y.density_lb_ft3, y.ild, y.zones,
          y.coil_count_queen, y.coil_gauge, y.treatments from layer y where y.model_id = m.id) y) as layers,
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
