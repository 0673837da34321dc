import type { SearchKind } from "../../app/contracts/search";
import { type CatalogueLevel, catalogueLevels } from "../../app/contracts/catalogue";
import { typeLabels } from "../../app/contracts/vocabulary/mattress";
import { entriesOf } from "../catalogue/index-page";
import type { CatalogueSnapshot, SnapshotModel } from "../catalogue/snapshot";
import type { Db } from "../database/engine";
import type { IndexedStore, StoreIndex } from "../stores/store-index";
import { QueryVocabulary } from "./query-vocabulary";
import { type Entry, SearchIndex } from "./search-index";

const kinds: Record<CatalogueLevel, SearchKind> = {
  collections: "collection",
  lines: "line",
  models: "model",
};
const counted = (count: number) => `${count} bed${count === 1 ? "" : "s"}`;

/** What searches look in, held in the process. */
export interface Searcher {
  /** Names of the catalogue, and of retailers. */
  index: SearchIndex;
  /** Stores by retailer, street and town: apart, as their thousands of names would come up for any word. */
  stores: SearchIndex;
  vocabulary: QueryVocabulary;
  /** Entries of `index` by their slugs. */
  models: ReadonlyMap<string, Entry>;
}

/** Reads all names anew. */
export async function loadSearcher(db: Db, catalogue: CatalogueSnapshot, guide: StoreIndex): Promise<Searcher> {
  const retailers = retailersOf(guide);
  const entries = await catalogueEntries(db, catalogue);
  return {
    index: new SearchIndex([...entries, ...retailers]),
    models: new Map(entries.flatMap((entry) => (entry.kind === "model" ? [[entry.slug, entry] as const] : []))),
    stores: new SearchIndex(guide.stores.map(toStoreEntry)),
    vocabulary: new QueryVocabulary({
      brands: [...catalogue.brands.values()].map(({ slug, name }) => ({ slug, name })),
      retailers,
      certificates: catalogue.certificateNames,
    }),
  };
}

function retailersOf({ stores }: StoreIndex): Entry[] {
  const counts = new Map<string, { name: string; stores: number }>();
  for (const { retailer } of stores) {
    counts.set(retailer.slug, { name: retailer.name, stores: (counts.get(retailer.slug)?.stores ?? 0) + 1 });
  }
  return [...counts].map(([slug, { name, stores: count }]) => ({
    kind: "retailer",
    slug,
    name,
    brand: null,
    summary: `${count} store${count === 1 ? "" : "s"}`,
    aliases: [],
  }));
}

export const toStoreEntry = ({ slug, retailer, street, city, state, zip }: IndexedStore): Entry => ({
  kind: "store",
  slug,
  name: `${retailer.name}, ${street}`,
  brand: null,
  summary: `${city}, ${state} ${zip}`,
  aliases: [`${retailer.name} ${city} ${state} ${street}`],
});

async function catalogueEntries(db: Db, catalogue: CatalogueSnapshot): Promise<Entry[]> {
  const aliases = await db.selectFrom("alias").select(["model_id", "name"]).orderBy("position").execute();
  const aliasesOf = new Map<number, string[]>();
  for (const { model_id, name } of aliases) aliasesOf.set(model_id, [...(aliasesOf.get(model_id) ?? []), name]);

  const entries: Entry[] = [...catalogue.brands.values()].map(({ slug, name, models }) => ({
    kind: "manufacturer",
    slug,
    name,
    brand: null,
    summary: counted(models.length),
    aliases: [],
  }));
  for (const level of catalogueLevels) {
    for (const { slug, name, brand, types: held, model_count } of entriesOf(catalogue, level, "queen")) {
      const types = held.map((type) => typeLabels[type]).join(", ");
      const model = level === "models" ? catalogue.bySlug.get(slug) : undefined;
      entries.push({
        kind: kinds[level],
        slug,
        name,
        brand,
        summary:
          model === undefined
            ? `${counted(model_count ?? 0)}: ${types.toLowerCase()}`
            : [types, ...firmnessOf(model), ...heightOf(model)].join(", "),
        aliases: model === undefined ? [] : (aliasesOf.get(model.id) ?? []),
      });
    }
  }
  return entries;
}

const firmnessOf = ({ card: { firmness } }: SnapshotModel) => (firmness === null ? [] : [`firmness ${firmness} of 10`]);
const heightOf = ({ card: { height_inches: inches } }: SnapshotModel) => (inches === null ? [] : [`${inches} inches`]);
