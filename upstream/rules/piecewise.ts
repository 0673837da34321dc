/** Points of a rising or falling line, by ascending x. */
export type Points = readonly (readonly [x: number, y: number])[];

/** The y at `x` on straight lines between the points; level beyond the first and the last. */
export function piecewise(points: Points, x: number): number {
  let from = points[0];
  if (!from) throw new RangeError("A line needs at least one point");
  if (x <= from[0]) return from[1];
  // By index: the match engine comes here some ten thousand times for one sleeper.
  for (let index = 1; index < points.length; index += 1) {
    const to = points[index]!;
    if (x <= to[0]) return from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]);
    from = to;
  }
  return from[1];
}

export const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Rounded to tenths, the precision of every firmness and score. */
export const tenths = (value: number) => Math.round(value * 10) / 10;
