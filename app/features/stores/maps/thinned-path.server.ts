import type { GeoProjection, GeoStream, GeoStreamWrapper } from "d3-geo";

/**
 * A projection (null: the shapes are on the sheet already) that leaves out points nearer than `step` to the
 * one before, which nobody would see and every visitor would load.
 */
export function thinned(projection: GeoProjection | null, step: number): GeoStreamWrapper {
  return {
    stream(output) {
      const thin = thinner(output, step);
      return projection === null ? thin : projection.stream(thin);
    },
  };
}

function thinner(output: GeoStream, step: number): GeoStream {
  let last: [number, number] | null = null;
  return {
    point(x, y) {
      if (last !== null && Math.hypot(x - last[0], y - last[1]) < step) return;
      last = [x, y];
      output.point(x, y);
    },
    lineStart() {
      last = null;
      output.lineStart();
    },
    lineEnd: () => output.lineEnd(),
    polygonStart: () => output.polygonStart?.(),
    polygonEnd: () => output.polygonEnd?.(),
    sphere: () => output.sphere?.(),
  };
}
