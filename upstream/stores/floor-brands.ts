import type { FloorBrands } from "#contracts/stores";
import type { MattressSize, NamedLink } from "#contracts/mattress";
import { greatestRadius, storeRadii } from "#contracts/vocabulary/stores";
import { cardIn } from "../catalogue/cards";
import type { CatalogueSnapshot, SnapshotModel } from "../catalogue/snapshot";
import type { Db } from "../database/engine";
import { inTenths, type Point } from "./great-circle";
import { storeClocks } from "./store-clock";
import type { FoundStore, IndexedStore, StoreIndex } from "./store-index";
import { type RatingOf, toStoreSummary } from "./store-summary";

/** The number of stores listed per bed: enough for all stores near most places when one bed is requested. */
const mostStores = (models: number) => (models === 1 ? 10 : 3);

/** Stores of an area, nearest first; for the whole country unordered and without distances. */
type Area = readonly { store: IndexedStore; miles: number | null }[];

export interface FloorQuestion {
  place: Point | null;
  radius: number;
  /** The size for the models' prices. */
  size: MattressSize;
  models: readonly SnapshotModel[];
}

/** Which brands are on floors around a place, and which of the requested models. */
export async function readFloors(
  {
    db,
    stores,
    catalogue,
    now,
    ratingOf,
  }: { db: Db; stores: StoreIndex; catalogue: CatalogueSnapshot; now: Date; ratingOf: RatingOf },
  { place, radius, size, models }: FloorQuestion,
): Promise<Pick<FloorBrands, "store_count" | "brands" | "models">> {
  if (place === null) {
    return {
      ...country(stores, catalogue),
      models: models.map((model) => ({
        model: cardIn(model, size),
        store_count: model.store_ids.length,
        stores: [],
        radii: [],
        nearest: null,
      })),
    };
  }
  const reachable = stores.around(place, models.length === 0 ? radius : greatestRadius);
  const area = reachable.filter(({ miles }) => miles <= radius);
  const floors = models.map((model) =>
    floorsOf(model, { reachable, radius, stores, place, most: mostStores(models.length) }),
  );
  const confirmed = await confirmedDays(
    db,
    models,
    floors.flatMap(({ shown, nearest }) => [...shown, ...(nearest === null ? [] : [nearest])]),
  );
  const seen = { clocks: storeClocks(now), ratingOf };
  const sighting = ({ id }: SnapshotModel, { store, miles }: FoundStore) => ({
    store: toStoreSummary(store, miles, seen),
    confirmed_on: confirmed.get(`${store.id} ${id}`)!,
  });
  return {
    store_count: area.length,
    brands: brandsOn(area, catalogue),
    models: models.map((model, index) => {
      const { radii, shown, nearest, count } = floors[index]!;
      return {
        model: cardIn(model, size),
        store_count: count,
        stores: shown.map((found) => sighting(model, found)),
        radii,
        nearest: nearest === null ? null : sighting(model, nearest),
      };
    }),
  };
}

/** Half the circumference of the Earth: no store is farther from any place. */
const anywhere = 12_500;

interface Around {
  /** Stores within the largest radius, nearest first. */
  reachable: readonly FoundStore[];
  radius: number;
  stores: StoreIndex;
  place: Point;
  /** Maximum number of stores to show. */
  most: number;
}

/**
 * The stores that have a model: those to show, how many each radius contains, and the nearest one if none is within the
 * radius.
 */
function floorsOf({ id, store_ids }: SnapshotModel, { reachable, radius, stores, place, most }: Around) {
  const having = reachable.filter(({ store }) => store.model_ids.includes(id));
  const within = having.filter(({ miles }) => miles <= radius);
  const radii = storeRadii.map((reach) => ({
    miles: reach,
    count: having.filter(({ miles }) => miles <= reach).length,
  }));
  const farther = () =>
    having[0] ??
    // Rarely needed: scanning all stores takes a few milliseconds.
    (store_ids.length === 0
      ? undefined
      : stores.around(place, anywhere).find(({ store }) => store.model_ids.includes(id)));
  return {
    radii,
    count: within.length,
    shown: within.slice(0, most),
    nearest: within.length > 0 ? null : (farther() ?? null),
  };
}

type Country = Pick<FloorBrands, "store_count" | "brands">;

/** Cached per catalogue, which is reloaded together with the stores, because scanning all of them takes about 30 ms. */
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

/** Starting with the brand that most stores have. */
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
  shown: readonly FoundStore[],
): Promise<Map<string, string>> {
  if (shown.length === 0) return new Map();
  const rows = await db
    .selectFrom("floor_model")
    .selectAll()
    .where("store_id", "in", [...new Set(shown.map(({ store }) => store.id))])
    .where(
      "model_id",
      "in",
      models.map(({ id }) => id),
    )
    .execute();
  return new Map(rows.map(({ store_id, model_id, confirmed_on }) => [`${store_id} ${model_id}`, confirmed_on]));
}
