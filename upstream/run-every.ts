import type { Logger } from "pino";

/**
 * Calls `work` every `intervalMs`, never concurrently; failures are logged. Returns a function that stops it and
 * resolves once it is idle.
 */
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
