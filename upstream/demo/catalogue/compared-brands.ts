import type { Db } from "../../database/engine";
import type { Seeding } from "../seeding";

/** Sets the two brands of each popular comparison; null where a brand is not in the catalogue. */
export async function nameComparedBrands(db: Db, { catalogue }: Seeding): Promise<void> {
  const brands = await db.selectFrom("brand").select(["id", "slug"]).execute();
  const idOf = new Map(brands.map(({ id, slug }) => [slug, id]));
  for (const { url, left_brand_slug, right_brand_slug } of catalogue.comparisons) {
    await db
      .updateTable("comparison")
      .set({ left_brand_id: idOf.get(left_brand_slug) ?? null, right_brand_id: idOf.get(right_brand_slug) ?? null })
      .where("url", "=", url)
      .execute();
  }
}
