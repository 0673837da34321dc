/** Ends a turn, or the wait for one. */
type End = () => void;

export interface Turns {
  /**
   * Calls `begin` when the turn of this request has come, which may be at once; it gets what ends the turn. Returns
   * what takes the request out of the queue, and says whether it still waited; null where too many wait. Each request
   * has a `begin` of its own.
   */
  take(address: string, begin: (end: End) => void): (() => boolean) | null;
}

/** Requests of one address. Times are those of performance.now(). */
interface Share {
  address: string;
  underWay: number;
  waiting: Set<(end: End) => void>;
  /** When the last request of a flood began, and until when the flood rests after it. */
  lastBegan: number;
  restsUntil: number;
}

/** So many times its permits must wait before an address counts as a flood: an office in a hurry is none. */
const floodFrom = 8;
/** While others are about, a flood rests three times as long as its last request took, but no longer than this. */
const longestRestMs = 250;
/** How long other visitors count as present after their last answer. */
const aboutMs = 1000;

/**
 * At most `permits` requests of one address are under way at once; up to `queue` more wait, in order. The requests of a
 * flood go one at a time when no other request is under way, with a rest in between, so that others hardly meet them.
 */
export function createTurns(permits: number, queue: number): Turns {
  const shares = new Map<string, Share>();
  /** In the order of their turns. */
  const floods = new Set<Share>();
  let underWay = 0;
  let lastOther = -Infinity;
  let timer: NodeJS.Timeout | undefined;

  const next = (share: Share, ended: (tookMs: number) => void) => {
    const [first] = share.waiting;
    share.waiting.delete(first!);
    share.underWay += 1;
    underWay += 1;
    const began = performance.now();
    first!(() => {
      share.underWay -= 1;
      underWay -= 1;
      ended(performance.now() - began);
      advance(share);
    });
  };

  /** Lets those begin whose turn has come after something changed for this share. */
  const advance = (share: Share) => {
    if (share.waiting.size > floodFrom * permits) floods.add(share);
    else {
      floods.delete(share);
      while (share.underWay < permits && share.waiting.size > 0) next(share, () => (lastOther = performance.now()));
    }
    if (share.underWay + share.waiting.size === 0) shares.delete(share.address);
    advanceFloods();
  };

  const advanceFloods = () => {
    clearTimeout(timer);
    const now = performance.now();
    // On a site that is never idle a flood still has its turns.
    const turnOf = ({ lastBegan, restsUntil }: Share) =>
      underWay > 0 ? lastBegan + longestRestMs : lastOther + aboutMs > now ? restsUntil : now;
    const ready = [...floods].filter((flood) => flood.underWay < permits);
    const share = ready.find((flood) => turnOf(flood) <= now);
    if (share === undefined) {
      if (ready.length > 0) timer = setTimeout(advanceFloods, Math.min(...ready.map(turnOf)) - now);
      return;
    }
    share.lastBegan = now;
    // Behind the other floods, if it still is one.
    floods.delete(share);
    next(share, (tookMs) => (share.restsUntil = performance.now() + Math.min(3 * tookMs, longestRestMs)));
    advance(share);
  };

  return {
    take(address, begin) {
      const share = shares.get(address) ?? {
        address,
        underWay: 0,
        waiting: new Set(),
        lastBegan: -Infinity,
        restsUntil: -Infinity,
      };
      if (share.waiting.size >= queue) return null;
      shares.set(address, share);
      share.waiting.add(begin);
      advance(share);
      return () => {
        const waited = share.waiting.delete(begin);
        if (waited) advance(share);
        return waited;
      };
    },
  };
}
