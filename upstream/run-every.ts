import type { Logger } from "pino";

/** Calls `work` every `intervalMs`, never twice at once; a failure is logged. Returns how to stop, once at rest. */
export function every(intervalMs: number, work: () => Promise<void>, log: Logger): () => Promise<void> {
  let running = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    running = work()
      .catch((error: unknown) => log.error({ error: (error as Error).message }, "upkeep failed"))
      .finally(() => (busy = false));
  }, intervalMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
