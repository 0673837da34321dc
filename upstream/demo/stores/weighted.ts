import type { Random } from "../random";

/** Picks members of a list by chance, each as often as its weight says. Whole weights keep the sums exact. */
export function weighted<T>(list: readonly T[], weights: readonly number[]): (random: Random) => T {
  const ends: number[] = [];
  let sum = 0;
  for (const weight of weights) ends.push((sum += weight));
  if (sum <= 0) throw new RangeError("Nothing to pick from: no member has any weight");
  return (random) => {
    const at = random.int(0, sum - 1);
    let [low, high] = [0, ends.length - 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (ends[middle]! > at) high = middle;
      else low = middle + 1;
    }
    return list[low] as T;
  };
}
