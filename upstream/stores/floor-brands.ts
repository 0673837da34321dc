import type { FloorBrands } from "../../app/contracts/stores";
import type { MattressSize, NamedLink } from "../../app/contracts/mattress";
import { cardIn } from "../catalogue/cards";
import type { CatalogueSnapshot, SnapshotModel } from "../catalogue/snapshot";
import type { Db } from "../database/engine";
import { inTenths, type Point } from "./great-circle";
import { storeClocks } from "./store-clock";
import type { IndexedStore, StoreIndex } from "./store-index";
import { toStoreSummary } from "./store-summary";

const mostStores = 3;

/** Stores of an area, nearest first; of the whole country in any order, and without distances. */
type Area = readonly { store: IndexedStore; miles: number | null }[];

export interface FloorQuestion {
  place: Point | null;
  radius: number;
  /** That the models are priced in. */
  size: MattressSize;
  models: readonly SnapshotModel[];
}

/** Which brands stand on floors around a place, and which of the asked-for models. */
export async function readFloors(
  { db, stores, catalogue, now }: { db: Db; stores: StoreIndex; catalogue: CatalogueSnapshot; now: Date },
  { place, radius, size, models }: FloorQuestion,
): Promise<Pick<FloorBrands, "store_count" | "brands" | "models">> {
  if (place === null) {
    return {
      ...country(stores, catalogue),
      models: models.map((model) => ({ model: cardIn(model, size), store_count: model.store_ids.length, stores: [] })),
    };
  }
  const area = stores.around(place, radius);
  const found = models.map(({ id }) => area.filter(({ store }) => store.model_ids.includes(id)));
  const shown = found.map((rows) => rows.slice(0, mostStores));
  const confirmed = await confirmedDays(
    db,
    models,
    shown.flat().map(({ store }) => store.id),
  );
  const clocks = storeClocks(now);
  return {
    store_count: area.length,
    brands: brandsOn(area, catalogue),
    models: models.map((model, index) => ({
      model: cardIn(model, size),
      store_count: found[index]!.length,
      stores: shown[index]!.map(({ store, miles }) => ({
        store: toStoreSummary(store, miles, clocks),
        confirmed_on: confirmed.get(`${store.id} ${model.id}`)!,
      })),
    })),
  };
}

type Country = Pick<FloorBrands, "store_count" | "brands">;

/** Goes with the catalogue, which is read anew together with the stores: going through all of them takes some 30 ms. */
const countries = new WeakMap<CatalogueSnapshot, Country>();

function country({ stores }: StoreIndex, catalogue: CatalogueSnapshot): Country {
  const kept = countries.get(catalogue);
  if (kept !== undefined) return kept;
  const found = {
    store_count: stores.length,
    brands: brandsOn(
      stores.map((store) => ({ store, miles: null })),
      catalogue,
    ),
  };
  countries.set(catalogue, found);
  return found;
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
    .where(
      "model_id",
      "in",
      models.map(({ id }) => id),
    )
    .execute();
  return new Map(rows.map(({ store_id, model_id, confirmed_on }) => [`${store_id} ${model_id}`, confirmed_on]));
}
