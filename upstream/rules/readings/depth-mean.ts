import type { Layer } from "#contracts/mattress";
import { clamp } from "../piecewise";

/** The cumulative weight of everything above a depth in inches; it never falls as the depth grows. */
type WeightAbove = (depth: number) => number;

/** The weight falls linearly from 1 at the surface to zero at the given depth in inches. */
const falling =
  (inches: number): WeightAbove =>
  (depth) => {
    const reached = clamp(depth, 0, inches);
    return reached - (reached * reached) / (2 * inches);
  };

const levelInches = 3;
/** The zone a shoulder sinks into: all of the first three inches, then less and less down to six. */
const shoulder: WeightAbove = (depth) =>
  clamp(depth, 0, levelInches) + falling(levelInches)(Math.max(0, depth - levelInches));

/** The last layer is extended downward to fill the depth. Throws RangeError without layers. */
function mean(layers: readonly Layer[], value: (layer: Layer) => number, above: WeightAbove): number {
  const last = layers.at(-1);
  if (last === undefined) throw new RangeError("Nothing has no mean over its depth");
  const all = above(Infinity);
  let depth = 0;
  let sum = 0;
  for (const layer of layers) {
    sum += value(layer) * (above(depth + layer.inches) - above(depth));
    depth += layer.inches;
  }
  return (sum + value(last) * (all - above(depth))) / all;
}

/** The mean over layers, top first, weighted most at the surface and not at all from `inches` on. */
export const meanOverDepth = (layers: readonly Layer[], inches: number, value: (layer: Layer) => number) =>
  mean(layers, value, falling(inches));

/**
 * The mean over the six inches that a shoulder or a hip sinks into, ignoring the cover unless nothing else is known.
 */
export function meanUnderShoulder(layers: readonly Layer[], value: (layer: Layer) => number): number {
  const beneath = layers.filter(({ material }) => material !== "cover");
  return mean(beneath.length === 0 ? layers : beneath, value, shoulder);
}
