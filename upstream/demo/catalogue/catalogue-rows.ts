import type { Db } from "../../database/engine";
import { insertRows, resetIdentity } from "../../database/insert-rows";
import type { SeedCatalogue } from "./catalogue-data";

/** Inserts a generated catalogue; ids are the places in its lists, counted from 1. Throws on an unknown slug. */
export async function insertCatalogue(db: Db, catalogue: SeedCatalogue): Promise<void> {
  const brandId = ids(catalogue.brands);
  const collectionId = ids(catalogue.collections);
  const lineId = ids(catalogue.lines);
  const modelId = ids(catalogue.models);

  await insertRows(
    db,
    "brand",
    catalogue.brands.map((brand, index) => ({ id: index + 1, ...brand })),
  );
  await insertRows(
    db,
    "collection",
    catalogue.collections.map(({ brand_slug, ...row }, index) => ({
      id: index + 1,
      brand_id: brandId(brand_slug),
      ...row,
    })),
  );
  await insertRows(
    db,
    "mattress_line",
    catalogue.lines.map(({ collection_slug, ...row }, index) => ({
      id: index + 1,
      collection_id: collectionId(collection_slug),
      ...row,
    })),
  );
  await insertRows(
    db,
    "model",
    catalogue.models.map(({ line_slug, layers, variants, policies, certificates, aliases, ...model }, index) => {
      const { scores: _, ...row } = model;
      return {
        id: index + 1,
        line_id: lineId(line_slug),
        ...row,
      };
    }),
  );
  const parts = catalogue.models.map((model) => ({ ...model, model_id: modelId(model.slug) }));
  await insertRows(
    db,
    "layer",
    parts.flatMap(({ model_id, layers }) => layers.map((row) => ({ model_id, ...row }))),
  );
  await insertRows(
    db,
    "variant",
    parts.flatMap(({ model_id, variants }) =>
      placed(
        model_id,
        variants.map(({ list_cents: _, ...row }) => row),
      ),
    ),
  );
  await insertRows(
    db,
    "policy",
    parts.map(({ model_id, policies }) => ({ model_id, ...policies })),
  );
  await insertRows(
    db,
    "certificate",
    parts.flatMap(({ model_id, certificates }) => placed(model_id, certificates)),
  );
  await insertRows(
    db,
    "alias",
    parts.flatMap(({ model_id, aliases }) => placed(model_id, aliases)),
  );
  await insertRows(
    db,
    "comparison",
    catalogue.comparisons.map(({ left_brand_slug: _, right_brand_slug: __, ...row }) => row),
  );
  for (const table of ["brand", "collection", "mattress_line", "model"] as const) await resetIdentity(db, table);
}

const placed = (model_id: number, rows: readonly object[]) =>
  rows.map((row, index) => ({ model_id, position: index + 1, ...row }));

function ids(rows: readonly { slug: string }[]): (slug: string) => number {
  const bySlug = new Map(rows.map((row, index) => [row.slug, index + 1]));
  return (slug) => {
    const id = bySlug.get(slug);
    if (id === undefined) throw new Error(`The catalogue refers to ${slug}, which it does not hold.`);
    return id;
  };
}
