import type { FloorBrands } from "../../app/contracts/stores";
import type { NamedLink } from "../../app/contracts/mattress";
import type { CatalogueSnapshot, SnapshotModel } from "../catalogue/snapshot";
import type { Db } from "../database/engine";
import { inTenths, type Point } from "./great-circle";
import { storeClocks } from "./store-clock";
import type { IndexedStore, StoreIndex } from "./store-index";
import { toStoreSummary } from "./store-summary";

const mostStores = 3;

/** Stores of an area, nearest first; without a place every store of the country, and no distances. */
type Area = readonly { store: IndexedStore; miles: number | null }[];

export interface FloorQuestion {
  place: Point | null;
  radius: number;
  models: readonly SnapshotModel[];
}

/** Which brands stand on floors around a place, and which of the asked-for models. */
export async function readFloors(
  { db, stores, catalogue, now }: { db: Db; stores: StoreIndex; catalogue: CatalogueSnapshot; now: Date },
  { place, radius, models }: FloorQuestion,
): Promise<Pick<FloorBrands, "store_count" | "brands" | "models">> {
  const area: Area =
    place === null ? stores.stores.map((store) => ({ store, miles: null })) : stores.around(place, radius);
  const nearest = place === null ? [] : area;
  const having = (rows: Area, { id }: SnapshotModel) => rows.filter(({ store }) => store.model_ids.includes(id));
  const shown = models.map((model) => having(nearest, model).slice(0, mostStores));
  const confirmed = await confirmedDays(db, models, shown.flat().map(({ store }) => store.id));
  const clocks = storeClocks(now);
  return {
    store_count: area.length,
    brands: brandsOn(area, catalogue),
    models: models.map((model, index) => ({
      model: model.card,
      store_count: having(area, model).length,
      stores: shown[index]!.map(({ store, miles }) => ({
        store: toStoreSummary(store, miles, clocks),
        confirmed_on: confirmed.get(`${store.id} ${model.id}`)!,
      })),
    })),
  };
}

/** The brand that most stores have first. */
function brandsOn(area: Area, { byId }: CatalogueSnapshot): FloorBrands["brands"] {
  const found = new Map<string, { brand: NamedLink; stores: number; nearest: number | null; models: Set<number> }>();
  for (const { store, miles } of area) {
    for (const brand of store.brands) {
      const row = found.get(brand.slug) ?? { brand, stores: 0, nearest: miles, models: new Set() };
      row.stores += 1;
      found.set(brand.slug, row);
    }
    for (const id of store.model_ids) found.get(byId.get(id)?.card.brand.slug ?? "")?.models.add(id);
  }
  const name = ({ brand }: { brand: NamedLink }) => brand.name.toLowerCase();
  return [...found.values()]
    .sort((left, right) => right.stores - left.stores || (name(left) < name(right) ? -1 : 1))
    .map(({ brand, stores, nearest, models }) => ({
      brand,
      store_count: stores,
      model_count: models.size,
      nearest_miles: nearest === null ? null : inTenths(nearest),
    }));
}

async function confirmedDays(
  db: Db,
  models: readonly SnapshotModel[],
  storeIds: readonly number[],
): Promise<Map<string, string>> {
  if (storeIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("floor_model")
    .selectAll()
    .where("store_id", "in", [...new Set(storeIds)])
    .where("model_id", "in", models.map(({ id }) => id))
    .execute();
  return new Map(rows.map(({ store_id, model_id, confirmed_on }) => [`${store_id} ${model_id}`, confirmed_on]));
}
