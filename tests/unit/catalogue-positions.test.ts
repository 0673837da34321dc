import timeZoneAt from "@photostructure/tz-lookup";
import { beforeAll, describe, expect, test } from "vitest";
import type { MattressType } from "../../app/contracts/mattress";
import type { SeedBeds, SeedModel } from "../../upstream/database/seed/catalogue-data";
import { generateBeds } from "../../upstream/database/seed/generate-catalogue";
import { readPlaces } from "../../upstream/database/seed/rows/places";
import { slugify } from "../../upstream/database/seed/slug";
import { generateStores } from "../../upstream/database/seed/stores/generate-stores";
import type { SeedStores } from "../../upstream/database/seed/stores/store-data";

/** What everybody knows of the real brands (domain.md section 12), held against the whole generated catalogue. */

const coilAndFoam = "innerspring hybrid memory-foam polyfoam";

/** Cheapest and dearest queen in dollars, and the types a shopper would expect, as the table of domain.md section 12 has them. */
const positions: readonly (readonly [brands: string, low: number, high: number, types: string])[] = [
  ["TEMPUR-Pedic", 1700, 5000, "memory-foam hybrid"],
  ["Purple", 1000, 5000, "polymer-grid polyfoam"],
  ["Sleep Number", 1000, 5500, "adjustable-air"],
  ["Stearns & Foster", 1600, 4500, "innerspring hybrid"],
  ["Sealy, Serta, Beautyrest, Restonic, Spring Air, King Koil, Englander", 400, 3500, coilAndFoam],
  ["Aireloom, Shifman", 2500, 8000, "innerspring"],
  ["Saatva", 1300, 3500, "innerspring hybrid latex-hybrid adjustable-air"],
  ["Avocado, Naturepedic, Happsy, Birch", 1200, 4500, "latex-hybrid latex"],
  [
    "Casper, Leesa, Helix, Brooklyn Bedding, Nest Bedding, WinkBed, Tuft & Needle, Bear, Puffy",
    600,
    2700,
    "polyfoam memory-foam hybrid",
  ],
  ["Nectar, DreamCloud, Emma", 400, 1900, "memory-foam hybrid"],
  ["Zinus, Lucid, Novaform", 150, 1200, "memory-foam polyfoam"],
  ["IKEA", 130, 1000, "polyfoam memory-foam innerspring hybrid latex"],
  ["Sleepys", 250, 1500, "innerspring memory-foam polyfoam"],
];

const onFloorsOfRetailers =
  "Sealy, Serta, Beautyrest, Restonic, Spring Air, King Koil, Englander, Stearns & Foster, Aireloom, Shifman, TEMPUR-Pedic, Purple";
const inOwnStoresAlone = "Sleep Number, IKEA, Sleepys, Saatva";
const neverOnAFloor = "Zinus, Lucid, WinkBed";

const slugsOf = (names: string) => names.split(", ").map(slugify);
const queenOf = ({ variants }: SeedModel) => variants.find(({ size }) => size === "queen")?.list_cents ?? null;

function brandOfModels({ collections, lines, models }: SeedBeds): (model: string) => string {
  const ofCollection = new Map(collections.map(({ slug, brand_slug }) => [slug, brand_slug]));
  const ofLine = new Map(lines.map(({ slug, collection_slug }) => [slug, ofCollection.get(collection_slug)!]));
  const ofModel = new Map(models.map(({ slug, line_slug }) => [slug, ofLine.get(line_slug)!]));
  return (model) => ofModel.get(model)!;
}

describe.each([1, 2, 3, 41])("the catalogue of seed %i", (seed) => {
  const catalogue = generateBeds(seed);
  const { models } = catalogue;
  const brandOf = brandOfModels(catalogue);

  test.each(positions)("prices and builds %s as shoppers know them", (brands, low, high, types) => {
    for (const brand of slugsOf(brands)) {
      const own = models.filter(({ slug }) => brandOf(slug) === brand);
      expect(own.length, brand).toBeGreaterThan(5);
      for (const model of own) {
        const queen = queenOf(model);
        if (queen !== null) expect(queen >= low * 100 && queen <= high * 100, `${model.slug} ${queen}`).toBe(true);
        expect(types.split(" "), model.slug).toContain(model.type);
      }
    }
  });

  test("sells a purely own-store or club brand nowhere else, and says where each is sold", () => {
    const sold = new Map(catalogue.brands.map((brand) => [brand.slug, brand]));
    for (const slug of [...slugsOf(onFloorsOfRetailers), ...slugsOf(inOwnStoresAlone), "novaform"])
      expect(sold.get(slug)?.sold_in_stores, slug).toBe(true);
    for (const slug of slugsOf(neverOnAFloor)) expect(sold.get(slug)?.sold_in_stores, slug).toBe(false);
    for (const slug of ["novaform", "sleepys"]) expect(sold.get(slug)?.sold_online, slug).toBe(false);
  });

  test("names no bed against its number, claimed or measured", () => {
    const bands: readonly (readonly [name: RegExp, low: number, high: number])[] = [
      [/(Luxury|Medium) Firm( (Euro|Pillow) Top)?$/, 6, 7],
      [/(?<!Luxury|Medium|Extra) Firm( (Euro|Pillow) Top)?$/, 7, 8],
      [/Medium( (Euro|Pillow) Top)?$/, 4.5, 6],
      [/(?<!Ultra) Plush( (Euro|Pillow) Top)?$/, 3, 4.5],
    ];
    for (const [name, low, high] of bands) {
      const named = models.filter((model) => name.test(model.name));
      expect(named.length, String(name)).toBeGreaterThan(20);
      for (const { slug, firmness } of named) {
        for (const value of [firmness.claimed, firmness.measured ?? firmness.claimed])
          expect(value >= low && value < high, `${slug} ${value}`).toBe(true);
      }
    }
  });

  test("gives an air bed a range and no comfort in its name, and says that a twin has one chamber", () => {
    const air = models.filter(({ type }) => type === "adjustable-air");
    expect(air.length).toBeGreaterThan(10);
    for (const { name, firmness, layers } of air) {
      expect(firmness.range!.firmest - firmness.range!.softest).toBeGreaterThan(4);
      expect(firmness.felt).toEqual([]);
      expect(name).not.toMatch(/Firm|Plush|Medium/);
      expect(layers.filter(({ material }) => material === "air-chamber").map((layer) => layer.name)).not.toContain(
        "Dual air chambers",
      );
    }
    for (const { type, firmness } of models) expect(firmness.range !== null).toBe(type === "adjustable-air");
  });

  test("cuts zones into comfort layers and cores alone, never beneath the coils", () => {
    const zoned = models.flatMap(({ layers }) => layers).filter(({ zones }) => zones !== null);
    expect(zoned.length).toBeGreaterThan(30);
    for (const { role, name } of zoned) expect(["comfort", "support"], name).toContain(role);
  });

  test("makes a split king of two mattresses of 38 by 80 inches", () => {
    const split = models.flatMap(({ variants }) => variants).filter(({ size }) => size === "split-king");
    expect(split.length).toBeGreaterThan(50);
    for (const { width_inches, length_inches, pieces } of split)
      expect([pieces, width_inches, length_inches]).toEqual([2, 38, 80]);
  });

  test("scores beds of a type as far apart as makers are: a poor latex bed below a fine memory foam", () => {
    const scores = (type: MattressType) =>
      models
        .filter((model) => model.type === type)
        .map(({ score }) => score)
        .sort((one, other) => one - other);
    for (const type of ["hybrid", "memory-foam", "polyfoam", "innerspring", "latex-hybrid", "latex"] as const) {
      const own = scores(type);
      expect(own.at(-1)! - own[0]!, type).toBeGreaterThanOrEqual(10);
    }
    expect(scores("latex")[0]!).toBeLessThan(scores("memory-foam").at(-1)!);
  });

  test("shows what owners feel only where five of a weight say so", () => {
    const felt = models.flatMap(({ firmness }) => firmness.felt);
    expect(felt.length).toBeGreaterThan(300);
    for (const { owners } of felt) expect(owners).toBeGreaterThanOrEqual(5);
  });

  test("has no type that is more than half of the beds", () => {
    const counts = new Map<string, number>();
    for (const { type } of models) counts.set(type, (counts.get(type) ?? 0) + 1);
    for (const [type, count] of counts) {
      expect(count, type).toBeLessThan(models.length / 2);
    }
  });
});

describe("the floors of the demonstration's stores", () => {
  const catalogue = generateBeds(1);
  const brandOf = brandOfModels(catalogue);
  let stores: SeedStores;
  beforeAll(async () => {
    stores = generateStores({ seed: 1, count: 3000, catalogue, places: await readPlaces(), timeZoneAt });
  });
  const brandsOn = (floor: SeedStores["stores"][number]["floor"]) =>
    new Set(floor.map(({ model_slug }) => brandOf(model_slug)));

  test("show a brand that sells in its own stores or at one club there, and nowhere else", () => {
    for (const brand of [...slugsOf(inOwnStoresAlone), "novaform"]) {
      const showing = stores.stores.filter(({ floor }) => brandsOn(floor).has(brand));
      expect(showing.length, brand).toBeGreaterThan(10);
      expect(new Set(showing.map(({ retailer_slug }) => retailer_slug)).size, brand).toBe(1);
      for (const { floor } of showing) expect([...brandsOn(floor)], brand).toEqual([brand]);
    }
  });

  test("never show a brand that sells online alone", () => {
    for (const { floor } of stores.stores)
      for (const brand of slugsOf(neverOnAFloor)) expect(brandsOn(floor).has(brand), brand).toBe(false);
  });

  test("show brands of the retailers at many chains, and young online brands at few", () => {
    const chains = (brand: string) =>
      new Set(stores.stores.filter(({ floor }) => brandsOn(floor).has(brand)).map(({ retailer_slug }) => retailer_slug))
        .size;
    for (const brand of slugsOf("Sealy, Serta, Beautyrest, TEMPUR-Pedic")) expect(chains(brand)).toBeGreaterThan(8);
    for (const brand of slugsOf("Casper, Leesa, Nectar, Avocado")) {
      expect(chains(brand), brand).toBeGreaterThan(0);
      expect(chains(brand), brand).toBeLessThan(16);
    }
  });
});
