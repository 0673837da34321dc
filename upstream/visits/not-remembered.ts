import type { Logger } from "pino";

const pauseMs = 60_000;

/** Warns that visits can't be kept, once a minute at most: on a full disk every page would say so. */
export function warnNotRemembered(log: Logger, clock: () => Date): (error: unknown) => void {
  let silentUntil = 0;
  return (error) => {
    const now = clock().getTime();
    if (now < silentUntil) return;
    silentUntil = now + pauseMs;
    const { code, message } = error as { code?: string; message?: string };
    log.warn({ error: { code, message } }, "the database can't keep visits; reads are answered without");
  };
}
