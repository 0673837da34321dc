import type { Logger } from "pino";

const pauseMs = 60_000;

/** Logs that visits can't be saved, at most once a minute: on a full disk every page would. */
export function warnSessionNotSaved(log: Logger, clock: () => Date): (error: unknown) => void {
  let warnedAt = -Infinity;
  return (error) => {
    const now = clock().getTime();
    // Either way, since a clock can be put back.
    if (Math.abs(now - warnedAt) < pauseMs) return;
    warnedAt = now;
    const { code, message } = error as { code?: string; message?: string };
    log.warn({ error: { code, message } }, "the database can't keep visits; reads are answered without");
  };
}
