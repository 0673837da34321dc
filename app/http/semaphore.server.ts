import { tooBusy } from "./image-fault.server";

/** Work that may run a few at a time while a few more wait, in order; who comes then is refused. */
export type Places = {
  /** Runs `work` when its turn comes; rejects with 503 when the queue is full or the wait too long. */
  take<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T>;
};

export function createPlaces({ at, queue, waitMs }: { at: number; queue: number; waitMs: number }): Places {
  const waiting = new Set<() => void>();
  let taken = 0;

  const turn = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const leave = (why: unknown) => {
        waiting.delete(enter);
        done();
        reject(why as Error);
      };
      const abandon = () => leave(signal.reason);
      const late = setTimeout(() => leave(tooBusy("waited_too_long")), waitMs);
      const done = () => {
        clearTimeout(late);
        signal.removeEventListener("abort", abandon);
      };
      const enter = () => {
        waiting.delete(enter);
        done();
        taken += 1;
        resolve();
      };
      signal.addEventListener("abort", abandon, { once: true });
      waiting.add(enter);
    });

  return {
    async take(work, signal) {
      signal.throwIfAborted();
      if (taken < at) taken += 1;
      else if (waiting.size >= queue) throw tooBusy("queue_full");
      else await turn(signal);
      try {
        return await work();
      } finally {
        taken -= 1;
        const [next] = waiting;
        next?.();
      }
    },
  };
}
