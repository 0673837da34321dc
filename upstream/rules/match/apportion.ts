/** Below what arithmetic in halves and tenths loses, far above what binary fractions do. */
const noise = 1e-9;

export const rounded = (value: number) => Math.floor(value + 0.5 + noise);

/**
 * Whole numbers near `exact` that add up to `total` (largest remainder): all are rounded down, then those that
 * lost most get one more, none beyond its cap. The caps together must hold the total.
 */
export function apportion(exact: readonly number[], total: number, caps?: readonly number[]): number[] {
  const whole = exact.map((value) => Math.floor(value + noise));
  const byLoss = exact
    // In millionths, so that what is equal on paper is equal here.
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
