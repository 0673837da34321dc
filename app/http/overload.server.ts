import type { RequestHandler } from "express";
import { refuse } from "./refusal.server";

/** Answers 503 at once when `limit` requests are under way: a queue would only make everyone wait. */
export function shedOverload(limit: number): RequestHandler {
  let inFlight = 0;
  return (req, res, next) => {
    if (inFlight >= limit) {
      return refuse(req, res, {
        status: 503,
        outcome: "shed",
        retryAfter: 1,
        message: "Many people are here at once. Try again in a few seconds.",
      });
    }
    inFlight += 1;
    res.once("close", () => (inFlight -= 1));
    next();
  };
}
