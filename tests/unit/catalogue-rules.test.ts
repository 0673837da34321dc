import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { materials, treatments, weightBands, type Layer, type Material } from "#contracts/mattress";
import { certificateKinds } from "../../upstream/rules/certificates";
import { firmnessWord } from "#contracts/vocabulary/mattress";
import { claimedFirmness, feltFirmness, firmnessOf, layerFirmness } from "../../upstream/rules/firmness";
import { mattressType } from "../../upstream/rules/mattress-type";
import { poundsOfBand } from "../../upstream/rules/match/weight-bands";
import { overallScore, overallWeights } from "../../upstream/rules/overall-score";
import { ownerRating } from "../../upstream/rules/owner-rating";
import { commercialPrice, sizePriceCents } from "../../upstream/rules/prices";
import { readingsOf } from "../../upstream/rules/readings/readings";
import { targetFirmness } from "../../upstream/rules/target-firmness";

function layer(role: Layer["role"], material: Material, inches: number, more: Partial<Layer> = {}): Layer {
  return {
    position: 1,
    role,
    material,
    name: material,
    inches,
    density_lb_ft3: null,
    ild: null,
    zones: null,
    coil_count_queen: null,
    coil_gauge: null,
    treatments: [],
    ild_by_half: null,
    ...more,
  };
}

const cover = layer("cover", "cover", 0.5);
const visco = (inches: number) => layer("comfort", "memory-foam", inches, { ild: 12, density_lb_ft3: 4 });
const poly = (inches: number) => layer("comfort", "polyfoam", inches, { ild: 20, density_lb_ft3: 1.8 });
const talalay = (inches: number) => layer("comfort", "talalay-latex", inches, { ild: 22, density_lb_ft3: 4.4 });
const polyCore = layer("support", "polyfoam", 6, { ild: 34, density_lb_ft3: 1.8 });
const latexCore = layer("support", "dunlop-latex", 6, { ild: 36, density_lb_ft3: 5 });
const coils = (material: Material) => layer("support", material, 7, { coil_gauge: 14.5, coil_count_queen: 800 });
const pocketed = coils("pocketed-coils");

const heap = fc.array(
  fc.record({
    position: fc.constant(1),
    role: fc.constantFrom("cover", "comfort", "transition", "support", "base"),
    material: fc.constantFrom(...materials),
    name: fc.constant("layer"),
    inches: fc.integer({ min: 1, max: 40 }).map((quarters) => quarters / 4),
    density_lb_ft3: fc.option(fc.double({ min: 0.5, max: 8, noNaN: true })),
    ild: fc.option(fc.integer({ min: 5, max: 70 })),
    zones: fc.option(fc.integer({ min: 1, max: 7 })),
    coil_count_queen: fc.option(fc.integer({ min: 100, max: 2000 })),
    coil_gauge: fc.option(fc.double({ min: 12, max: 18, noNaN: true })),
    treatments: fc.subarray([...treatments], { maxLength: 4 }),
    ild_by_half: fc.constant(null),
  }) satisfies fc.Arbitrary<Layer>,
  { minLength: 1, maxLength: 8 },
);

describe("the type of a bed, worked by hand", () => {
  test.each([
    ["innerspring", "Bonnell coils under an inch of foam", [cover, poly(1), coils("bonnell-coils")]],
    ["innerspring", "laced coils, however much foam lies on them", [cover, poly(3), coils("offset-coils")]],
    ["innerspring", "pocketed coils under less than two inches", [cover, poly(1.75), pocketed]],
    ["innerspring", "pocketed coils under wool and fiber", [cover, layer("comfort", "wool", 2), pocketed]],
    ["hybrid", "pocketed coils under two inches of foam", [cover, poly(2), pocketed]],
    ["hybrid", "pocketed coils under memory foam", [cover, visco(3), pocketed]],
    ["hybrid", "as much polyfoam as latex over pocketed coils", [cover, talalay(1.5), poly(1.5), pocketed]],
    ["memory-foam", "visco over a polyfoam core", [cover, visco(3), polyCore]],
    ["polyfoam", "an inch of visco in a polyfoam bed", [cover, visco(1), poly(2), polyCore]],
    ["polyfoam", "polyfoam through and through", [cover, poly(3), polyCore]],
    ["polyfoam", "latex on a polyfoam core, which is not all latex", [cover, talalay(2), polyCore]],
    ["latex", "Talalay over Dunlop, with wool", [cover, layer("comfort", "wool", 0.5), talalay(2), latexCore]],
    ["latex-hybrid", "latex over coils", [cover, talalay(3), pocketed]],
    ["latex-hybrid", "latex over coils with some foam beneath it", [cover, talalay(2), poly(1), pocketed]],
    ["adjustable-air", "air chambers under foam", [cover, visco(3), layer("support", "air-chamber", 5)]],
    ["polymer-grid", "a grid over coils", [cover, layer("comfort", "polymer-grid", 2), poly(1), pocketed]],
    ["polymer-grid", "a grid over a foam core", [cover, layer("comfort", "polymer-grid", 2), polyCore]],
  ])("is %s for %s", (type, _words, layers) => {
    expect(mattressType(layers)).toBe(type);
  });

  test("is never memory foam without memory foam, whatever the heap of layers", () => {
    fc.assert(
      fc.property(heap, (layers) => {
        const without = layers.filter(({ material }) => !material.endsWith("memory-foam"));
        fc.pre(without.length > 0);
        expect(mattressType(without)).not.toBe("memory-foam");
      }),
    );
  });

  test("is a hybrid or an innerspring only where coils carry", () => {
    fc.assert(
      fc.property(heap, (layers) => {
        const type = mattressType(layers);
        const coiled = layers.some(({ material }) => /^(pocketed|bonnell|offset|continuous)-coils$/.test(material));
        if (/hybrid|innerspring/.test(type)) expect(coiled).toBe(true);
      }),
    );
  });

  test("is refused for a bed without layers", () => {
    expect(() => mattressType([])).toThrow(RangeError);
    expect(() => firmnessOf([])).toThrow(RangeError);
  });
});

describe("firmness", () => {
  test("reads latex as domain.md section 4 does", () => {
    const latexFeel = (ild: number) => layerFirmness(layer("comfort", "dunlop-latex", 1, { ild }));
    expect([14, 22, 27, 32, 36, 45].map((ild) => firmnessWord(latexFeel(ild)))).toEqual([
      "very soft",
      "soft",
      "medium",
      "medium-firm",
      "firm",
      "extra firm",
    ]);
  });

  test("is never lowered by a top layer that is at least as firm as all beneath it", () => {
    fc.assert(
      fc.property(heap, fc.integer({ min: 1, max: 24 }), (layers, quarters) => {
        const firmest = layers.reduce((one, other) => (layerFirmness(other) > layerFirmness(one) ? other : one));
        const topped = [{ ...firmest, inches: quarters / 4 }, ...layers];
        expect(firmnessOf(topped)).toBeGreaterThanOrEqual(firmnessOf(layers) - 1e-9);
      }),
    );
  });

  test("is never lowered by a higher ILD or a stiffer wire in any layer", () => {
    fc.assert(
      fc.property(heap, fc.nat(7), fc.integer({ min: 0, max: 20 }), (layers, place, more) => {
        const firmer = layers.map((each, index) =>
          index === place % layers.length
            ? { ...each, ild: (each.ild ?? 30) + more, coil_gauge: (each.coil_gauge ?? 14) - more / 10 }
            : { ...each, ild: each.ild ?? 30, coil_gauge: each.coil_gauge ?? 14 },
        );
        const before = layers.map((each) => ({
          ...each,
          ild: each.ild ?? 30,
          coil_gauge: each.coil_gauge ?? 14,
        }));
        expect(firmnessOf(firmer)).toBeGreaterThanOrEqual(firmnessOf(before) - 1e-9);
      }),
    );
  });

  test("lies from 1 to 10, between the softest and the firmest layer", () => {
    fc.assert(
      fc.property(heap, (layers) => {
        const each = layers.map(layerFirmness);
        expect(firmnessOf(layers)).toBeGreaterThanOrEqual(Math.min(...each) - 1e-9);
        expect(firmnessOf(layers)).toBeLessThanOrEqual(Math.max(...each) + 1e-9);
      }),
    );
  });

  test("is felt softer the heavier the sleeper, and claimed in halves", () => {
    const felt = weightBands.map((band) => feltFirmness(6, poundsOfBand(band)));
    expect(felt).toEqual([6.6, 6.2, 5.9, 5.5, 5.1]);
    expect(claimedFirmness(6.3)).toBe(6.5);
    expect(claimedFirmness(11)).toBe(10);
  });

  test("aims at a target that rises with weight, in straight lines between the ruleset's columns", () => {
    expect(targetFirmness("side", 115)).toBe(4.2);
    expect(targetFirmness("side", 135)).toBeCloseTo(4.65, 10);
    expect(targetFirmness("combination", 400)).toBe(7.1);
  });
});

describe("readings", () => {
  test("stay from 1 to 5 in hundredths for any heap of layers, and the score of a test with them from 20 to 100", () => {
    fc.assert(
      fc.property(heap, (layers) => {
        const readings = readingsOf(layers);
        for (const reading of Object.values(readings)) {
          expect(reading).toBeGreaterThanOrEqual(1);
          expect(reading).toBeLessThanOrEqual(5);
          expect(Math.round(reading * 100) / 100).toBe(reading);
        }
        expect(overallScore(readings)).toBeGreaterThanOrEqual(20);
        expect(overallScore(readings)).toBeLessThanOrEqual(100);
      }),
    );
  });

  test("are made of beds of which only a cover or only a core is published, and promise nothing for it", () => {
    const whole = readingsOf([cover, talalay(3), latexCore]);
    expect(readingsOf([latexCore]).motion_isolation).toBeGreaterThan(1);
    expect(readingsOf([cover]).durability).toBeLessThan(whole.durability);
  });

  test("rank the types of bed as domain.md section 3 does", () => {
    const foam = readingsOf([cover, visco(3), polyCore]);
    const spring = readingsOf([cover, poly(1), coils("bonnell-coils")]);
    const latex = readingsOf([cover, talalay(3), latexCore]);
    expect(foam.motion_isolation).toBeGreaterThan(latex.motion_isolation);
    expect(latex.motion_isolation).toBeGreaterThan(spring.motion_isolation);
    expect(spring.cooling).toBeGreaterThan(foam.cooling);
    expect(latex.durability).toBeGreaterThan(foam.durability);
    expect(foam.responsiveness).toBeLessThan(spring.responsiveness);
    expect(foam.hug).toBeGreaterThan(latex.hug);
  });

  test("rise for durability with the density of the comfort foam and of the core", () => {
    const bed = (comfort: number, core: number) =>
      readingsOf([cover, { ...poly(3), density_lb_ft3: comfort }, { ...polyCore, density_lb_ft3: core }]);
    expect(bed(1.8, 1.8).durability).toBeGreaterThan(bed(1.3, 1.8).durability);
    expect(bed(1.8, 1.8).durability).toBeGreaterThan(bed(1.8, 1.3).durability);
  });

  test("rise for edges with stiffer wire, for support with zones, for cooling with gel", () => {
    const wire = (coil_gauge: number) => readingsOf([cover, poly(2), { ...pocketed, coil_gauge }]).edge_support;
    const zones = (count: number) => readingsOf([cover, poly(2), { ...pocketed, zones: count }]).support;
    const gel = (material: Material) => readingsOf([cover, { ...visco(3), material }, polyCore]).cooling;
    expect(wire(13)).toBeGreaterThan(wire(15.5));
    expect(zones(5)).toBeGreaterThan(zones(1));
    expect(gel("gel-memory-foam")).toBeGreaterThan(gel("memory-foam"));
  });

  test("gain nothing from a density, a gauge or a count that nobody published", () => {
    const silent = { density_lb_ft3: null, coil_gauge: null, coil_count_queen: null };
    const good = [cover, { ...visco(3), density_lb_ft3: 4.5 }, pocketed];
    const [said, unsaid] = [readingsOf(good), readingsOf(good.map((each) => ({ ...each, ...silent })))];
    expect(unsaid.durability).toBeLessThan(said.durability);
    expect(unsaid.support).toBeLessThan(said.support);
    expect(unsaid.edge_support).toBeLessThan(said.edge_support);
  });

  test("are weighed in a test's score so that the weights make a whole", () => {
    expect(Object.values(overallWeights).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
  });
});

describe("prices", () => {
  test("end as shops end them", () => {
    expect([300, 487, 1280, 1310, 2500].map(commercialPrice)).toEqual([299, 489, 1299, 1299, 2499]);
  });

  test("of the other sizes follow the queen's", () => {
    expect(sizePriceCents(129_900, "queen")).toBe(129_900);
    expect(sizePriceCents(100_000, "twin")).toBe(64_900);
    expect(sizePriceCents(100_000, "split-king")).toBe(139_900);
  });
});

describe("certificates", () => {
  const codes = (layers: readonly Layer[]) =>
    certificateKinds.filter(({ covers }) => covers(layers) !== null).map(({ code }) => code);

  test("are possible only for what is in the bed", () => {
    expect(codes([cover, poly(3), polyCore])).toEqual(["certipur-us", "greenguard-gold", "oeko-tex-100"]);
    expect(codes([cover, talalay(3), latexCore])).not.toContain("certipur-us");
    expect(codes([cover, talalay(3), latexCore])).toEqual(
      expect.arrayContaining(["gols", "eco-institut", "fsc", "made-safe"]),
    );
    expect(codes([{ ...cover, name: "Organic cotton cover" }, poly(3), polyCore])).toContain("gots");
    expect(codes([cover, layer("comfort", "wool", 1), pocketed])).toContain("gots");
  });
});

describe("the owner rating", () => {
  test("is withheld below five ratings and is a Bayesian average from there", () => {
    expect(ownerRating([0, 0, 0, 0, 4])).toEqual({ count: 4, average: null });
    expect(ownerRating([0, 0, 0, 0, 5])).toEqual({ count: 5, average: 4.2 });
    expect(ownerRating([0, 0, 0, 0, 400]).average).toBeGreaterThan(4.9);
  });

  test("lies from 1 to 5 stars for any distribution", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(400), { minLength: 5, maxLength: 5 }), (distribution) => {
        const { count, average } = ownerRating(distribution);
        expect(average === null).toBe(count < 5);
        if (average !== null) expect(average).toSatisfy((stars: number) => stars >= 1 && stars <= 5);
      }),
    );
  });
});
