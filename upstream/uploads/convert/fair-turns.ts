import { LRUCache } from "lru-cache";

interface Options {
  /** Pieces of work that run at a time; of one share one alone. */
  atOnce: number;
  /** Pieces of work that wait, of all shares and of one. */
  mostWaiting: number;
  mostOfOne: number;
  /** Milliseconds that one waits. */
  maxWaitMs: number;
}

/** Why a piece of work never began: there was more of its own share before it, or of all others. */
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

/** Time that a share has used counts for so long after it was last used. */
const rememberedMs = 10 * 60_000;

/**
 * Lets work begin in turn. The share that has used the least time is next, of equals the one that brings less, so that one
 * who brings much waits for themselves; and where no more may wait, one who brings little takes the place of the last of
 * who brought most.
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
      // Of equals the one that has waited longest: a stable sort, and a map in the order of arrival.
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
  /** Whether there is a place for one more of the share, perhaps that of the last of another one. */
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
   * Runs `work` in its turn. Resolves to why not when too much waits, when it has waited too long, and, as nobody is
   * told any more, when `signal` aborts before its turn.
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
