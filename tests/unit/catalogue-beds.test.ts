import { describe, expect, test } from "vitest";
import { layerRoles, mattressSizes } from "../../app/contracts/mattress";
import type { SeedModel } from "../../upstream/database/seed/catalogue-data";
import { referenceDate } from "../../upstream/database/seed/dates";
import { generateBeds } from "../../upstream/database/seed/generate-catalogue";
import { comfortLevels } from "../../upstream/rules/comfort";
import { scoreConstruction } from "../../upstream/rules/construction-scores";
import { firmnessOf } from "../../upstream/rules/firmness";
import { mattressType } from "../../upstream/rules/mattress-type";
import { overallScore } from "../../upstream/rules/overall-score";
import { sizeRatio } from "../../upstream/rules/prices";
import { sizeMeasures } from "../../upstream/rules/sizes";

const { models, brands } = [1, 2]
  .map((seed) => generateBeds(seed))
  .reduce((all, next) => ({
    ...all,
    models: [...all.models, ...next.models],
    brands: [...all.brands, ...next.brands],
  }));

const comfortOf = ({ name }: SeedModel) => {
  // Longest first, since "Luxury Firm" ends in "Firm".
  const longest = [...comfortLevels].sort((one, other) => other.name.length - one.name.length);
  return longest.find((level) => name.replace(/ (Pillow|Euro) Top$/, "").endsWith(` ${level.name}`));
};

describe("the layers of every bed", () => {
  test("add up to its height, in quarter inches", () => {
    for (const { layers, height_inches } of models) {
      expect(layers.reduce((sum, { inches }) => sum + inches, 0)).toBe(height_inches);
      for (const { inches } of layers) expect((inches * 4) % 1).toBe(0);
    }
  });

  test("lie in order: cover, comfort, transition, support, base", () => {
    for (const { layers } of models) {
      expect(layers.map(({ position }) => position)).toEqual(layers.map((_layer, index) => index + 1));
      const places = layers.map(({ role }) => layerRoles.indexOf(role));
      expect(places).toEqual([...places].sort((one, other) => one - other));
      expect(layers[0]?.role).toBe("cover");
      expect(layers.some(({ role }) => role === "support")).toBe(true);
    }
  });

  test("have densities, ILD and wire in the ranges of their materials", () => {
    for (const layer of models.flatMap((model) => model.layers)) {
      const density = layer.density_lb_ft3;
      const foam = /foam|latex/.test(layer.material);
      expect(density !== null).toBe(foam);
      if (density === null) continue;
      const range =
        layer.material === "polyfoam" ? [1.2, 2.5] : layer.material.endsWith("latex") ? [4, 5.5] : [2.5, 5.5];
      expect(density).toBeGreaterThanOrEqual(range[0] ?? 0);
      expect(density).toBeLessThanOrEqual(range[1] ?? 0);
    }
    for (const { coil_gauge, coil_count_queen } of models.flatMap((model) => model.layers)) {
      expect(coil_gauge === null).toBe(coil_count_queen === null);
    }
  });
});

describe("what is derived is derived", () => {
  test("type and scores from the layers, the overall score from the scores", () => {
    for (const { type, scores, score, layers } of models) {
      expect(type).toBe(mattressType(layers));
      expect(scores).toEqual(scoreConstruction(layers));
      expect(score).toBe(overallScore(scores));
    }
  });

  test("scores are tenths from 1 to 5", () => {
    for (const score of models.flatMap(({ scores }) => Object.values(scores))) {
      expect(score).toBeGreaterThanOrEqual(1);
      expect(score).toBeLessThanOrEqual(5);
      expect(Math.round(score * 10) / 10).toBe(score);
    }
  });

  test("no bed without memory foam is called a memory foam bed, and no latex bed holds other foam", () => {
    const materials = (model: SeedModel) => model.layers.map(({ material }) => material);
    for (const model of models.filter(({ type }) => type === "memory-foam")) {
      expect(materials(model).some((material) => material.endsWith("memory-foam"))).toBe(true);
    }
    for (const model of models.filter(({ type }) => type === "latex")) {
      expect(materials(model).filter((material) => material.endsWith("foam"))).toEqual([]);
    }
  });
});

describe("firmness", () => {
  test("keeps the promise of the comfort name within half a point", () => {
    for (const model of models) {
      const level = comfortOf(model);
      expect(level === undefined, model.name).toBe(model.firmness.range !== null);
      if (level) expect(Math.abs(firmnessOf(model.layers) - level.firmness)).toBeLessThanOrEqual(0.5);
    }
  });

  test("rises from model to model within a line, as claimed and as measured", () => {
    for (const seed of [1, 2]) {
      const made = generateBeds(seed);
      for (const { slug } of made.lines) {
        const line = made.models.filter(({ line_slug }) => line_slug === slug).map((model) => model.firmness);
        for (const [index, firmer] of line.entries()) {
          const softer = line[index - 1];
          // An air bed is set at home; the models of its line differ in height.
          if (!softer || firmer.range !== null) continue;
          expect(firmer.claimed).toBeGreaterThan(softer.claimed);
          expect(firmer.measured ?? 10).toBeGreaterThan(softer.measured ?? 0);
        }
      }
    }
  });

  test("is claimed in halves, measured and felt in tenths, by no more owners than rated the bed", () => {
    for (const { firmness, rating_distribution } of models) {
      expect((firmness.claimed * 2) % 1).toBe(0);
      for (const value of [firmness.measured ?? 5, ...firmness.felt.map((band) => band.firmness)]) {
        expect(Math.round(value * 10) / 10).toBe(value);
        expect(value).toBeGreaterThanOrEqual(1);
        expect(value).toBeLessThanOrEqual(10);
      }
      const owners = firmness.felt.reduce((sum, band) => sum + band.owners, 0);
      expect(owners).toBeLessThanOrEqual(rating_distribution.reduce((sum, count) => sum + count, 0));
    }
  });
});

describe("sizes and prices", () => {
  test("sizes come smallest first with their inches, a queen always among them", () => {
    for (const { variants } of models) {
      const sizes = variants.map(({ size }) => size);
      expect(sizes).toEqual(mattressSizes.filter((size) => sizes.includes(size)));
      expect(sizes).toContain("queen");
      for (const { size, width_inches, length_inches, pieces } of variants) {
        expect({ width_inches, length_inches, pieces }).toEqual(sizeMeasures[size]);
      }
    }
  });

  test("other sizes list for their ratio of the queen, all with shop endings", () => {
    for (const { variants } of models) {
      const queen = variants.find(({ size }) => size === "queen")?.list_cents;
      if (queen === null || queen === undefined) continue;
      for (const { size, list_cents } of variants) {
        expect(list_cents).not.toBeNull();
        expect(Number.isInteger(list_cents)).toBe(true);
        expect(String(list_cents)).toMatch(/900$/);
        expect(Math.abs((list_cents ?? 0) / 100 - (queen / 100) * sizeRatio[size])).toBeLessThanOrEqual(26);
      }
    }
  });

  test("some prices are not published, but every brand has some that are", () => {
    const priced = models.filter(({ variants }) => variants.every(({ list_cents }) => list_cents !== null));
    expect(priced.length).toBeLessThan(models.length);
    for (const { slug } of brands) expect(priced.some((model) => model.slug.startsWith(`${slug}-`))).toBe(true);
  });
});

describe("policies, certificates and aliases", () => {
  test("policies leave some facts unpublished and contradict themselves nowhere", () => {
    const sheets = models.map(({ policies }) => policies);
    for (const sheet of sheets) {
      expect(sheet.source).toContain("Demo data");
      expect(sheet.break_in_nights ?? 0).toBeLessThan(sheet.trial_nights ?? 1);
      expect(sheet.nonprorated_years ?? 0).toBeLessThanOrEqual(sheet.warranty_years ?? 0);
      if (sheet.trial_nights === null) expect(sheet.return_fee_cents).toBeNull();
      if (sheet.sag_threshold_inches !== null) {
        expect(sheet.sag_threshold_inches).toBeGreaterThanOrEqual(0.75);
        expect(sheet.sag_threshold_inches).toBeLessThanOrEqual(1.5);
      }
    }
    for (const key of ["trial_nights", "return_pickup", "warranty_years", "foundation_required"] as const) {
      expect(sheets.some((sheet) => sheet[key] === null)).toBe(true);
      expect(sheets.some((sheet) => sheet[key] !== null)).toBe(true);
    }
  });

  test("a certificate for a material is only on beds that hold it", () => {
    const needs: Record<string, (model: SeedModel) => boolean> = {
      "certipur-us": ({ layers }) =>
        layers.some(({ material }) => /^(polyfoam|memory-foam|gel-memory-foam)$/.test(material)),
      gols: ({ layers }) => layers.some(({ material }) => material.endsWith("latex")),
      "eco-institut": ({ layers }) => layers.some(({ material }) => material.endsWith("latex")),
      gots: ({ layers }) =>
        layers.some(({ material, name }) => /wool|fiber/.test(material) || /cotton|wool/i.test(name)),
      "made-safe": ({ layers }) =>
        !layers.some(({ material }) => /^(polyfoam|memory-foam|gel-memory-foam)$/.test(material)),
    };
    const seen = new Set<string>();
    for (const model of models) {
      for (const { code, source } of model.certificates) {
        seen.add(code);
        expect(source).toContain("Demo data");
        expect(needs[code]?.(model) ?? true).toBe(true);
      }
    }
    expect(seen.size).toBe(8);
  });

  test("only beds sold in stores have other names, each said to be a made-up example", () => {
    const inStores = new Map(brands.map((brand) => [brand.slug, brand.sold_in_stores]));
    const aliased = models.filter(({ aliases }) => aliases.length > 0);
    expect(aliased.length).toBeGreaterThan(150);
    for (const { slug, aliases } of aliased) {
      const brand = [...inStores.keys()].find((key) => slug.startsWith(`${key}-`)) ?? "";
      expect(inStores.get(brand)).toBe(true);
      for (const alias of aliases) expect(alias.evidence).toMatch(/^Made-up example: /);
      if (aliases.some(({ kind }) => kind === "similar")) {
        expect(aliases.find(({ kind }) => kind === "similar")?.confidence).toBe("low");
      }
    }
  });
});

test("nothing is dated after the reference date", () => {
  const dates = [
    ...models.flatMap((model) => [
      model.policies.checked_on,
      ...model.variants.map(({ observed_on }) => observed_on),
      ...model.certificates.map(({ checked_on }) => checked_on),
    ]),
    ...brands.map(({ expert_review }) => expert_review.reviewed_on),
  ];
  for (const date of dates) {
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(date < referenceDate).toBe(true);
  }
});
