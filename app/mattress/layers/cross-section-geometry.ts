import type { Material } from "#contracts/mattress";
import { tenth } from "~/ui/format";

/** Where each layer of a drawn mattress lies. Lengths in pixels, thickness in inches, layers from the top. */

export interface DrawnLayer {
  material: Material;
  inches: number;
}

/** Bands without gaps between them: the edges are rounded, not the heights, so rounding errors don't add up. */
export function bandsOf(layers: readonly DrawnLayer[], pixelsPerInch: number) {
  let inches = 0;
  return layers.map((layer) => {
    const y = tenth(inches * pixelsPerInch);
    inches += layer.inches;
    return { material: layer.material, inches: layer.inches, y, height: tenth(tenth(inches * pixelsPerInch) - y) };
  });
}

/** Thickness of the whole mattress in inches. */
export const totalInches = (layers: readonly DrawnLayer[]) =>
  Math.round(layers.reduce((sum, layer) => sum + layer.inches, 0) * 100) / 100;

/**
 * Heights for labels that belong at `wanted` (ascending) but must keep `gap` apart and stay between
 * `top` and `bottom`; when they cannot all fit, the gap shrinks evenly.
 */
export function spreadLabels(wanted: readonly number[], gap: number, top: number, bottom: number): number[] {
  if (wanted.length === 0) return [];
  const step = Math.min(gap, (bottom - top) / Math.max(1, wanted.length - 1));
  const placed: number[] = [];
  wanted.forEach((y, index) => {
    placed.push(Math.max(y, index === 0 ? top : (placed[index - 1] ?? top) + step));
  });
  for (let index = placed.length - 1, limit = bottom; index >= 0; index -= 1, limit -= step) {
    placed[index] = Math.min(placed[index] ?? limit, limit);
  }
  return placed.map(tenth);
}
