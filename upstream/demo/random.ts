/**
 * A seeded random number generator. Only 32-bit integer steps and exact divisions are used, so the same
 * seed gives the same numbers on every machine (Math.random, Math.exp and localeCompare do not promise that).
 */
export interface Random {
  /** A number from 0 (included) to 1 (excluded). */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** `count` different members of the list, in random order; all of them when it holds fewer. */
  sample<T>(list: readonly T[], count: number): T[];
  /** A multiple of `step` from `low` to `high`. */
  step(low: number, high: number, step: number): number;
  /** A generator of its own for a part of the work, so that a change in one part does not change the others. */
  fork(label: string): Random;
}

/** mulberry32 by Tommy Ettinger (public domain): one 32-bit word of state. */
function mulberry32(state: number): () => number {
  let word = state >>> 0;
  return () => {
    word = (word + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(word ^ (word >>> 15), word | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** FNV-1a over UTF-16 code units, begun from the parent's seed. */
function hash(seed: number, label: string): number {
  let word = (0x811c9dc5 ^ seed) >>> 0;
  for (let index = 0; index < label.length; index += 1) {
    word = Math.imul(word ^ label.charCodeAt(index), 0x01000193) >>> 0;
  }
  return word;
}

export function createRandom(seed: number): Random {
  const next = mulberry32(seed);
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const sample = <T>(list: readonly T[], count: number): T[] => {
    const rest = [...list];
    for (let index = 0; index < Math.min(count, rest.length); index += 1) {
      const other = int(index, rest.length - 1);
      [rest[index], rest[other]] = [rest[other] as T, rest[index] as T];
    }
    return rest.slice(0, count);
  };
  return {
    next,
    int,
    sample,
    chance: (probability) => next() < probability,
    pick: <T>(list: readonly T[]): T => {
      if (list.length === 0) throw new RangeError("Nothing to pick from: the list is empty");
      return list[int(0, list.length - 1)] as T;
    },
    step: (low, high, step) => low + step * int(0, Math.round((high - low) / step)),
    fork: (label) => createRandom(hash(seed, label)),
  };
}
