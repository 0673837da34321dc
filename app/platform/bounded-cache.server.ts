/** Values by key, of which no more is kept than `most` together. */
export interface BoundedCache<Value> {
  /** Its use is remembered: what was used last leaves last. */
  get(key: string): Value | undefined;
  /** In the place of what was there; a value that is larger than all of it is not kept. */
  set(key: string, value: Value): void;
  delete(key: string): void;
  /** What all values take, in the unit of `sizeOf`. */
  readonly size: number;
}

/** In memory, by use: the longest unused leave first. `sizeOf` says the same of a value each time. */
export function createBoundedCache<Value extends object | string>(
  most: number,
  sizeOf: (value: Value) => number,
): BoundedCache<Value> {
  // A map keeps the order of insertion: last in is last out.
  const kept = new Map<string, Value>();
  let size = 0;
  const take = (key: string) => {
    const value = kept.get(key);
    if (value === undefined) return undefined;
    kept.delete(key);
    size -= sizeOf(value);
    return value;
  };
  const put = (key: string, value: Value) => {
    kept.set(key, value);
    size += sizeOf(value);
  };
  return {
    get(key) {
      const value = take(key);
      if (value !== undefined) put(key, value);
      return value;
    },
    set(key, value) {
      take(key);
      if (sizeOf(value) > most) return;
      put(key, value);
      for (const oldest of kept.keys()) {
        if (size <= most) break;
        take(oldest);
      }
    },
    delete: (key) => void take(key),
    get size() {
      return size;
    },
  };
}
