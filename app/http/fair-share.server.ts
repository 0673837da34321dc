import type { RequestHandler } from "express";
import { tooManyAtOnce } from "./overload.server";
import { addressKey } from "./rate-limits.server";
import { refuse } from "./refusal.server";
import { onceReady } from "./request-state.server";
import { createSemaphore, type Semaphore } from "./semaphore.server";

/** How long a request may wait for its turn, in milliseconds. */
const waitMs = 10_000;

/**
 * Answers at most `permits` requests of one address at once; the others of that address wait, up to `queue` of
 * them, and take no place among the requests under way. So whoever asks for a hundred pages at once waits for
 * them behind each other, and everybody else waits for few of them.
 */
export function fairShare(permits: number, queue: number): RequestHandler {
  const addresses = new Map<string, Semaphore>();
  const refusal = (code: string) => new Error(code);
  return (req, res, next) => {
    const key = addressKey(req.ip);
    const share = addresses.get(key) ?? createSemaphore({ permits, queue, waitMs, refusal });
    addresses.set(key, share);
    const gone = new AbortController();
    res.once("close", () => gone.abort());
    const answered = () =>
      new Promise<void>((resolve) => {
        onceReady(res, resolve);
        next();
      });
    void share
      .run(answered, gone.signal)
      .catch(() => gone.signal.aborted || refuse(req, res, tooManyAtOnce))
      .finally(() => share.idle && addresses.delete(key));
  };
}
