import PQueue from "p-queue";

interface Options {
  permits: number;
  queue: number;
  waitMs: number;
  refusal: (code: "queue_full" | "waited_too_long") => Error;
}

/** Work of which a few run at a time while a few more wait, in order; more than that are refused. */
export function createSemaphore({ permits, queue: maxWaiting, waitMs, refusal }: Options) {
  const queue = new PQueue({ concurrency: permits });
  return {
    /** Runs `work` with a permit; rejects with `refusal` when the queue is full or the wait too long. */
    async run<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
      signal.throwIfAborted();
      if (queue.pending >= permits && queue.size >= maxWaiting) throw refusal("queue_full");
      // Ends the wait alone: for work under way p-queue would release the permit before that work is over.
      const waiting = new AbortController();
      const leave = () => waiting.abort(signal.reason);
      const late = setTimeout(() => waiting.abort(refusal("waited_too_long")), waitMs);
      const over = () => {
        clearTimeout(late);
        signal.removeEventListener("abort", leave);
      };
      signal.addEventListener("abort", leave, { once: true });
      const started = () => {
        over();
        return work();
      };
      return queue.add(started, { signal: waiting.signal }).finally(over);
    },
  };
}
