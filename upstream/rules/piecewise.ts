/** Points of a rising or falling line, by ascending x. */
export type Points = readonly (readonly [x: number, y: number])[];

/** The y at `x` on straight lines between the points; level beyond the first and the last. */
export function piecewise(points: Points, x: number): number {
  const first = points[0];
  if (!first) throw new RangeError("A line needs at least one point");
  let [fromX, fromY] = first;
  if (x <= fromX) return fromY;
  for (const [toX, toY] of points.slice(1)) {
    if (x <= toX) return fromY + ((toY - fromY) * (x - fromX)) / (toX - fromX);
    [fromX, fromY] = [toX, toY];
  }
  return fromY;
}

export const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Rounded to tenths, the precision of every firmness and score. */
export const tenths = (value: number) => Math.round(value * 10) / 10;
