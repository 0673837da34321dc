import type { Layer, Treatment } from "#contracts/mattress";
import { isSupportCoil } from "../layer-families";
import { clamp, piecewise, type Points } from "../piecewise";
import { treatmentsOf } from "../readings/treatments";
import { withPublishedFigures } from "../readings/unpublished";

/** Grades from 0 to 100 by density in lb/ft³ (ruleset 2026.3, section 6). */
const polyfoam: Points = [
  [1.2, 0],
  [1.5, 30],
  [1.8, 65],
  [2, 85],
  [2.2, 100],
];
const memoryFoam: Points = [
  [2.5, 0],
  [3, 20],
  [3.5, 40],
  [4, 62],
  [4.5, 82],
  [5, 100],
];
const dunlop: Points = [
  [4.2, 15],
  [4.8, 55],
  [5.5, 100],
];
const talalay: Points = [
  [4, 15],
  [4.4, 50],
  [4.8, 100],
];

const isZoned = ({ zones }: Layer) => (zones ?? 1) >= 3;

function gradeOf(layer: Layer): number {
  const { density_lb_ft3: density, coil_count_queen: count, coil_gauge: gauge, inches } = layer;
  const treatments = treatmentsOf(layer);
  switch (layer.material) {
    case "polyfoam":
      return piecewise(polyfoam, density ?? 0);
    case "memory-foam":
    case "gel-memory-foam":
      return piecewise(memoryFoam, density ?? 0);
    case "dunlop-latex":
      return piecewise(dunlop, density ?? 0);
    case "talalay-latex":
      return piecewise(talalay, density ?? 0);
    case "pocketed-coils":
      return (
        40 +
        clamp(((count ?? 0) - 450) / 10, 0, 35) +
        (isZoned(layer) ? 12 : 0) +
        (inches >= 8 ? 10 : inches >= 7 ? 5 : 0) +
        (gauge !== null && gauge <= 14.25 ? 8 : 0)
      );
    case "offset-coils":
      return 35;
    case "bonnell-coils":
    case "continuous-coils":
      return 20;
    case "polymer-grid":
      return clamp(45 + 30 * (inches - 2), 40, 95);
    case "micro-coils":
      return 85;
    case "wool":
      return treatments.has("tufted") ? 100 : 75;
    case "fiber":
      return 25;
    case "air-chamber":
      return treatments.has("foam-rails") ? 65 : 50;
    case "cover":
      return coverGrade(treatments);
  }
}

function coverGrade(treatments: ReadonlySet<Treatment>): number {
  if (treatments.has("organic") || treatments.has("wool")) return 95;
  if (treatments.has("cool-touch") || treatments.has("phase-change")) return 80;
  return treatments.has("damask") || treatments.has("quilted") ? 50 : 40;
}

/** The effective thickness of a layer in inches: coils count for what they carry, a cover for little. */
function countedInches(layer: Layer): number {
  if (layer.material === "pocketed-coils") return 3.5;
  if (isSupportCoil(layer) || layer.material === "air-chamber") return 3;
  return layer.material === "cover" ? 0.8 : Math.min(layer.inches, 4);
}

export interface Making {
  /** The border is foam or thicker coils. */
  edgeEncased: boolean;
  /** Both sides can be slept on. */
  twoSided: boolean;
}

/**
 * How well a bed is made, from 0 up: the mean of its layers' grades, weighted by effective thickness (ruleset 2026.3,
 * section 6).
 */
export function makingGrade(layers: readonly Layer[], { edgeEncased, twoSided }: Making): number {
  let sum = 0;
  let inches = 0;
  for (const layer of withPublishedFigures(layers)) {
    const counted = countedInches(layer);
    sum += gradeOf(layer) * counted;
    inches += counted;
  }
  return sum / inches + (layers.some(isZoned) ? 4 : 0) + (edgeEncased ? 4 : 0) + (twoSided ? 6 : 0);
}
