import type { CollectionDetail } from "#contracts/catalogue";
import type { MattressSize } from "#contracts/mattress";
import type { Db } from "../database/engine";
import { byName, modelsOf } from "./cards";
import type { CatalogueSnapshot } from "./snapshot";

/**
 * One collection with its lines and models, priced in a size, and its brand's other collections; null when there is
 * none.
 */
export async function readCollection(
  db: Db,
  catalogue: CatalogueSnapshot,
  slug: string,
  size: MattressSize,
): Promise<Omit<CollectionDetail, "demo"> | null> {
  const found = await db
    .selectFrom("collection")
    .innerJoin("brand", "brand.id", "collection.brand_id")
    .where("collection.slug", "=", slug)
    .selectAll("collection")
    .select(["brand.slug as brand_slug", "brand.name as brand_name"])
    .executeTakeFirst();
  if (found === undefined) return null;
  const lines = await db
    .selectFrom("mattress_line")
    .where("collection_id", "=", found.id)
    .select(["slug", "name", "summary"])
    .orderBy("id")
    .execute();
  const siblings = await db
    .selectFrom("collection")
    .where("brand_id", "=", found.brand_id)
    .where("id", "!=", found.id)
    .select(["slug", "name"])
    .orderBy(byName("name"))
    .execute();
  return {
    collection: {
      slug: found.slug,
      name: found.name,
      summary: found.summary,
      brand: { slug: found.brand_slug, name: found.brand_name },
    },
    lines: lines.map((line) => ({ ...line, models: modelsOf(catalogue.lines, line.slug, size) })),
    siblings,
  };
}
