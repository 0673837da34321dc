import type { RequestHandler } from "express";
import { refuse } from "../refusal.server";
import { onceReady } from "../request-state.server";

/**
 * Answers 503 at once when `limit` requests are under way: a queue would only make everyone wait. A request is
 * under way from here until its answer is ready: a client that sends or receives slowly does not count.
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

export const tooManyAtOnce = {
  status: 503,
  outcome: "shed",
  retryAfter: 1,
  message: "Many people are here at once. Try again in a few seconds.",
} as const;
