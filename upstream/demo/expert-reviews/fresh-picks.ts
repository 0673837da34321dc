import type { Random } from "../random";

/** Picks that come round: of the members of a list one of those that were picked least often so far. */
export type FreshPick = <T>(list: readonly T[], random: Random) => T;

export function createFreshPick(): FreshPick {
  const counts = new Map<readonly unknown[], number[]>();
  return <T>(list: readonly T[], random: Random): T => {
    const own = counts.get(list) ?? list.map(() => 0);
    counts.set(list, own);
    const least = Math.min(...own);
    const index = random.pick(own.flatMap((count, at) => (count === least ? [at] : [])));
    own[index] = (own[index] ?? 0) + 1;
    return list[index] as T;
  };
}
