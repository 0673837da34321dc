import type { Layer } from "#contracts/mattress";
import { clamp, type Points, piecewise } from "../piecewise";
import { treatmentsOf } from "./treatments";

/** Durability from 1 to 5 by density in lb/ft³ (ruleset 2026.3, section 1). */
const polyfoam: Points = [
  [1.1, 1.1],
  [1.3, 1.6],
  [1.5, 2.2],
  [1.8, 2.9],
  [2, 3.3],
  [2.2, 3.6],
  [2.5, 4],
];
const memoryFoam: Points = [
  [2.5, 1.3],
  [3, 2],
  [3.5, 2.7],
  [4, 3.4],
  [4.5, 3.9],
  [5, 4.4],
  [5.5, 4.7],
];
const dunlop: Points = [
  [4.2, 4],
  [4.8, 4.4],
  [5.5, 4.9],
];
const talalay: Points = [
  [4, 3.8],
  [4.4, 4.2],
  [4.8, 4.6],
];

/** A thinner layer of fiber is part of the quilting and has no durability of its own. */
const fiberInches = 0.5;

/** How long a layer keeps its shape, from 1 to 5; null for layers without a durability of their own, such as covers. */
export function lifeOf(layer: Layer): number | null {
  const { density_lb_ft3: density, coil_gauge: gauge, coil_count_queen: count, inches } = layer;
  const byDensity = (points: Points) => (density === null ? null : piecewise(points, density));
  switch (layer.material) {
    case "cover":
      return null;
    case "fiber":
      return inches < fiberInches ? null : 2.2;
    case "wool":
      return treatmentsOf(layer).has("tufted") ? 3.6 : 3;
    case "polyfoam":
      return byDensity(polyfoam);
    case "memory-foam":
    case "gel-memory-foam":
      return byDensity(memoryFoam);
    case "dunlop-latex":
      return byDensity(dunlop);
    case "talalay-latex":
      return byDensity(talalay);
    case "polymer-grid":
      return clamp(3.9 + 0.2 * (inches - 2.5), 3.7, 4.3);
    case "micro-coils":
      return 3.8;
    case "air-chamber":
      return 3.3;
    case "pocketed-coils":
      return coilLife(gauge, count === null ? 0 : clamp((count - 650) / 3000, -0.1, 0.1));
    case "offset-coils":
    case "continuous-coils":
    case "bonnell-coils":
      return coilLife(gauge, 0.1);
  }
}

const coilLife = (gauge: number | null, move: number) =>
  gauge === null ? null : clamp(3.15 + 0.4 * (14.5 - gauge) + move, 2.4, 4.5);
