import { describe, expect, test } from "vitest";
import { type Layer, layerRoles, type Material, mattressSizes } from "#contracts/mattress";
import type { SeedModel } from "../../upstream/demo/catalogue/catalogue-data";
import { referenceDate } from "../../upstream/demo/dates";
import { generateBeds } from "../../upstream/demo/catalogue/generate-catalogue";
import { comfortLevels } from "../../upstream/rules/comfort";
import { firmnessOf } from "../../upstream/rules/firmness";
import { mattressType } from "../../upstream/rules/mattress-type";
import { sizeRatio } from "../../upstream/rules/prices";
import { readingsOf } from "../../upstream/rules/readings/readings";
import { sizeMeasures } from "../../upstream/rules/sizes";

const { models, brands, lines } = generateBeds(1);

/** Beds whose lower side can be slept on too: all alike, or with another comfort. */
const hasLowerSide = ({ layers }: SeedModel) => layers.at(-1)?.role === "cover";

const comfortOf = ({ name }: SeedModel) => {
  // Longest first, since "Luxury Firm" ends in "Firm".
  const longest = [...comfortLevels].sort((one, other) => other.name.length - one.name.length);
  const comfort = name.replace(/ (Pillow|Euro) Top$/, "").replace(/ and (\w+ )?\w+$/, "");
  return longest.find((level) => comfort.endsWith(` ${level.name}`));
};

describe("the layers of every bed", () => {
  test("add up to its height, in quarter inches", () => {
    for (const { layers, height_inches } of models) {
      expect(layers.reduce((sum, { inches }) => sum + inches, 0)).toBe(height_inches);
      for (const { inches } of layers) expect((inches * 4) % 1).toBe(0);
    }
  });

  test("lie in order: cover, comfort, transition, support, base; and under the core of a bed with two sides the other way round", () => {
    const inOrder = (layers: SeedModel["layers"]) => {
      const places = layers.map(({ role }) => layerRoles.indexOf(role));
      expect(places).toEqual([...places].sort((one, other) => one - other));
      expect(layers[0]?.role).toBe("cover");
    };
    for (const model of models) {
      const { layers } = model;
      expect(layers.map(({ position }) => position)).toEqual(layers.map((_layer, index) => index + 1));
      const core = layers.findIndex(({ role }) => role === "support");
      expect(core, model.slug).toBeGreaterThan(0);
      if (hasLowerSide(model)) {
        inOrder(layers.slice(0, core + 1));
        inOrder(layers.slice(core).reverse());
      } else inOrder(layers);
    }
    expect(models.filter(hasLowerSide).length).toBeGreaterThan(8);
    for (const model of models.filter(({ two_sided }) => two_sided)) expect(hasLowerSide(model), model.slug).toBe(true);
  });

  test("have densities, ILD and wire in the ranges of their materials where they are published", () => {
    const ranges: Partial<Record<Material, readonly [number, number]>> = {
      polyfoam: [1.1, 2.8],
      "memory-foam": [2.5, 5.5],
      "gel-memory-foam": [2.5, 5.5],
      "dunlop-latex": [4, 5.5],
      "talalay-latex": [4, 5.5],
    };
    for (const { material, density_lb_ft3: density } of models.flatMap((model) => model.layers)) {
      if (density === null) continue;
      const [low, high] = ranges[material] ?? [NaN, NaN];
      expect(density >= low && density <= high, `${material} ${density}`).toBe(true);
    }
    for (const layer of models.flatMap((model) => model.layers)) {
      if (layer.coil_gauge !== null) expect(layer.material).toMatch(/coils$/);
      // A grid has neither density nor ILD: both are measured on a block of foam.
      if (layer.material === "polymer-grid") expect([layer.density_lb_ft3, layer.ild]).toEqual([null, null]);
    }
  });

  test("are kept back in part by makers of about a seventh of the beds", () => {
    const foams = (model: SeedModel) => model.layers.filter(({ material }) => /foam|latex/.test(material));
    const coils = (model: SeedModel) =>
      model.layers.filter(({ material }) => /(pocketed|bonnell|offset|continuous)/.test(material));
    const silent = models.filter(
      (model) =>
        foams(model).some(({ density_lb_ft3, ild }) => density_lb_ft3 === null || ild === null) ||
        coils(model).some(({ coil_gauge, coil_count_queen }) => coil_gauge === null || coil_count_queen === null),
    );
    expect(silent.length / models.length).toBeGreaterThan(0.1);
    expect(silent.length / models.length).toBeLessThan(0.25);
  });
});

describe("what is derived is derived", () => {
  test("type from the layers, and readings, too, unless the maker keeps figures to itself, which a test finds out", () => {
    let alike = 0;
    for (const { type, scores, layers } of models) {
      expect(type).toBe(mattressType(layers));
      if (JSON.stringify(readingsOf(layers)) === JSON.stringify(scores)) alike += 1;
      for (const score of Object.values(scores)) {
        expect(score).toBeGreaterThanOrEqual(1);
        expect(score).toBeLessThanOrEqual(5);
        expect(Math.round(score * 100) / 100).toBe(score);
      }
    }
    expect(alike / models.length).toBeGreaterThan(0.75);
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
  test("is claimed and measured as the comfort name says, of the upper side where there are two, and built so, give or take", () => {
    for (const model of models) {
      const level = comfortOf(model);
      const { range, halves } = model.firmness;
      expect(level === undefined, model.name).toBe(range !== null || halves !== null);
      if (level === undefined) continue;
      for (const firmness of [model.firmness.claimed, model.firmness.measured ?? model.firmness.claimed])
        expect(firmness >= level.from && firmness < level.to, `${model.slug} ${firmness}`).toBe(true);
      // Where the ILD or the wire is kept back, nobody can work it out from the layers.
      const keptBack = ({ material, ild, coil_gauge }: Layer) =>
        (/foam|latex|grid/.test(material) && ild === null) ||
        (/(?<!micro-)coils/.test(material) && coil_gauge === null);
      if (model.layers.some(keptBack)) continue;
      const built = firmnessOf(model.layers);
      const isNamedRightly = built >= level.from && built < level.to;
      expect(isNamedRightly || Math.abs(built - level.firmness) <= 0.5, `${model.slug} ${built}`).toBe(true);
    }
  });

  test("rises from model to model within a line, as claimed and as measured", () => {
    for (const { slug } of lines) {
      const line = models.filter(({ line_slug }) => line_slug === slug).map((model) => model.firmness);
      for (const [index, firmer] of line.entries()) {
        const softer = line[index - 1];
        // An air bed is set at home; the models of its line differ in height.
        if (!softer || firmer.range !== null) continue;
        expect(firmer.claimed, slug).toBeGreaterThan(softer.claimed);
        expect(firmer.measured ?? 10, slug).toBeGreaterThan(softer.measured ?? 0);
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
  test("sizes come smallest first with their inches, a queen always among them but for bunks", () => {
    for (const { variants, made_for } of models) {
      const sizes = variants.map(({ size }) => size);
      expect(sizes).toEqual(mattressSizes.filter((size) => sizes.includes(size)));
      if (made_for !== "bunk") expect(sizes).toContain("queen");
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

describe("policies and certificates", () => {
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
    for (const key of [
      "trial_nights",
      "break_in_nights",
      "return_fee_cents",
      "return_kind",
      "return_pickup",
    ] as const) {
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
    expect(seen.size).toBeGreaterThanOrEqual(7);
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
