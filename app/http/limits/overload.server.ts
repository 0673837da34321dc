import type { RequestHandler } from "express";
import { refuse } from "../refusal.server";
import { onceReady } from "../request-state.server";
import { createAddressQueue } from "./address-queue.server";

/** Answers `permits` requests of one address at once; `queue` more wait without counting as requests under way. */
export function fairShare(permits: number, queue: number): RequestHandler {
  const enqueue = createAddressQueue({ permits, queue });
  return (req, res, next) => enqueue(req, res, next, () => refuse(req, res, tooManyAtOnce));
}

/**
 * 503 at once when `limit` requests are under way: a queue makes everyone wait. One is over when its answer is ready.
 */
export function shedOverload(limit: number): RequestHandler {
  let inFlight = 0;
  return (req, res, next) => {
    if (inFlight >= limit) return refuse(req, res, tooManyAtOnce);
    inFlight += 1;
    onceReady(res, () => (inFlight -= 1));
    next();
  };
}

const tooManyAtOnce = {
  status: 503,
  outcome: "shed",
  retryAfter: 1,
  message: "A lot of people are using the site at once. Please try again in a few seconds.",
} as const;
