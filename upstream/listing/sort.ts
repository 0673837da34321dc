/** What entries are compared by; null, of which nothing is known, comes last whatever the direction. */
export interface SortKey<Entry> {
  of(entry: Entry): number | string | null;
  descending?: boolean;
}

/** A copy in the order of the keys, the later ones breaking the ties of those before. */
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
