import type { Layer, Material } from "#contracts/mattress";
import { isSupportCoil } from "../../rules/layer-families";

/** What a cubic foot of a material weighs where its density is not published, in pounds. */
const usualDensity: Partial<Record<Material, number>> = {
  cover: 5,
  fiber: 3,
  wool: 4,
  polyfoam: 1.6,
  "memory-foam": 4,
  "gel-memory-foam": 4,
  "dunlop-latex": 4.8,
  "talalay-latex": 4.2,
  "polymer-grid": 9,
  "micro-coils": 6,
  "air-chamber": 1.5,
};

/** Cubic feet of a queen, 60 by 80 inches, for each inch of its height. */
const feetPerInch = (60 * 80) / 1728;

/** Pounds that a pump and its frame add. */
const pumpPounds = 18;

/**
 * Pounds of a unit of coils in a queen: 800 pocketed coils of 14.5 gauge, 8 inches tall, come to about 50 lb; tied coils
 * have a border wire and more steel in each.
 */
function coilPounds({ material, coil_count_queen: count, coil_gauge: gauge, inches }: Layer): number {
  const wire = 1 - ((gauge ?? 14.5) - 14.5) * 0.14;
  const tied = material !== "pocketed-coils";
  const coils = Math.min(count ?? (tied ? 450 : 700), tied ? 760 : 1100);
  return (tied ? 22 : 14) + coils * (tied ? 0.062 : 0.045) * wire * (inches / 8);
}

/** What a queen of these layers weighs, in pounds. */
export const queenPounds = (layers: readonly Layer[]): number =>
  layers.reduce((sum, layer) => {
    if (isSupportCoil(layer)) return sum + coilPounds(layer);
    const extra = layer.material === "air-chamber" ? pumpPounds : 0;
    return sum + extra + layer.inches * feetPerInch * (layer.density_lb_ft3 ?? usualDensity[layer.material] ?? 2);
  }, 0);
