import type { Request, Response } from "express";
import { disconnectSignal, onceReady } from "../request-state.server";
import { addressKey } from "./address-key.server";
import { createSemaphore } from "./semaphore.server";

interface Options {
  /** Requests of one address under way at once. */
  permits: number;
  /** Requests of one address that wait. */
  queue: number;
}

/** How long a request may wait, in milliseconds. */
const waitMs = 10_000;

/** A queue for each address: its requests wait for each other, and for those of nobody else. */
export function createAddressQueue({ permits, queue }: Options) {
  const ofAddresses = new Map<string, { semaphore: ReturnType<typeof createSemaphore>; requests: number }>();
  const refusal = () => new Error("no turn");
  /** Calls `start` with a permit, perhaps at once, and `refuse` when the queue is full or the wait too long. */
  return (req: Request, res: Response, start: () => void, refuse: () => void): void => {
    // A visitor who left while a rate limit was counted would never leave the queue.
    if (res.closed) return;
    const address = addressKey(req.ip);
    const own = ofAddresses.get(address) ?? {
      semaphore: createSemaphore({ permits, queue, waitMs, refusal }),
      requests: 0,
    };
    ofAddresses.set(address, own);
    own.requests += 1;
    const work = () =>
      new Promise<void>((release) => {
        onceReady(res, release);
        start();
      });
    void own.semaphore
      .run(work, disconnectSignal(res))
      .catch(() => res.closed || refuse())
      .finally(() => {
        own.requests -= 1;
        if (own.requests === 0) ofAddresses.delete(address);
      });
  };
}
