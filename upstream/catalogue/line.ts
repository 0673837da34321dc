import type { LineDetail } from "#contracts/catalogue";
import type { MattressSize } from "#contracts/mattress";
import type { Db } from "../database/engine";
import { byName, modelsOf } from "./cards";
import type { CatalogueSnapshot } from "./snapshot";

/** One line with its models, softest first and priced in a size, and the other lines of its collection; null when there is none. */
export async function readLine(
  db: Db,
  { lines }: CatalogueSnapshot,
  slug: string,
  size: MattressSize,
): Promise<Omit<LineDetail, "demo"> | null> {
  const found = await db
    .selectFrom("mattress_line")
    .innerJoin("collection", "collection.id", "mattress_line.collection_id")
    .innerJoin("brand", "brand.id", "collection.brand_id")
    .where("mattress_line.slug", "=", slug)
    .selectAll("mattress_line")
    .select([
      "brand.slug as brand_slug",
      "brand.name as brand_name",
      "collection.slug as collection_slug",
      "collection.name as collection_name",
    ])
    .executeTakeFirst();
  if (found === undefined) return null;
  const siblings = await db
    .selectFrom("mattress_line")
    .where("collection_id", "=", found.collection_id)
    .where("id", "!=", found.id)
    .select(["slug", "name"])
    .orderBy(byName("name"))
    .execute();
  return {
    line: {
      slug: found.slug,
      name: found.name,
      summary: found.summary,
      brand: { slug: found.brand_slug, name: found.brand_name },
      collection: { slug: found.collection_slug, name: found.collection_name },
    },
    models: modelsOf(lines, slug, size),
    siblings,
  };
}
