/** Work of which a few run at a time while a few more wait, in order; more than that are refused. */
export interface Semaphore {
  /** Runs `work` when its turn comes; rejects with what `refusal` says when the queue is full or the wait too long. */
  run<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T>;
}

interface Options {
  permits: number;
  queue: number;
  waitMs: number;
  refusal: (code: "queue_full" | "waited_too_long") => Error;
}

export function createSemaphore({ permits, queue, waitMs, refusal }: Options): Semaphore {
  const waiting = new Set<() => void>();
  let running = 0;

  const turn = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const leave = (why: unknown) => {
        waiting.delete(enter);
        done();
        reject(why as Error);
      };
      const abandon = () => leave(signal.reason);
      const late = setTimeout(() => leave(refusal("waited_too_long")), waitMs);
      const done = () => {
        clearTimeout(late);
        signal.removeEventListener("abort", abandon);
      };
      const enter = () => {
        waiting.delete(enter);
        done();
        running += 1;
        resolve();
      };
      signal.addEventListener("abort", abandon, { once: true });
      waiting.add(enter);
    });

  return {
    async run(work, signal) {
      signal.throwIfAborted();
      if (running < permits) running += 1;
      else if (waiting.size >= queue) throw refusal("queue_full");
      else await turn(signal);
      try {
        return await work();
      } finally {
        running -= 1;
        const [next] = waiting;
        next?.();
      }
    },
  };
}
