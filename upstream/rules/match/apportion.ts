/** Smaller than any real difference in halves and tenths, far larger than floating-point error. */
const noise = 1e-9;

export const rounded = (value: number) => Math.floor(value + 0.5 + noise);

/**
 * Whole numbers near `exact` that add up to `total` (largest remainder): all are rounded down, then those that lost the
 * most get one more, none beyond its cap. The caps together must allow the total.
 */
export function apportion(exact: readonly number[], total: number, caps?: readonly number[]): number[] {
  const whole = exact.map((value) => Math.floor(value + noise));
  const byLoss = exact
    // In millionths, so that values that are equal on paper compare as equal.
    .map((value, index) => ({ index, lost: Math.round((value - whole[index]!) * 1e6) }))
    .sort((left, right) => right.lost - left.lost || left.index - right.index);
  let left = total - whole.reduce((sum, value) => sum + value, 0);
  while (left > 0) {
    const before = left;
    for (const { index } of byLoss) {
      if (left === 0) break;
      if (whole[index]! >= (caps?.[index] ?? Infinity)) continue;
      whole[index]! += 1;
      left -= 1;
    }
    if (left === before) throw new RangeError("The caps do not hold the total");
  }
  return whole;
}

interface PointsOfParts<Numbers> {
  /** The most that each part can give. */
  most: Numbers;
  points: Numbers;
}

/**
 * The maximum of each part, adding up to `whole`, and its points, adding up to `score`. Parts with full marks are
 * rounded separately from the others so that none of them ends up a tenth short.
 */
export function apportionPoints(
  exact: PointsOfParts<readonly number[]>,
  score: number,
  whole: number,
): PointsOfParts<number[]> {
  const full = exact.most.map((most, index) => most - exact.points[index]! < noise);
  const only = (values: readonly number[], wanted: boolean) =>
    values.map((value, index) => (full[index] === wanted ? value : 0));
  const short = only(exact.points, false);
  const shortScore = rounded(short.reduce((sum, points) => sum + points, 0));
  const given = apportion(only(exact.most, true), score - shortScore);
  const most = apportion(only(exact.most, false), whole - score + shortScore);
  const points = apportion(short, shortScore, most);
  const withGiven = (others: readonly number[]) => others.map((value, index) => value + given[index]!);
  return { most: withGiven(most), points: withGiven(points) };
}
