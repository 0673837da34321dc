import type { Layer, Treatment } from "#contracts/mattress";
import { isSupportCoil } from "../../rules/layer-families";
import { piecewise, type Points } from "../../rules/piecewise";

/**
 * What the materials of a queen cost its maker, in dollars, so that invented prices follow invented layers. Start values of
 * our own: no maker publishes any.
 */

/** An inch of a queen, by density in lb/ft³. */
const polyfoam: Points = [
  [1.1, 3.5],
  [1.5, 6],
  [1.8, 8.5],
  [2, 10.5],
  [2.2, 12.5],
  [2.5, 16],
];
const memoryFoam: Points = [
  [2.5, 10],
  [3, 14],
  [3.5, 19],
  [4, 26],
  [4.5, 36],
  [5, 54],
  [5.5, 74],
];
const dunlop: Points = [
  [4.2, 26],
  [4.8, 32],
  [5.5, 40],
];
const talalay: Points = [
  [4, 37],
  [4.8, 50],
];

export interface Making {
  layers: readonly Layer[];
  edgeEncased: boolean;
  /** Makes of a bed by hand: tufting and side stitching. */
  twoSided: boolean;
}

/** Sewing, packing and freight of even the plainest bed. */
const plainest = 40;

export function makingCost({ layers, edgeEncased, twoSided }: Making): number {
  const covers = layers.filter(({ material }) => material === "cover").map(coverCost);
  const others = layers.filter(({ material }) => material !== "cover").map(layerCost);
  // The lower cover of a bed with two is cut from the same cloth, and plainer.
  const cloth = covers.reduce((sum, cost, index) => sum + (index === 0 ? cost : cost / 2), 0);
  const tufted = layers.some(({ treatments }) => treatments.includes("tufted"));
  const sum = others.reduce((total, cost) => total + cost, cloth);
  return plainest + sum + (edgeEncased ? 18 : 0) + (twoSided ? 30 : 0) + (tufted ? 170 : 0);
}

function layerCost(layer: Layer): number {
  const { material, inches, density_lb_ft3: density, coil_count_queen: count, coil_gauge: gauge } = layer;
  const has = (treatment: Treatment) => layer.treatments.includes(treatment);
  const zoned = (layer.zones ?? 1) >= 3 ? 1.1 : 1;
  if (material === "pocketed-coils") {
    const wire = 1 + 0.12 * (14.5 - (gauge ?? 14.75));
    return (30 + 0.11 * (count ?? 560)) * wire * (0.6 + inches / 20) * zoned;
  }
  if (isSupportCoil(layer)) return 42 + 0.03 * (count ?? 400) + (material === "offset-coils" ? 14 : 0);
  switch (material) {
    case "polyfoam":
      return inches * piecewise(polyfoam, density ?? 1.5) * zoned * (has("high-resilience") ? 1.25 : 1);
    case "memory-foam":
    case "gel-memory-foam":
      return inches * (piecewise(memoryFoam, density ?? 3.4) + (material === "gel-memory-foam" ? 2 : 0)) * zoned;
    case "dunlop-latex":
      return inches * piecewise(dunlop, density ?? 4.5) * zoned;
    case "talalay-latex":
      return inches * piecewise(talalay, density ?? 4.4) * zoned;
    case "polymer-grid":
      return inches * 92;
    case "micro-coils":
      return 30 + inches * 22;
    case "wool":
      return inches * (has("cashmere") ? 110 : 64);
    case "fiber":
      return inches * (has("cashmere") ? 90 : has("natural") ? 26 : 8);
    case "air-chamber":
      return 250 + (has("foam-rails") ? 40 : 0);
    default:
      return 0;
  }
}

function coverCost({ treatments }: Layer): number {
  const has = (treatment: Treatment) => treatments.includes(treatment);
  const cloth = has("phase-change")
    ? 66
    : has("wool")
      ? 62
      : has("organic")
        ? 58
        : has("cool-touch")
          ? 46
          : has("cotton")
            ? 36
            : 16;
  return cloth + (has("quilted") ? 16 : 0) + (has("damask") ? 14 : 0);
}

/** ln(price in dollars) = at100 + slope · ln(cost / 100): the line through the prices and costs of all sheets. */
const line = { at100: Math.log(205), slope: 1.53 };

/** What a queen of such a cost usually sells at, in dollars; real prices lie within a third of it. */
export const fairPrice = (cost: number) => Math.exp(line.at100 + line.slope * Math.log(cost / 100));
