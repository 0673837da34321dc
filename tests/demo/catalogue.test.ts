import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { expertReview } from "#contracts/brands";
import { certificate, modelAlias, policies, variant } from "#contracts/catalogue";
import { popularComparisons } from "#contracts/compare/comparisons";
import { constructionScores, firmness, layer, madeFor, mattressType, mattressTypes } from "#contracts/mattress";
import { generateBeds, generateCatalogue } from "../../upstream/demo/catalogue/generate-catalogue";
import { createRandom } from "../../upstream/demo/random";
import { slugify } from "../../upstream/demo/slug";

const seeds = [1, 2, 3, 41, 987654321];
const catalogue = generateCatalogue(1);
const hash = (seed: number) =>
  createHash("sha256")
    .update(JSON.stringify(generateCatalogue(seed)))
    .digest("hex");

const expertBrands =
  "Avocado, Beautyrest, Brooklyn Bedding, Casper, DreamCloud, Helix, Nectar, Purple, Saatva, Sealy, Serta, Stearns & Foster, TEMPUR-Pedic, Tuft & Needle, WinkBed";
const onlineBrands =
  "Avocado, Brooklyn Bedding, Casper, DreamCloud, Leesa, Nectar, Nest Bedding, Puffy, Purple, Saatva, Tuft & Needle, WinkBed";
const storeBrands =
  "Beautyrest, Englander, IKEA, King Koil, Restonic, Sealy, Serta, Sleep Number, Sleepys, Spring Air, Stearns & Foster, TEMPUR-Pedic";

describe("the same seed gives the same catalogue", () => {
  test("byte for byte, whatever was generated before and in whatever time zone", () => {
    const first = hash(1);
    const zone = process.env.TZ;
    process.env.TZ = "Pacific/Kiritimati";
    try {
      expect(hash(2)).not.toBe(first);
      expect(hash(1)).toBe(first);
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
  });

  test("from a random stream that is pinned", () => {
    const random = createRandom(1);
    expect(Array.from({ length: 4 }, () => random.int(0, 999_999))).toEqual([627_073, 2_735, 527_447, 981_050]);
    expect(createRandom(1).fork("layers").int(0, 999_999)).toBe(983_862);
  });

  test("with arithmetic and orders that do not differ between machines", () => {
    const root = new URL("../../upstream/", import.meta.url);
    const sources = ["rules", "demo"].flatMap((folder) =>
      readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(".ts"))
        // How much beds of a type differ is kept as a table; prices are only checked against what beds cost.
        .filter((name) => !["bedlark-score/kinds.ts", "brands/making-cost.ts"].includes(name))
        .map((name) => readFileSync(new URL(`${folder}/${name}`, root), "utf8").replace(/\/\*\*[\s\S]*?\*\//g, "")),
    );
    expect(sources.length).toBeGreaterThan(20);
    for (const source of sources) {
      expect(source).not.toMatch(
        /Math\.(random|exp|pow|log|sin|cos|tan|hypot|cbrt)|\*\*|Date\.now|new Date\(\)|locale|Intl/i,
      );
    }
  });
});

describe("the catalogue holds", () => {
  test.each([
    ["expert-review", expertBrands],
    ["popular online", onlineBrands],
    ["popular store", storeBrands],
  ])("every brand of the %s list", (_list, names) => {
    expect(catalogue.brands.map(({ name }) => name)).toEqual(expect.arrayContaining(names.split(", ")));
  });

  test("the brands of the online list as sold online and those of the store list as sold in stores", () => {
    const bySale = (key: "sold_online" | "sold_in_stores") =>
      catalogue.brands.filter((brand) => brand[key]).map(({ name }) => name);
    expect(bySale("sold_online")).toEqual(expect.arrayContaining(onlineBrands.split(", ")));
    expect(bySale("sold_in_stores")).toEqual(expect.arrayContaining(storeBrands.split(", ")));
    expect(catalogue.brands.every((brand) => brand.sold_online || brand.sold_in_stores)).toBe(true);
  });

  test("brands under the slugs that Django would give them", () => {
    const slugs = ["Stearns & Foster", "Tuft & Needle", "TEMPUR-Pedic", "IKEA", "Sleepys", "WinkBed"].map(slugify);
    expect(slugs).toEqual(["stearns-foster", "tuft-needle", "tempur-pedic", "ikea", "sleepys", "winkbed"]);
    expect(catalogue.brands.map(({ slug }) => slug)).toEqual(expect.arrayContaining(slugs));
  });

  test("the same about 55 brands and 650 models of every type for every seed, since they come from the sheets", () => {
    const { brands, models } = catalogue;
    expect(brands.length).toBeGreaterThanOrEqual(50);
    expect(models.length).toBeGreaterThanOrEqual(620);
    expect(models.length).toBeLessThanOrEqual(700);
    for (const type of mattressTypes) expect(models.filter((model) => model.type === type).length).toBeGreaterThan(8);
    const whatIsMade = (seed: number) =>
      generateBeds(seed).models.map(({ slug, layers, policies, variants }) => [
        slug,
        layers,
        policies.trial_nights,
        variants.map(({ list_cents }) => list_cents),
      ]);
    const first = whatIsMade(1);
    for (const seed of seeds) expect(whatIsMade(seed)).toEqual(first);
  });

  test("about twelve comparisons of brands that are there", () => {
    const { comparisons } = catalogue;
    expect(comparisons).toHaveLength(12);
    expect(new Set(comparisons.map(({ url }) => url)).size).toBe(12);
    for (const { header } of comparisons) {
      const names = header.split(" vs. ");
      expect(catalogue.brands.filter(({ name }) => names.includes(name))).toHaveLength(2);
    }
  });
});

describe.each(seeds)("the rows of seed %i", (seed) => {
  const made = generateBeds(seed);

  test("have slugs of their own that are fit for a URL", () => {
    for (const rows of [made.brands, made.collections, made.lines, made.models]) {
      const slugs = rows.map(({ slug }) => slug);
      expect(new Set(slugs).size).toBe(slugs.length);
      for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
  });

  test("have names of their own: brands and lines in the whole catalogue, collections within a brand, models within a line", () => {
    for (const rows of [made.brands, made.lines]) expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
    const collectionNames = made.collections.map(({ brand_slug, name }) => `${brand_slug} ${name}`);
    expect(new Set(collectionNames).size).toBe(collectionNames.length);
    const modelNames = made.models.map(({ line_slug, name }) => `${line_slug} ${name}`);
    expect(new Set(modelNames).size).toBe(modelNames.length);
  });

  test("join: each brand has one to three collections, each collection a line, each line one to four models", () => {
    const count = <T>(rows: readonly T[], key: (row: T) => string, slug: string) =>
      rows.filter((row) => key(row) === slug).length;
    for (const { slug } of made.brands)
      expect([1, 2, 3]).toContain(count(made.collections, (row) => row.brand_slug, slug));
    for (const { slug } of made.collections) {
      expect(count(made.lines, (row) => row.collection_slug, slug)).toBeGreaterThanOrEqual(1);
    }
    for (const { slug } of made.lines) expect([1, 2, 3, 4]).toContain(count(made.models, (row) => row.line_slug, slug));
    const brandSlugs = new Set(made.brands.map(({ slug }) => slug));
    const collectionSlugs = new Set(made.collections.map(({ slug }) => slug));
    const lineSlugs = new Set(made.lines.map(({ slug }) => slug));
    expect(made.collections.every((row) => brandSlugs.has(row.brand_slug))).toBe(true);
    expect(made.lines.every((row) => collectionSlugs.has(row.collection_slug))).toBe(true);
    expect(made.models.every((row) => lineSlugs.has(row.line_slug))).toBe(true);
  });

  test("keep to the contracts", () => {
    const text = z.string().min(1);
    z.array(
      z.strictObject({
        slug: text,
        name: text,
        about: text,
        sold_online: z.boolean(),
        sold_in_stores: z.boolean(),
        color: z.string().nullable(),
        expert_review: expertReview,
      }),
    ).parse(made.brands);
    z.array(
      z.strictObject({
        slug: text,
        line_slug: text,
        name: text,
        summary: text,
        type: mattressType,
        top_style: z.enum(["tight", "pillow", "euro"]),
        height_inches: z.number().positive(),
        scores: constructionScores.extend({ hug: z.number().min(1).max(5) }),
        firmness,
        layers: z.array(layer).min(2),
        edge_encased: z.boolean(),
        two_sided: z.boolean(),
        made_for: madeFor.nullable(),
        capacity_pounds: z.number().int().positive().nullable(),
        queen_pounds: z.number().int().positive().nullable(),
        variants: z.array(variant).min(1),
        policies,
        certificates: z.array(certificate),
        aliases: z.array(modelAlias),
        rating_distribution: z.array(z.number().int().min(0)).length(5),
      }),
    ).parse(made.models);
    popularComparisons.parse(made.comparisons);
  });
});
