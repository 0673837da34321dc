import type { RequestHandler } from "express";
import { tooManyAtOnce } from "./overload.server";
import type { PacedRefusals } from "./paced-refusals.server";
import { addressKey } from "./address-key.server";
import { onceReady } from "../request-state.server";
import { createFairQueue } from "./fair-queue.server";

/** How long a request may wait, in milliseconds. */
const waitMs = 10_000;

/** Answers `permits` requests of one address at once; `queue` more wait without counting as requests under way. */
export function fairShare(permits: number, queue: number, refusals: PacedRefusals): RequestHandler {
  const waiting = createFairQueue(permits, queue);
  return (req, res, next) => {
    // A visitor who left while a rate limit was counted would never leave the queue.
    if (res.closed) return;
    const refuse = () => refusals.refuse(req, res, () => tooManyAtOnce);
    const leave = waiting.enqueue(addressKey(req.ip), (release) => {
      onceReady(res, release);
      next();
    });
    if (leave === null) return refuse();
    const late = setTimeout(() => leave() && refuse(), waitMs);
    res.once("close", () => {
      clearTimeout(late);
      leave();
    });
  };
}
