import { listed } from "#contracts/english";
import type { SearchKind, TextKind } from "#contracts/search";
import { type CatalogueLevel, catalogueLevels } from "#contracts/catalogue";
import type { ModelAlias } from "#contracts/catalogue";
import type { MattressType } from "#contracts/mattress";
import { firmnessWord, typeLabels } from "#contracts/vocabulary/mattress";
import { entriesOf } from "../catalogue/index-page";
import type { CatalogueSnapshot, SnapshotModel } from "../catalogue/snapshot";
import type { Db } from "../database/engine";
import type { IndexedStore, StoreIndex } from "../stores/store-index";
import type { ComparedBrands } from "./criteria/page-intents";
import { QueryVocabulary } from "./query-vocabulary";
import { type Entry, SearchIndex } from "./search-index";
import { wordsOf } from "./words";

const kinds: Record<CatalogueLevel, SearchKind> = {
  collections: "collection",
  lines: "line",
  models: "model",
};
const counted = (count: number) => `${count} bed${count === 1 ? "" : "s"}`;

/** The data that searches use, cached in the process. */
export interface Searcher {
  /** Names of catalogue items and retailers. */
  index: SearchIndex;
  /** Stores by retailer, street and town; separate, because their thousands of names would match any word. */
  stores: SearchIndex;
  vocabulary: QueryVocabulary;
  /** Entries of `index` by slug. */
  models: ReadonlyMap<string, Entry>;
  /** For each model slug, how similar the bed behind each alternative name is to the model. */
  aliasKinds: ReadonlyMap<string, ReadonlyMap<string, ModelAlias["kind"]>>;
  /** Street addresses of stores, in lower-case words. */
  addresses: ReadonlySet<string>;
  comparisons: readonly ComparedBrands[];
}

export interface SearchSource {
  /** Current names and words. */
  search(): Searcher;
  /** Titles of terms, guides, pages about the site and questions; may lag slightly behind. */
  titles(): SearchIndex<TextKind>;
}

/** Reloads all names. */
export async function loadSearcher(db: Db, catalogue: CatalogueSnapshot, guide: StoreIndex): Promise<Searcher> {
  const retailers = retailersOf(guide);
  const aliases = await aliasesOf(db, catalogue);
  const entries = catalogueEntries(catalogue, aliases);
  return {
    aliasKinds: aliases,
    addresses: new Set(guide.stores.map(({ street }) => wordsOf(street).join(" "))),
    comparisons: await comparedBrands(db),
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

async function comparedBrands(db: Db): Promise<ComparedBrands[]> {
  const rows = await db
    .selectFrom("comparison")
    .innerJoin("brand as left_brand", "left_brand.id", "comparison.left_brand_id")
    .innerJoin("brand as right_brand", "right_brand.id", "comparison.right_brand_id")
    .select(["comparison.header", "comparison.url", "left_brand.slug as left", "right_brand.slug as right"])
    .execute();
  return rows.map(({ left, right, header, url }) => ({ brands: [left, right], comparison: { header, url } }));
}

async function aliasesOf(db: Db, { byId }: CatalogueSnapshot): Promise<Map<string, Map<string, ModelAlias["kind"]>>> {
  const rows = await db.selectFrom("alias").select(["model_id", "name", "kind"]).orderBy("position").execute();
  const aliases = new Map<string, Map<string, ModelAlias["kind"]>>();
  for (const { model_id, name, kind } of rows) {
    const slug = byId.get(model_id)?.card.slug;
    if (slug !== undefined)
      aliases.set(slug, (aliases.get(slug) ?? new Map<string, ModelAlias["kind"]>()).set(name, kind));
  }
  return aliases;
}

function catalogueEntries(catalogue: CatalogueSnapshot, aliasKinds: Searcher["aliasKinds"]): Entry[] {
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
      const model = level === "models" ? catalogue.bySlug.get(slug) : undefined;
      entries.push({
        kind: kinds[level],
        slug,
        name,
        brand,
        summary:
          model === undefined
            ? rangeText(model_count ?? 0, held)
            : [...held.map((type) => typeLabels[type]), ...firmnessOf(model), ...heightOf(model)].join(", "),
        aliases: model === undefined ? [] : [...(aliasKinds.get(slug)?.keys() ?? [])],
      });
    }
  }
  return entries;
}

/** "3 memory foam beds", "6 beds, hybrid or memory foam" */
function rangeText(count: number, held: readonly MattressType[]): string {
  const types = held.map((type) => typeLabels[type].toLowerCase());
  if (types.length === 1) return `${count} ${types[0]} bed${count === 1 ? "" : "s"}`;
  return [counted(count), ...(types.length === 0 ? [] : [listed(types, "or")])].join(", ");
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** In the wording of cards. */
function firmnessOf({ card: { firmness, firmness_range: range, firmness_halves: halves } }: SnapshotModel): string[] {
  if (halves != null) return [`${listed(halves.map(tenth).map(String), "or")} of 10`, "your choice for each side"];
  if (range != null) return [`${tenth(range.softest)} to ${tenth(range.firmest)} of 10`, "set by you"];
  return firmness === null ? [] : [`${tenth(firmness)} of 10`, firmnessWord(firmness)];
}

const heightOf = ({ card: { height_inches: inches } }: SnapshotModel) => (inches === null ? [] : [`${inches}″ high`]);
