import { sql } from "kysely";
import { z } from "zod";
import type { NamedLink } from "#contracts/mattress";
import { latitude, longitude } from "#contracts/quantities";
import { dayHours, type DayHours, type StoreDiscount, timeZone } from "#contracts/stores";
import { completeRows, type ReportIncomplete } from "../database/complete-rows";
import type { CatalogueSnapshot } from "../catalogue/snapshot";
import type { Db } from "../database/engine";
import { boxAround, milesBetween, type Point } from "./great-circle";

/** A store in the form that searches use. */
export interface IndexedStore extends Point {
  id: number;
  slug: string;
  has_ldp_status: boolean;
  retailer: NamedLink;
  street: string;
  city: string;
  state: string;
  zip: string;
  time_zone: string;
  phone: string;
  hours: readonly DayHours[];
  /** IDs of the models on the floor. */
  model_ids: readonly number[];
  /** The brands of the models on the floor, by name. */
  brands: readonly NamedLink[];
  /** In the order in which they end, those without an end last. */
  discounts: readonly StoreDiscount[];
}

export interface FoundStore {
  store: IndexedStore;
  miles: number;
}

/**
 * All stores, cached in the process: a few thousand, which a search scans in a millisecond. They are reloaded when the
 * catalogue's version changes; the database is the source of truth.
 */
export interface StoreIndex {
  stores: readonly IndexedStore[];
  bySlug: ReadonlyMap<string, IndexedStore>;
  /** Stores within `miles` of a point, nearest first; ties are broken by the lower ID. */
  around(center: Point, miles: number): FoundStore[];
}

export function indexStores(stores: readonly IndexedStore[]): StoreIndex {
  // Every search reads every location: typed arrays are many times faster to read than rows.
  const latitudes = Float64Array.from(stores, ({ latitude }) => latitude);
  const longitudes = Float64Array.from(stores, ({ longitude }) => longitude);
  return {
    stores,
    bySlug: new Map(stores.map((store) => [store.slug, store])),
    around(center, miles) {
      const near = boxAround(center, miles);
      const found: FoundStore[] = [];
      for (let place = 0; place < stores.length; place += 1) {
        if (!near(latitudes[place]!, longitudes[place]!)) continue;
        const store = stores[place]!;
        const away = milesBetween(center, store);
        if (away <= miles) found.push({ store, miles: away });
      }
      return found.sort((left, right) => left.miles - right.miles || left.store.id - right.store.id);
    },
  };
}

/** The fields of a store that searches need. */
const completeStore = z.object({
  slug: z.string().min(1),
  street: z.string().min(1),
  city: z.string().min(1),
  state: z.string().regex(/^[A-Z]{2}$/),
  zip: z.string().regex(/^\d{5}$/),
  latitude,
  longitude,
  time_zone: timeZone,
  hours: z.array(dayHours).length(7),
});

/**
 * Reads all complete stores, with those models on their floors that are in the catalogue; takes a few dozen
 * milliseconds for 3,000.
 */
export async function loadStores(
  db: Db,
  { byId }: Pick<CatalogueSnapshot, "byId">,
  report: ReportIncomplete,
): Promise<StoreIndex> {
  const rows = await db
    .selectFrom("store")
    .innerJoin("retailer", "retailer.id", "store.retailer_id")
    .selectAll("store")
    .select(["retailer.slug as retailer_slug", "retailer.name as retailer_name"])
    .orderBy("store.id")
    .execute();
  const floors = new Map(
    (
      await db
        .selectFrom("floor_model")
        .select(["store_id", sql<number[]>`json_agg(model_id order by model_id)`.as("model_ids")])
        .groupBy("store_id")
        .execute()
    ).map(({ store_id, model_ids }) => [store_id, model_ids]),
  );
  const discounts = await discountsByStore(db);
  return indexStores(
    completeRows("store", completeStore, rows, report).map(
      ({ retailer_id: _, retailer_slug, retailer_name, ...row }) => {
        const models = (floors.get(row.id) ?? []).flatMap((id) => byId.get(id) ?? []);
        return {
          ...row,
          retailer: { slug: retailer_slug, name: retailer_name },
          model_ids: models.map(({ id }) => id),
          brands: brandsOf(models.map(({ card }) => card.brand)),
          discounts: discounts.get(row.id) ?? [],
        };
      },
    ),
  );
}

async function discountsByStore(db: Db): Promise<Map<number, StoreDiscount[]>> {
  const rows = await db
    .selectFrom("store_discount")
    .select(["store_id", "title", "terms", "starts_on", "ends_on", "last_checked_on"])
    .orderBy("ends_on", (order) => order.asc().nullsLast())
    .orderBy("id")
    .execute();
  const found = new Map<number, StoreDiscount[]>();
  for (const { store_id, ...discount } of rows) found.set(store_id, [...(found.get(store_id) ?? []), discount]);
  return found;
}

const inNameOrder = (left: NamedLink, right: NamedLink) =>
  left.name.toLowerCase() < right.name.toLowerCase() ? -1 : 1;

function brandsOf(brands: readonly NamedLink[]): NamedLink[] {
  return [...new Map(brands.map((brand) => [brand.slug, brand])).values()].sort(inNameOrder);
}
