type Start = (release: () => void) => void;

/** Requests of one address. Times are those of performance.now(). */
interface Share {
  address: string;
  underWay: number;
  waiting: Set<Start>;
  /** When the last request of a flood began, and until when the flood pauses after it. */
  lastStartedAt: number;
  pausedUntil: number;
}

/** An address counts as a flood when more than so many times its permits wait: an office in a hurry is none. */
const floodFrom = 8;
/** While others are about, a flood pauses three times as long as its last request took, but no longer than this. */
const maxPauseMs = 250;
/** How long other visitors count as active after their last answer. */
const activeMs = 1000;

/**
 * At most `permits` requests of one address are under way at once; up to `queue` more wait, in order. The requests of a
 * flood go one at a time when no other request is under way, with a pause in between, so that they hardly delay others.
 */
export function createFairQueue(permits: number, queue: number) {
  const shares = new Map<string, Share>();
  const floods = new Set<Share>();
  let underWay = 0;
  let lastOther = -Infinity;
  let timer: NodeJS.Timeout | undefined;

  const next = (share: Share, ended: (tookMs: number) => void) => {
    const [first] = share.waiting;
    share.waiting.delete(first!);
    share.underWay += 1;
    underWay += 1;
    const startedAt = performance.now();
    first!(() => {
      share.underWay -= 1;
      underWay -= 1;
      ended(performance.now() - startedAt);
      advance(share);
    });
  };

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
    // On a site that is never idle a flood is still served.
    const dueAt = ({ lastStartedAt, pausedUntil }: Share) =>
      underWay > 0 ? lastStartedAt + maxPauseMs : lastOther + activeMs > now ? pausedUntil : now;
    const ready = [...floods].filter((flood) => flood.underWay < permits);
    const share = ready.find((flood) => dueAt(flood) <= now);
    if (share === undefined) {
      if (ready.length > 0) timer = setTimeout(advanceFloods, Math.min(...ready.map(dueAt)) - now);
      return;
    }
    share.lastStartedAt = now;
    // Behind the other floods, if it still is one.
    floods.delete(share);
    next(share, (tookMs) => (share.pausedUntil = performance.now() + Math.min(3 * tookMs, maxPauseMs)));
    advance(share);
  };

  return {
    /**
     * Calls `start`, each request's own, once it has a permit, perhaps at once. Returns what takes it out of the queue
     * and returns whether it still waited; null when the queue of its address is full.
     */
    enqueue(address: string, start: Start): (() => boolean) | null {
      const share = shares.get(address) ?? {
        address,
        underWay: 0,
        waiting: new Set(),
        lastStartedAt: -Infinity,
        pausedUntil: -Infinity,
      };
      if (share.waiting.size >= queue) return null;
      shares.set(address, share);
      share.waiting.add(start);
      advance(share);
      return () => {
        const waited = share.waiting.delete(start);
        if (waited) advance(share);
        return waited;
      };
    },
  };
}
