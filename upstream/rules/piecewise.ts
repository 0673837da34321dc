/** Points of a rising or falling line, in ascending order of x. */
export type Points = readonly (readonly [x: number, y: number])[];

/** Linear interpolation of y at `x`; constant beyond the first and the last point. */
export function piecewise(points: Points, x: number): number {
  let from = points[0];
  if (!from) throw new RangeError("A line needs at least one point");
  if (x <= from[0]) return from[1];
  // An index loop, because the match engine calls this some ten thousand times for one sleeper.
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
