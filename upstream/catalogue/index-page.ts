import type { CatalogueIndex, CatalogueLevel } from "../../app/contracts/catalogue";
import type { Db } from "../database/engine";
import { pageCount } from "../listing/pages";
import { byName, inTypeOrder } from "./cards";

export const entriesPerPage = 60;

/** One page of the index of a level, by brand, then name. Throws 404 when the page is out of range. */
export async function readIndex(db: Db, level: CatalogueLevel, page: number): Promise<Omit<CatalogueIndex, "demo">> {
  const { count } = await db
    .selectFrom("catalogue_entry")
    .where("level", "=", level)
    .select(db.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const pages = pageCount(count, entriesPerPage, page);
  const rows = await db
    .selectFrom("catalogue_entry")
    .selectAll()
    .where("level", "=", level)
    .orderBy(byName("brand_name"))
    .orderBy(byName("name"))
    .orderBy("slug")
    .limit(entriesPerPage)
    .offset((page - 1) * entriesPerPage)
    .execute();
  const items = rows.map(({ slug, name, brand_slug, brand_name, types, model_count, price_from_cents }) => ({
    slug,
    name,
    brand: { slug: brand_slug, name: brand_name },
    types: inTypeOrder(types),
    model_count,
    price_from_cents,
  }));
  return { count, page, pages, items };
}
