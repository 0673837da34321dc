import { describe, expect, test } from "vitest";
import type { CatalogueSnapshot, SnapshotModel } from "../../upstream/catalogue/snapshot";
import type { Db } from "../../upstream/database/engine";
import { readFloors } from "../../upstream/stores/floor-brands";
import { indexStores, type IndexedStore } from "../../upstream/stores/store-index";

const brand = (name: string) => ({ slug: name.toLowerCase(), name });
const store = (id: number, model_ids: number[], brands: string[]) =>
  ({ id, latitude: 43 + id / 100, longitude: -116, model_ids, brands: brands.map(brand) }) as unknown as IndexedStore;
const model = (id: number, name: string, store_ids: number[]) =>
  ({ id, card: { slug: `m${id}`, brand: brand(name) }, prices: new Map(), store_ids }) as unknown as SnapshotModel;

const rows = [store(1, [1, 2], ["Casper"]), store(2, [1, 3], ["Casper", "Zinus"]), store(3, [], [])];
const models = [model(1, "Casper", [1, 2]), model(2, "Casper", [1]), model(3, "Zinus", [2])];
const catalogueOf = (some: readonly SnapshotModel[]) =>
  ({ byId: new Map(some.map((each) => [each.id, each])) }) as unknown as CatalogueSnapshot;

const ratingOf = () => ({ count: 0, average: null });

/** Counts how often all stores are gone through. */
function world() {
  const index = indexStores(rows);
  let walks = 0;
  const counted = new Proxy(rows, {
    get: (target, key, receiver) => (
      key === "map" || key === Symbol.iterator ? (walks += 1) : 0,
      Reflect.get(target, key, receiver) as unknown
    ),
  });
  const stores = { ...index, stores: counted };
  return {
    stores,
    catalogue: catalogueOf(models),
    db: null as unknown as Db,
    now: new Date("2026-01-02"),
    ratingOf,
    walks: () => walks,
  };
}

const anywhere = { place: null, size: "queen" as const, radius: 25, models: [] };

describe("the floors of the whole country", () => {
  test("tell the brands, the one that most stores have first, and how many stores have a model", async () => {
    expect(await readFloors(world(), { ...anywhere, models: models.slice(0, 2) })).toMatchObject({
      store_count: 3,
      brands: [
        { brand: { slug: "casper" }, store_count: 2, model_count: 2, nearest_miles: null },
        { brand: { slug: "zinus" }, store_count: 1, model_count: 1, nearest_miles: null },
      ],
      models: [
        { store_count: 2, stores: [] },
        { store_count: 1, stores: [] },
      ],
    });
  });

  test("are gone through once for a catalogue, whatever models are asked for, and again for the next one", async () => {
    const here = world();
    const first = await readFloors(here, anywhere);
    const walked = here.walks();
    expect(walked).toBeGreaterThan(0);
    expect(await readFloors(here, anywhere)).toEqual(first);
    await readFloors(here, { ...anywhere, models });
    expect(here.walks()).toBe(walked);
    const next = { ...here, catalogue: catalogueOf(models.slice(1)) };
    expect((await readFloors(next, anywhere)).brands).toMatchObject([{ model_count: 1 }, { model_count: 1 }]);
    expect(here.walks()).toBeGreaterThan(walked);
  });
});

describe("a bed that no store near a place has", () => {
  /** Some 69 miles a degree: one at 35 miles, another at 70, and the one other bed in California alone. */
  const far = [
    { ...store(1, [1], ["Casper"]), latitude: 43.5 },
    { ...store(2, [1], ["Casper"]), latitude: 44 },
    { ...store(3, [2], ["Casper"]), latitude: 34, longitude: -118 },
  ].map((row) => ({ ...row, time_zone: "America/Boise", hours: [], discounts: [], retailer: brand("Hare") }));
  const beds = [model(1, "Casper", [1, 2]), model(2, "Casper", [3]), model(3, "Casper", [])];
  const sighted = [
    { store_id: 1, model_id: 1, confirmed_on: "2026-01-01" },
    { store_id: 3, model_id: 2, confirmed_on: "2026-01-01" },
  ];
  const query = { selectAll: () => query, where: () => query, execute: () => Promise.resolve(sighted) };
  const ask = async (radius: number) =>
    (
      await readFloors(
        {
          stores: indexStores(far as unknown as IndexedStore[]),
          catalogue: catalogueOf(beds),
          db: { selectFrom: () => query } as unknown as Db,
          now: new Date("2026-01-02"),
          ratingOf,
        },
        { place: { latitude: 43, longitude: -116 }, size: "queen", radius, models: beds },
      )
    ).models;

  test("comes with the nearest that has it, however far, and with what wider radii hold", async () => {
    const [near, away, nowhere] = await ask(25);
    expect(near).toMatchObject({ store_count: 0, stores: [], nearest: { confirmed_on: "2026-01-01" } });
    expect(near!.nearest!.store.distance_miles).toBeCloseTo(34.5, 0);
    expect(near!.radii).toEqual([
      { miles: 5, count: 0 },
      { miles: 10, count: 0 },
      { miles: 25, count: 0 },
      { miles: 50, count: 1 },
      { miles: 100, count: 2 },
    ]);
    expect(away!.nearest!.store.distance_miles).toBeGreaterThan(600);
    expect(away!.radii.every(({ count }) => count === 0)).toBe(true);
    expect(nowhere).toMatchObject({ store_count: 0, nearest: null });
  });

  test("has no nearest one beside those within the radius", async () => {
    const [near] = await ask(50);
    expect(near).toMatchObject({ store_count: 1, nearest: null });
    expect(near!.stores).toHaveLength(1);
  });
});
