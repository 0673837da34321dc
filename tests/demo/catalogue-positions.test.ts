import timeZoneAt from "@photostructure/tz-lookup";
import { beforeAll, describe, expect, test } from "vitest";
import type { SeedBeds, SeedModel } from "../../upstream/demo/catalogue/catalogue-data";
import { generateBeds } from "../../upstream/demo/catalogue/generate-catalogue";
import { readPlaces } from "../../upstream/stores/places";
import { slugify } from "../../upstream/demo/slug";
import { generateStores } from "../../upstream/demo/stores/generate-stores";
import type { SeedStores } from "../../upstream/demo/stores/store-data";

/** What everybody knows of the real brands (domain.md section 12), held against the whole generated catalogue. */

const coilAndFoam = "innerspring hybrid memory-foam polyfoam";

/**
 * Cheapest and dearest queen in dollars, and the types a shopper would expect: the table of domain.md section 12, wider at the
 * low end where ruleset 2026.3, section 8, asks for cheap hybrids and for beds for children and bunks.
 */
const positions: readonly (readonly [brands: string, low: number, high: number, types: string])[] = [
  ["TEMPUR-Pedic", 1700, 5000, "memory-foam hybrid"],
  ["Purple", 750, 5000, "polymer-grid polyfoam memory-foam"],
  ["Sleep Number", 1000, 5500, "adjustable-air"],
  ["Stearns & Foster", 1600, 4500, "innerspring hybrid"],
  ["Sealy, Serta, Beautyrest, Restonic, Spring Air, King Koil, Englander", 240, 3500, `${coilAndFoam} latex-hybrid`],
  ["Aireloom, Shifman", 2500, 8000, "innerspring hybrid latex-hybrid"],
  ["Kingsdown", 1200, 5500, "innerspring hybrid"],
  ["Saatva", 950, 3500, "innerspring hybrid latex-hybrid latex memory-foam adjustable-air"],
  ["Avocado, Happsy, Birch, PlushBeds", 1190, 4500, "latex-hybrid latex"],
  ["Naturepedic", 700, 4500, "latex-hybrid latex innerspring"],
  [
    "Casper, Leesa, Helix, Brooklyn Bedding, Nest Bedding, WinkBed, Tuft & Needle, Bear, Puffy",
    395,
    2900,
    "polyfoam memory-foam hybrid latex-hybrid",
  ],
  ["Nectar, DreamCloud, Emma, Cocoon", 390, 1900, "memory-foam hybrid"],
  ["Zinus, Lucid, Novaform, Linenspa", 120, 1200, "memory-foam polyfoam hybrid innerspring latex-hybrid"],
  ["IKEA", 130, 1000, "polyfoam memory-foam innerspring hybrid latex"],
  ["Sleepys", 245, 1500, `${coilAndFoam}`],
];

/** What a brand lives on: most of its beds are of these types. */
const livesOn: readonly (readonly [brands: string, types: string])[] = [
  ["TEMPUR-Pedic, Novaform", "memory-foam"],
  ["Purple", "polymer-grid"],
  ["WinkBed, Simba, DreamCloud, Helix, Titan, Big Fig", "hybrid"],
  ["Tuft & Needle, Zinus", "polyfoam memory-foam"],
  ["Avocado, Naturepedic, Happsy, Birch, PlushBeds, Sleep On Latex", "latex-hybrid latex"],
  ["Shifman", "innerspring"],
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

describe("the catalogue", () => {
  const catalogue = generateBeds(1);
  const { models } = catalogue;
  const brandOf = brandOfModels(catalogue);
  const bedsOf = (brand: string) => models.filter(({ slug }) => brandOf(slug) === brand);

  test.each(positions)("prices and builds %s as shoppers know them", (brands, low, high, types) => {
    for (const brand of slugsOf(brands)) {
      const own = bedsOf(brand);
      expect(own.length, brand).toBeGreaterThan(5);
      for (const model of own) {
        const queen = queenOf(model);
        if (queen !== null) expect(queen >= low * 100 && queen <= high * 100, `${model.slug} ${queen}`).toBe(true);
        expect(types.split(" "), model.slug).toContain(model.type);
      }
    }
  });

  test.each(livesOn)("has of %s mostly the beds that they live on", (brands, types) => {
    for (const brand of slugsOf(brands)) {
      const own = bedsOf(brand);
      const typical = own.filter(({ type }) => types.split(" ").includes(type));
      expect(typical.length, brand).toBeGreaterThanOrEqual(own.length / 2);
    }
  });

  test("gives a luxury innerspring nothing that a cheap one has: no Bonnell coils, little under ten inches, tufting by hand", () => {
    const luxury = slugsOf("Aireloom, Shifman, Stearns & Foster").flatMap(bedsOf);
    for (const { slug, layers, height_inches } of luxury) {
      expect(
        layers.some(({ material }) => /bonnell|continuous/.test(material)),
        slug,
      ).toBe(false);
      expect(height_inches, slug).toBeGreaterThanOrEqual(10);
    }
    for (const brand of slugsOf("Aireloom, Shifman")) {
      const tufted = bedsOf(brand).filter(({ layers }) =>
        layers.some(({ treatments }) => treatments.includes("tufted")),
      );
      expect(tufted.length, brand).toBeGreaterThan(bedsOf(brand).length / 2);
    }
  });

  test("gives a brand that sells direct one trial, or another for one line, and a refund at its end", () => {
    for (const brand of slugsOf("Saatva, Helix, Nectar, Casper, Emma, GhostBed, Bear, Nolah, Birch")) {
      const terms = bedsOf(brand).map(({ policies }) => policies);
      expect(new Set(terms.map(({ return_kind }) => return_kind)), brand).toEqual(new Set(["refund"]));
      expect(new Set(terms.map(({ trial_nights }) => trial_nights)).size, brand).toBeLessThanOrEqual(2);
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
      [/(?<! and) (Luxury|Medium) Firm( (Euro|Pillow) Top)?$/, 6, 7],
      [/(?<! and|Luxury|Medium|Extra) Firm( (Euro|Pillow) Top)?$/, 7, 8],
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
      // A twin has one chamber, so that a layer of all sizes can't be called two.
      for (const layer of layers) expect(layer.name, name).not.toMatch(/\b(dual|two|twin|both|double)\b/i);
    }
    for (const { type, firmness } of models) expect(firmness.range !== null).toBe(type === "adjustable-air");
  });

  test("cuts zones only into what a body reaches, never beneath the coils", () => {
    for (const { slug, layers } of models) {
      const core = layers.findIndex(({ role }) => role === "support");
      for (const [index, { zones, role }] of layers.entries())
        if (zones !== null && layers.at(-1)!.role !== "cover")
          expect(index <= core && role !== "base", slug).toBe(true);
    }
    expect(models.filter(({ layers }) => layers.some(({ zones }) => zones !== null)).length).toBeGreaterThan(30);
  });

  test("makes a split king of two mattresses of 38 by 80 inches", () => {
    const split = models.flatMap(({ variants }) => variants).filter(({ size }) => size === "split-king");
    expect(split.length).toBeGreaterThan(50);
    for (const { width_inches, length_inches, pieces } of split)
      expect([pieces, width_inches, length_inches]).toEqual([2, 38, 80]);
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
