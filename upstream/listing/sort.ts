/** A sort key; null, which means unknown, comes last in either direction. */
export interface SortKey<Entry> {
  of(entry: Entry): number | string | null;
  descending?: boolean;
}

/** A sorted copy; later keys break the ties of earlier ones. */
export function inOrder<Entry>(entries: readonly Entry[], keys: readonly SortKey<Entry>[]): Entry[] {
  const ranked = entries.map((entry) => ({ entry, ranks: keys.map(({ of }) => of(entry)) }));
  return ranked
    .sort((one, other) => {
      for (const [index, { descending = false }] of keys.entries()) {
        const order = compare(one.ranks[index] ?? null, other.ranks[index] ?? null, descending);
        if (order !== 0) return order;
      }
      return 0;
    })
    .map(({ entry }) => entry);
}

function compare(one: number | string | null, other: number | string | null, descending: boolean): number {
  if (one === other) return 0;
  if (one === null) return 1;
  if (other === null) return -1;
  return one < other === descending ? 1 : -1;
}
