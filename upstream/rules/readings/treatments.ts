import type { Layer, Treatment } from "../../../app/contracts/mattress";
import { isMemoryFoam } from "../layer-families";

type Words = readonly (readonly [treatment: Treatment, words: RegExp])[];

const memoryFoamWords: Words = [
  ["open-cell", /open-cell/i],
  ["quick-response", /quick-response/i],
];
const polyfoamWords: Words = [
  ["ventilated", /breathable|convoluted/i],
  ["high-resilience", /responsive/i],
];
const coverWords: Words = [
  ["cool-touch", /cool-touch/i],
  ["organic", /organic/i],
  ["wool", /wool/i],
  ["cotton", /cotton/i],
  ["stretch-knit", /stretch[- ]knit/i],
  ["damask", /damask/i],
  ["quilted", /quilted/i],
];

/** The treatments of a layer: as published, else those that its name tells. */
export function treatmentsOf(layer: Layer): ReadonlySet<Treatment> {
  if (layer.treatments.length > 0) return new Set(layer.treatments);
  const named = (words: Words) => words.filter(([, pattern]) => pattern.test(layer.name)).map(([name]) => name);
  if (isMemoryFoam(layer)) return new Set(named(memoryFoamWords));
  switch (layer.material) {
    case "polyfoam":
      return new Set(named(polyfoamWords));
    case "cover":
      return new Set(named(coverWords));
    case "wool":
      return new Set(named([["tufted", /tufted/i]]));
    case "air-chamber":
      return new Set(named([["foam-rails", /foam rails/i]]));
    default:
      return new Set();
  }
}
