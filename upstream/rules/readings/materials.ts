import type { Layer, Material, Treatment } from "#contracts/mattress";
import { isMemoryFoam } from "../layer-families";
import { clamp } from "../piecewise";
import { treatmentsOf } from "./treatments";

/**
 * How a layer feels based on its material, from 1 to 5; `yield` is how far it gives way under a shoulder, about 1 for
 * foam.
 */
export interface LayerFeel {
  hug: number;
  response: number;
  cool: number;
  damp: number;
  yield: number;
}

type Row = readonly [hug: number, response: number, cool: number, damp: number, yields: number];

/** Ruleset 2026.3, section 1. */
const rows: Readonly<Record<Material, Row>> = {
  cover: [2.6, 3.4, 3.6, 3.2, 0.55],
  fiber: [2.9, 2.8, 3.7, 3.2, 0.7],
  wool: [2.5, 3.2, 4.4, 3.3, 0.7],
  polyfoam: [2.9, 3.2, 2.8, 3.5, 0.8],
  "memory-foam": [5, 1.1, 1.6, 5, 1.24],
  "gel-memory-foam": [4.8, 1.2, 2.3, 4.9, 1.2],
  "dunlop-latex": [1.9, 4.8, 3.7, 2.7, 0.87],
  "talalay-latex": [2.3, 5, 4.1, 2.8, 0.98],
  "polymer-grid": [2.1, 4, 4.7, 3, 1.05],
  "micro-coils": [2.2, 4.6, 4.3, 3.1, 0.9],
  "pocketed-coils": [2, 4.6, 4.8, 2.8, 0.5],
  "offset-coils": [1.4, 4.9, 5, 1.7, 0.3],
  "continuous-coils": [1.3, 4.9, 5, 1.4, 0.25],
  "bonnell-coils": [1.2, 5, 5, 1.3, 0.25],
  "air-chamber": [2.4, 2.8, 2.6, 3.6, 0.7],
};

/** What a layer's treatments, density and ILD add to the values of its material. */
function moves(layer: Layer): Partial<LayerFeel> {
  const treatments = treatmentsOf(layer);
  const add = (treatment: Treatment, move: number) => (treatments.has(treatment) ? move : 0);
  const { density_lb_ft3: density, ild } = layer;
  if (isMemoryFoam(layer)) {
    const dense = density === null ? 0 : density - 4;
    return {
      hug: add("quick-response", -0.5) + clamp(0.2 * dense, -0.3, 0.2),
      response: add("open-cell", 0.2) + add("quick-response", 0.6) + clamp(-0.25 * dense, -0.3, 0.3),
      cool: add("open-cell", 0.5) + add("quick-response", 0.2) - 0.25 * dense,
    };
  }
  if (layer.material === "polyfoam") {
    return {
      hug: ild === null ? 0 : clamp(0.03 * (22 - ild), -0.4, 0.4),
      response: add("high-resilience", 0.5) + (density === null ? 0 : clamp(0.5 * (density - 1.6), -0.2, 0.4)),
      cool: add("ventilated", 0.6) + add("high-resilience", 0.3),
    };
  }
  return layer.material === "cover" ? { cool: coverCooling(treatments) } : {};
}

/** Only the coolest treatment counts: cotton beneath a cool yarn doesn't cool twice. */
function coverCooling(treatments: ReadonlySet<Treatment>): number {
  const any = (...of: Treatment[]) => of.some((each) => treatments.has(each));
  if (any("phase-change", "cool-touch")) return 1;
  if (any("organic", "cotton", "wool")) return 0.6;
  return any("stretch-knit") ? 0.3 : 0;
}

/** How one layer feels, based on its material, treatments, density and ILD (ruleset 2026.3, section 1). */
export function feelOf(layer: Layer): LayerFeel {
  const [hug, response, cool, damp, yields] = rows[layer.material];
  const move = moves(layer);
  return {
    hug: hug + (move.hug ?? 0),
    response: response + (move.response ?? 0),
    cool: cool + (move.cool ?? 0),
    damp,
    yield: yields,
  };
}
