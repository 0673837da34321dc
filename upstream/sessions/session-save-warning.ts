import type { Logger } from "pino";

const pauseMs = 60_000;

/** Logs that sessions can't be saved, at most once a minute, because on a full disk every page would log it. */
export function warnSessionNotSaved(log: Logger, clock: () => Date): (error: unknown) => void {
  let warnedAt = -Infinity;
  return (error) => {
    const now = clock().getTime();
    // In either direction, because a clock can be set back.
    if (Math.abs(now - warnedAt) < pauseMs) return;
    warnedAt = now;
    const { code, message } = error as { code?: string; message?: string };
    log.warn({ error: { code, message } }, "the database can't keep visits; reads are answered without");
  };
}
