import { type RawBuilder, sql } from "kysely";
import { type BrandListing, type BrandSort } from "../../app/contracts/brands";
import { brandFacetKeys } from "../../app/contracts/vocabulary/brands";
import type { Db } from "../database/engine";
import { pageCount } from "../http/query";
import {
  type Band,
  facetLabels,
  type FacetKey,
  type FacetValue,
  firmnessBands,
  fixedValues,
  priceBands,
} from "./brand-facets";
import { byName, toBrandSummary } from "../catalogue/cards";

export const brandsPerPage = 24;

export type Chosen = Record<FacetKey, string[]>;
export type FacetValues = Record<FacetKey, readonly FacetValue[]>;

/** The values that each facet can take now. */
export async function facetValues(db: Db): Promise<FacetValues> {
  const certificate = await db
    .selectFrom("certificate")
    .select(["code as value", sql<string>`min(name)`.as("label")])
    .groupBy("code")
    .orderBy(sql`lower(min(name)) collate "C"`)
    .execute();
  return { ...fixedValues, certificate };
}

/**
 * A brand is listed when one and the same model of it passes every facet; values within a facet are
 * alternatives. A facet's counts leave its own choice out. Throws 404 when the page is out of range.
 */
export async function listBrands(
  db: Db,
  values: FacetValues,
  { chosen, sort, page }: { chosen: Chosen; sort: BrandSort; page: number },
): Promise<Omit<BrandListing, "demo">> {
  const { ids, counts } = await countFacets(db, chosen);
  const pages = pageCount(ids.length, brandsPerPage, page);
  const cards = await db
    .selectFrom("brand_card")
    .selectAll()
    .where("brand_id", "=", sql<number>`any(${ids}::integer[])`)
    .orderBy(sortOrder[sort])
    .orderBy(byName("name"))
    .limit(brandsPerPage)
    .offset((page - 1) * brandsPerPage)
    .execute();
  const facets = brandFacetKeys.map((key) => ({
    key,
    label: facetLabels[key],
    values: values[key].map(({ value, label }) => ({
      value,
      label,
      count: counts.get(`${key}=${value}`) ?? 0,
      selected: chosen[key].includes(value),
    })),
  }));
  return { count: ids.length, page, pages, sort, items: cards.map(toBrandSummary), facets };
}

const sortOrder: Record<BrandSort, RawBuilder<unknown>> = {
  name: byName("name"),
  score: sql`score desc`,
  price: sql`price_from_cents asc nulls last`,
  models: sql`model_count desc`,
};

const band = (column: string, bands: readonly Band[]) =>
  sql`case ${sql.join(
    bands.map(
      ({ value, from, to }) =>
        sql`when ${sql.ref(column)} >= ${sql.lit(from)} and ${sql.ref(column)} < ${sql.lit(to)} then ${sql.lit(value)}`,
    ),
    sql` `,
  )} end`;

/** One pass over the models: each is marked with the facets it passes, then brands are counted by those marks. */
async function countFacets(db: Db, chosen: Chosen): Promise<{ ids: number[]; counts: Map<string, number> }> {
  const passes = (key: FacetKey, test: (values: RawBuilder<unknown>) => RawBuilder<unknown>) =>
    chosen[key].length === 0 ? sql`true` : sql`coalesce(${test(sql`${chosen[key]}::text[]`)}, false)`;
  const others = (key: FacetKey | null) =>
    sql.join(
      brandFacetKeys.filter((other) => other !== key).map((other) => sql.ref(`${other}_passes`)),
      sql` and `,
    );
  const { rows } = await sql<{ key: string; value: string | null; brands: number; ids: number[] | null }>`
    with banded as (
      select m.brand_id, m.type, m.certificates, ${band("m.price_queen_cents", priceBands)} as price,
        ${band("m.firmness", firmnessBands)} as firmness,
        array_remove(array[case when b.sold_online then 'online' end, case when b.sold_in_stores then 'stores' end], null) as sold
      from model_card m join brand_card b on b.brand_id = m.brand_id
    ), marked as (
      select *,
        ${passes("type", (values) => sql`type = any(${values})`)} as type_passes,
        ${passes("price", (values) => sql`price = any(${values})`)} as price_passes,
        ${passes("firmness", (values) => sql`firmness = any(${values})`)} as firmness_passes,
        ${passes("sold", (values) => sql`sold && ${values}`)} as sold_passes,
        ${passes("certificate", (values) => sql`certificates && ${values}`)} as certificate_passes
      from banded
    )
    select 'type' as key, type as value, count(distinct brand_id) as brands, null::integer[] as ids
      from marked where ${others("type")} group by type
    union all select 'price', price, count(distinct brand_id), null from marked where ${others("price")} group by price
    union all select 'firmness', firmness, count(distinct brand_id), null from marked where ${others("firmness")} group by firmness
    union all select 'sold', place, count(distinct brand_id), null
      from marked cross join unnest(sold) as place where ${others("sold")} group by place
    union all select 'certificate', code, count(distinct brand_id), null
      from marked cross join unnest(certificates) as code where ${others("certificate")} group by code
    union all select 'all', null, count(distinct brand_id), array_agg(distinct brand_id) from marked where ${others(null)}
  `.execute(db);
  const all = rows.find(({ key }) => key === "all");
  return {
    ids: all?.ids ?? [],
    counts: new Map(rows.map(({ key, value, brands }) => [`${key}=${value}`, brands])),
  };
}
