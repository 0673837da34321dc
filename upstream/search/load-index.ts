import type { SearchKind } from "../../app/contracts/search";
import { type CatalogueLevel, catalogueLevels } from "../../app/contracts/catalogue";
import { typeLabels } from "../../app/contracts/vocabulary/mattress";
import { entriesOf } from "../catalogue/index-page";
import type { CatalogueSnapshot } from "../catalogue/snapshot";
import type { Db } from "../database/engine";
import { priceRange } from "../rules/model-price";
import { type Entry, SearchIndex } from "./search-index";

const kinds: Record<CatalogueLevel, SearchKind> = {
  collections: "collection",
  lines: "line",
  models: "model",
};
const counted = (count: number) => `${count} model${count === 1 ? "" : "s"}`;

/** Reads all names of the catalogue into a new index. */
export async function loadIndex(db: Db, catalogue: CatalogueSnapshot): Promise<SearchIndex> {
  const aliases = await db.selectFrom("alias").select(["model_id", "name"]).orderBy("position").execute();
  const aliasesOf = new Map<number, string[]>();
  for (const { model_id, name } of aliases) aliasesOf.set(model_id, [...(aliasesOf.get(model_id) ?? []), name]);

  const entries: Entry[] = [...catalogue.brands.values()].map(({ slug, name, models }) => ({
    kind: "manufacturer",
    slug,
    name,
    brand: null,
    summary: `Brand with ${counted(models.length)}`,
    price_from_cents: priceRange(models, "queen").from,
    aliases: [],
  }));
  for (const level of catalogueLevels) {
    for (const { slug, name, brand, types: held, model_count, price_from_cents } of entriesOf(
      catalogue,
      level,
      "queen",
    )) {
      const types = held.map((type) => typeLabels[type]).join(", ");
      const model = level === "models" ? catalogue.bySlug.get(slug) : undefined;
      entries.push({
        kind: kinds[level],
        slug,
        name,
        brand,
        summary:
          model === undefined
            ? `${level === "lines" ? "Line" : "Collection"} of ${counted(model_count ?? 0)}: ${types}`
            : `${types}, firmness ${model.card.firmness} of 10, ${model.height_inches} inches`,
        price_from_cents,
        aliases: model === undefined ? [] : (aliasesOf.get(model.id) ?? []),
      });
    }
  }
  return new SearchIndex(entries);
}
