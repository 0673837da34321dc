import type { Firmness, Layer, Material } from "#contracts/mattress";
import { clamp, piecewise, tenths, type Points } from "./piecewise";

export type WeightBand = Firmness["felt"][number]["weight_band"];

/** Whether the buyer chooses the bed's firmness: it is set at home, or ordered half by half. */
export const isFirmnessChosen = ({ range, halves }: Pick<Firmness, "range" | "halves">) =>
  range !== null || halves !== null;

/**
 * ILD (pounds-force) mapped to the US firmness scale; latex is converted through its word scale (domain.md sections 4
 * and 5).
 */
const latexByIld: Points = [
  [8, 1],
  [14, 2],
  [20, 3.2],
  [25, 4.8],
  [30, 6.2],
  [35, 7.3],
  [40, 9],
  [50, 10],
];
const polyfoamByIld: Points = [
  [8, 1.5],
  [10, 2],
  [15, 3],
  [20, 4],
  [25, 5],
  [30, 6],
  [36, 7.2],
  [45, 9],
  [60, 10],
];
/** Memory foam softens with warmth, so its narrow ILD range (10 to 16) spans much of the scale. */
const memoryFoamByIld: Points = [
  [7, 1.8],
  [10, 3],
  [13, 4.5],
  [16, 6],
  [20, 7.5],
  [30, 9],
];
/** Gauge rises as the wire thins; 12.5 is stiff, 16.5 springy. */
const coilByGauge: Points = [
  [12.5, 8.8],
  [13.5, 7.9],
  [14.5, 7],
  [15.5, 6],
  [16.5, 5],
];

const lines: Partial<Record<Material, { line: Points; of: "ild" | "coil_gauge"; unknown: number; extra?: number }>> = {
  polyfoam: { line: polyfoamByIld, of: "ild", unknown: 28 },
  "polymer-grid": { line: polyfoamByIld, of: "ild", unknown: 22 },
  "memory-foam": { line: memoryFoamByIld, of: "ild", unknown: 13 },
  "gel-memory-foam": { line: memoryFoamByIld, of: "ild", unknown: 13 },
  "dunlop-latex": { line: latexByIld, of: "ild", unknown: 28 },
  "talalay-latex": { line: latexByIld, of: "ild", unknown: 24 },
  "pocketed-coils": { line: coilByGauge, of: "coil_gauge", unknown: 14.5 },
  "offset-coils": { line: coilByGauge, of: "coil_gauge", unknown: 14, extra: 0.3 },
  "continuous-coils": { line: coilByGauge, of: "coil_gauge", unknown: 14, extra: 0.4 },
  "bonnell-coils": { line: coilByGauge, of: "coil_gauge", unknown: 13.5, extra: 0.5 },
};

/** Materials whose feel hardly varies. The air chamber is taken at the middle of its range. */
const constant: Partial<Record<Material, number>> = {
  cover: 5,
  fiber: 4.2,
  wool: 4.5,
  "micro-coils": 4.6,
  "air-chamber": 6,
};

/** Firmness of one material on the 1 to 10 scale, 10 firmest, as if the whole bed were made of it. */
export function layerFirmness(layer: Layer): number {
  const known = lines[layer.material];
  if (!known) return constant[layer.material] ?? 5;
  return clamp(piecewise(known.line, layer[known.of] ?? known.unknown) + (known.extra ?? 0), 1, 10);
}

/** How deep a sleeper reaches into a bed, in inches; a layer's weight falls linearly to zero at this depth. */
export const reachInches = 8;

/** Share of the feel that comes from above a given depth: 0 at the surface, 1 at `reachInches`. */
function feelAbove(depth: number): number {
  const left = 1 - clamp(depth / reachInches, 0, 1);
  return 1 - left * left;
}

/**
 * Firmness of a whole bed on the US scale, 1 to 10, unrounded: the mean of its layers, top first, weighted by how much
 * of each a sleeper reaches. In a thin bed the last layer is extended downward. Throws RangeError for a bed without
 * layers.
 */
export function firmnessOf(layers: readonly Layer[]): number {
  const last = layers[layers.length - 1];
  if (!last) throw new RangeError("A mattress without layers has no firmness");
  let depth = 0;
  let sum = 0;
  for (const layer of layers) {
    sum += layerFirmness(layer) * (feelAbove(depth + layer.inches) - feelAbove(depth));
    depth += layer.inches;
  }
  return sum + layerFirmness(last) * (1 - feelAbove(depth));
}

/**
 * How much firmer a bed feels at a given weight in pounds than instruments measure: light sleepers sink in less
 * (ruleset 2026.3, rule 5).
 */
export const feltLine: Points = [
  [115, 0.6],
  [155, 0.15],
  [180, 0],
  [205, -0.15],
  [260, -0.5],
  [330, -0.9],
];

/** Firmness as sleepers of a given weight are expected to feel it, in tenths. */
export const feltFirmness = (firmness: number, pounds: number): number =>
  tenths(clamp(firmness + piecewise(feltLine, pounds), 1, 10));

/** With fewer owners in a weight band, the average says more about them than about the bed (domain.md section 12). */
export const feltOwnersNeeded = 5;

/** Brands state firmness in steps of one half. */
export const claimedFirmness = (firmness: number) => clamp(Math.round(firmness * 2) / 2, 1, 10);

/** How far the control of an air bed moves its firmness either way: makers' charts together run from soft to firm. */
const dialReach = 2.5;

/** The range of a bed with air chambers, around its firmness at the middle setting; null for any other bed. */
export function firmnessRange(layers: readonly Layer[]): Firmness["range"] {
  if (!layers.some(({ material }) => material === "air-chamber")) return null;
  const middle = firmnessOf(layers);
  return {
    softest: tenths(clamp(middle - dialReach, 1, 10)),
    firmest: tenths(clamp(middle + dialReach, 1, 10)),
  };
}
