import type { SearchKind } from "../../app/contracts/search";
import type { CatalogueLevel } from "../../app/contracts/catalogue";
import { typeLabels } from "../../app/contracts/vocabulary/mattress";
import { inTypeOrder } from "../catalogue/cards";
import type { Db } from "../database/engine";
import { type Entry, SearchIndex } from "./search-index";

const kinds: Record<CatalogueLevel, SearchKind> = {
  collections: "collection",
  lines: "line",
  models: "model",
};
const counted = (count: number) => `${count} model${count === 1 ? "" : "s"}`;

/** Reads all names of the catalogue into a new index. */
export async function loadIndex(db: Db): Promise<SearchIndex> {
  const brands = await db.selectFrom("brand_card").selectAll().execute();
  const rows = await db.selectFrom("catalogue_entry").selectAll().execute();
  const cards = await db.selectFrom("model_card").select(["model_id", "slug", "firmness", "height_inches"]).execute();
  const aliases = await db.selectFrom("alias").select(["model_id", "name"]).orderBy("position").execute();

  const cardOf = new Map(cards.map((card) => [card.slug, card]));
  const aliasesOf = new Map<number, string[]>();
  for (const { model_id, name } of aliases) aliasesOf.set(model_id, [...(aliasesOf.get(model_id) ?? []), name]);

  const entries: Entry[] = brands.map((brand) => ({
    kind: "manufacturer",
    slug: brand.slug,
    name: brand.name,
    brand: null,
    summary: `Brand with ${counted(brand.model_count)}`,
    price_from_cents: brand.price_from_cents,
    aliases: [],
  }));
  for (const row of rows) {
    const kind = kinds[row.level];
    const types = inTypeOrder(row.types).map((type) => typeLabels[type]);
    const card = kind === "model" ? cardOf.get(row.slug) : undefined;
    entries.push({
      kind,
      slug: row.slug,
      name: row.name,
      brand: { slug: row.brand_slug, name: row.brand_name },
      summary:
        card === undefined
          ? `${kind === "line" ? "Line" : "Collection"} of ${counted(row.model_count)}: ${types.join(", ")}`
          : `${types.join(", ")}, firmness ${card.firmness} of 10, ${card.height_inches} inches`,
      price_from_cents: row.price_from_cents,
      aliases: card === undefined ? [] : (aliasesOf.get(card.model_id) ?? []),
    });
  }
  return new SearchIndex(entries);
}
