import { describe, expect, test } from "vitest";
import { brandSheets } from "../../upstream/demo/catalogue/brand-characters";
import { generateBeds } from "../../upstream/demo/catalogue/generate-catalogue";
import { slugify } from "../../upstream/demo/slug";
import { isFoamOrLatex, isSupportCoil, layersAboveSupport } from "../../upstream/rules/layer-families";

const { models, lines, collections, brands } = generateBeds(1);
const brandOf = (line_slug: string) => {
  const line = lines.find(({ slug }) => slug === line_slug)!;
  return collections.find(({ slug }) => slug === line.collection_slug)!.brand_slug;
};
const aliased = models.flatMap((model) =>
  model.aliases.map((alias) => ({ model, alias, brand: brandOf(model.line_slug) })),
);

describe("other names of the demonstration’s beds", () => {
  test("are only of brands that shops have beds made by under names of their own", () => {
    const exclusive = brandSheets()
      .filter((sheet) => sheet["exclusive-names"])
      .map(({ brand }) => slugify(brand));
    expect(new Set(aliased.map(({ brand }) => brand))).toEqual(new Set(exclusive));
    for (const brand of ["tempur-pedic", "purple", "saatva", "ikea", "sleep-number", "casper", "novaform"])
      expect(exclusive).not.toContain(brand);
    expect(aliased.length).toBeGreaterThan(60);
  });

  test("name the brand, the store’s own word and the comfort, each once, beside a store that shows the brand", () => {
    const names = aliased.map(({ alias }) => alias.name);
    expect(new Set(names).size).toBe(names.length);
    for (const { model, alias, brand } of aliased) {
      const { name, sold_in_stores } = brands.find(({ slug }) => slug === brand)!;
      expect(alias.name.startsWith(`${name} `), alias.name).toBe(true);
      expect(model.name.replace(/ (Pillow|Euro) Top$/, "").endsWith(alias.name.split(" ").at(-1)!), alias.name).toBe(
        true,
      );
      expect(sold_in_stores).toBe(true);
      expect(alias.evidence).toMatch(/^Made-up example: .+\.$/);
    }
  });

  test("rest on evidence that the layers bear out: no bed without coils has the same coils", () => {
    const said = (words: RegExp) => aliased.filter(({ alias }) => words.test(alias.evidence)).map(({ model }) => model);
    for (const { slug, layers } of said(/coils/)) expect(layers.some(isSupportCoil), slug).toBe(true);
    for (const { slug, layers } of said(/coil count/))
      expect(layers.find(isSupportCoil)?.coil_count_queen, slug).toBeGreaterThan(0);
    for (const { slug, layers } of said(/thicknesses and densities/)) {
      expect(layers.some(isSupportCoil), slug).toBe(false);
      for (const layer of layers.filter(isFoamOrLatex)) expect(layer.density_lb_ft3, slug).not.toBeNull();
    }
    for (const { slug, layers } of said(/foam core/))
      expect(
        layers.some((layer) => layer.role === "support" && isFoamOrLatex(layer)),
        slug,
      ).toBe(true);
    for (const { slug, layers } of said(/comfort foam/)) {
      const foam = layersAboveSupport(layers).find((layer) => layer.role === "comfort" && isFoamOrLatex(layer));
      expect(foam?.density_lb_ft3, slug).toBeGreaterThan(0);
    }
    for (const { slug, variants } of said(/price/))
      expect(
        variants.every(({ list_cents }) => list_cents !== null),
        slug,
      ).toBe(true);
    expect(new Set(aliased.map(({ alias }) => alias.evidence)).size).toBeGreaterThanOrEqual(6);
  });

  test("are trusted as far as their evidence goes: likeness alone never far", () => {
    for (const { alias } of aliased) {
      if (alias.kind === "similar") expect(alias.confidence).toBe("low");
      if (alias.kind === "same-core") expect(alias.confidence).toBe("medium");
      if (alias.confidence === "high") expect(alias.kind).toBe("same-specification");
    }
  });
});
