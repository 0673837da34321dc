import type { Layer } from "../../../app/contracts/mattress";
import { isMemoryFoam } from "../layer-families";

/** What is done to a material that changes how it feels or how warm it gets. */
export type Treatment =
  | "open-cell"
  | "quick-response"
  | "ventilated"
  | "high-resilience"
  | "phase-change"
  | "natural"
  | "stretch-knit"
  | "tufted"
  | "foam-rails";

type Words = readonly (readonly [treatment: Treatment, words: RegExp])[];

const memoryFoamWords: Words = [
  ["open-cell", /open-cell/i],
  ["quick-response", /quick-response/i],
];
const polyfoamWords: Words = [
  ["ventilated", /breathable|convoluted/i],
  ["high-resilience", /responsive/i],
];
/** The first that is named counts: cotton beneath a cool-touch yarn is no second cooling. */
const coverWords: Words = [
  ["phase-change", /phase-change|cool-touch/i],
  ["natural", /cotton|wool/i],
  ["stretch-knit", /stretch[- ]knit/i],
];

/** The treatments of a layer, which its name tells. */
export function treatmentsOf(layer: Layer): ReadonlySet<Treatment> {
  const named = (words: Words) => words.filter(([, pattern]) => pattern.test(layer.name)).map(([name]) => name);
  if (isMemoryFoam(layer)) return new Set(named(memoryFoamWords));
  switch (layer.material) {
    case "polyfoam":
      return new Set(named(polyfoamWords));
    case "cover":
      return new Set(named(coverWords).slice(0, 1));
    case "wool":
      return new Set(named([["tufted", /tufted/i]]));
    case "air-chamber":
      return new Set(named([["foam-rails", /foam rails/i]]));
    default:
      return new Set();
  }
}
