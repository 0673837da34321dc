import { LRUCache } from "lru-cache";

interface Options {
  /** Maximum number of concurrent tasks; each share runs only one at a time. */
  atOnce: number;
  /** Maximum number of waiting tasks, in total and per share. */
  mostWaiting: number;
  mostOfOne: number;
  /** Maximum waiting time in milliseconds. */
  maxWaitMs: number;
}

/** Why a task never started: too many tasks of its own share were ahead of it, or of all others. */
export type NoTurn = "own" | "others";

interface Share {
  name: string;
  running: boolean;
  waiting: Set<Waiting>;
}

interface Waiting {
  begin(): void;
  giveUp(why: NoTurn): void;
}

/** How long a share's used time is remembered after its last use. */
const rememberedMs = 10 * 60_000;

/**
 * Schedules tasks fairly. The share that has used the least time is next; on a tie, the one with fewer waiting tasks,
 * so that heavy users mostly wait for themselves. When the queue is full, a task of a light user replaces the last one
 * of the heaviest.
 */
export function createFairTurns({ atOnce, mostWaiting, mostOfOne, maxWaitMs }: Options) {
  const shares = new Map<string, Share>();
  const used = new LRUCache<string, number>({ max: 10_000, ttl: rememberedMs });
  let running = 0;
  let waiting = 0;

  const usedBy = ({ name }: Share) => used.get(name) ?? 0;
  const others = () => [...shares.values()].filter(({ waiting: { size } }) => size > 0);

  const beginNext = () => {
    while (running < atOnce) {
      const ready = others().filter((share) => !share.running);
      // On a tie, the one that has waited longest: the sort is stable, and the map is in order of arrival.
      const [share] = ready.toSorted(
        (left, right) => usedBy(left) - usedBy(right) || left.waiting.size - right.waiting.size,
      );
      if (share === undefined) return;
      const [first] = share.waiting;
      first!.begin();
    }
  };
  const forgetIdle = (share: Share) => {
    if (!share.running && share.waiting.size === 0) shares.delete(share.name);
  };
  const leave = (share: Share, one: Waiting) => {
    if (!share.waiting.delete(one)) return;
    waiting -= 1;
    forgetIdle(share);
  };
  /** Makes room for one more task of the share, possibly by dropping another share's last one. */
  const makeRoom = (share: Share): NoTurn | null => {
    if (share.waiting.size >= mostOfOne) return "own";
    if (waiting < mostWaiting) return null;
    const [greatest] = others().toSorted(
      (left, right) => right.waiting.size - left.waiting.size || usedBy(right) - usedBy(left),
    );
    const more = greatest!.waiting.size - (share.waiting.size + 1) || usedBy(greatest!) - usedBy(share);
    if (more <= 0) return "others";
    [...greatest!.waiting].at(-1)!.giveUp("others");
    return null;
  };

  /**
   * Runs `work` when its turn comes. Resolves to the reason if it can't: the queue is full, the wait was too long, or
   * `signal` aborted first, in which case nobody sees the reason.
   */
  return async function inTurn<T>(name: string, work: () => Promise<T>, signal: AbortSignal): Promise<T | NoTurn> {
    if (signal.aborted) return "own";
    const share = shares.get(name) ?? { name, running: false, waiting: new Set<Waiting>() };
    const turn = new Promise<NoTurn | null>((resolve) => {
      const end = (why: NoTurn | null) => {
        leave(share, one);
        clearTimeout(late);
        signal.removeEventListener("abort", gone);
        resolve(why);
      };
      const one: Waiting = {
        begin() {
          share.running = true;
          running += 1;
          end(null);
        },
        giveUp: end,
      };
      const gone = () => end("own");
      const late = setTimeout(end, maxWaitMs, "others");
      const full = makeRoom(share);
      if (full !== null) return end(full);
      shares.set(name, share);
      share.waiting.add(one);
      waiting += 1;
      signal.addEventListener("abort", gone, { once: true });
      beginNext();
    });
    const why = await turn;
    if (why !== null) return why;
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      used.set(name, usedBy(share) + performance.now() - startedAt);
      share.running = false;
      running -= 1;
      forgetIdle(share);
      beginNext();
    }
  };
}
