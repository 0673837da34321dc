import { createHmac, randomBytes } from "node:crypto";

/** Visitors of terms that are remembered in a day; later ones are not counted. */
const most = 20_000;

/**
 * Who has searched for a term today, by hashes under a salt that this process alone has, in memory, until the day is over:
 * a term counts once for each visitor, and only from the second one on, so that nobody alone writes on the page of figures.
 */
export function termVisitors(mostVisitors = most) {
  let [today, salt, known] = ["", randomBytes(32), 0];
  const visitors = new Map<string, Set<string>>();
  /** Forgets whoever searched on another day. */
  const begin = (day: string): void => {
    if (day === today) return;
    visitors.clear();
    [today, salt, known] = [day, randomBytes(32), 0];
  };
  return {
    begin,
    /** How often a term counts now that this visitor has searched for it; one of a day that is over no longer does. */
    counts(day: string, term: string, address: string): number {
      if (day < today) return 0;
      begin(day);
      const hashOf = (text: string) => createHmac("sha256", salt).update(text).digest("base64url");
      const key = hashOf(term);
      const asking = visitors.get(key) ?? new Set();
      const visitor = hashOf(`${address} ${term}`);
      if (asking.has(visitor) || known >= mostVisitors) return 0;
      visitors.set(key, asking.add(visitor));
      known += 1;
      // The first one's waits for a second.
      return asking.size === 1 ? 0 : asking.size === 2 ? 2 : 1;
    },
  };
}
