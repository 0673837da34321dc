import type { Firmness, Layer, Material } from "#contracts/mattress";
import { clamp, piecewise, tenths, type Points } from "./piecewise";

export type WeightBand = Firmness["felt"][number]["weight_band"];

/** Whether the buyer of a bed chooses its firmness: it is set at home, or ordered half by half. */
export const isFirmnessChosen = ({ range, halves }: Pick<Firmness, "range" | "halves">) =>
  range !== null || halves !== null;

/** ILD (pounds-force) against the US firmness scale; latex is read through its words (domain.md sections 4 and 5). */
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
/** Memory foam yields with warmth, so its narrow range of ILD (10 to 16) spans much of the scale. */
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

/** Materials whose feel hardly varies. The air chamber is taken at the middle of its dial. */
const constant: Partial<Record<Material, number>> = {
  cover: 5,
  fiber: 4.2,
  wool: 4.5,
  "micro-coils": 4.6,
  "air-chamber": 6,
};

/** Firmness of one material on the 1 to 10 scale, 10 firmest, as if it were the whole bed. */
export function layerFirmness(layer: Layer): number {
  const known = lines[layer.material];
  if (!known) return constant[layer.material] ?? 5;
  return clamp(piecewise(known.line, layer[known.of] ?? known.unknown) + (known.extra ?? 0), 1, 10);
}

/** How deep a sleeper reaches into a bed, in inches; the weight of a layer falls in a straight line to here. */
export const reachInches = 8;

/** Share of the feel that lies above a depth: 0 at the surface, 1 at `reachInches`. */
function feelAbove(depth: number): number {
  const left = 1 - clamp(depth / reachInches, 0, 1);
  return 1 - left * left;
}

/**
 * Firmness of a whole bed on the US scale, 1 to 10, unrounded: the mean of its layers, top first, by how much
 * of each a sleeper reaches. What lies beneath a thin bed counts as more of its last layer.
 * Throws RangeError for a bed without layers.
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

/** How much firmer a weight in pounds feels a bed than instruments measure it: light sleepers sink less (ruleset 2026.3, rule 5). */
export const feltLine: Points = [
  [115, 0.6],
  [155, 0.15],
  [180, 0],
  [205, -0.15],
  [260, -0.5],
  [330, -0.9],
];

/** Firmness as sleepers of a weight are expected to feel it, in tenths. */
export const feltFirmness = (firmness: number, pounds: number): number =>
  tenths(clamp(firmness + piecewise(feltLine, pounds), 1, 10));

/** With fewer owners of a weight, the average depends on them more than on the bed (domain.md section 12). */
export const feltOwnersNeeded = 5;

/** Brands claim firmness in halves. */
export const claimedFirmness = (firmness: number) => clamp(Math.round(firmness * 2) / 2, 1, 10);

/** How far the dial of an air bed moves its firmness either way: between them makers' charts run from soft to firm. */
const dialReach = 2.5;

/** What a bed with air chambers can be set to, around its firmness at the middle of the dial; null for any other. */
export function firmnessRange(layers: readonly Layer[]): Firmness["range"] {
  if (!layers.some(({ material }) => material === "air-chamber")) return null;
  const middle = firmnessOf(layers);
  return {
    softest: tenths(clamp(middle - dialReach, 1, 10)),
    firmest: tenths(clamp(middle + dialReach, 1, 10)),
  };
}
