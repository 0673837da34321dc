import type { RequestHandler } from "express";
import { createAddressQueue } from "../limits/address-queue.server";
import { stateOf } from "../request-state.server";

/** Files of one address that wait while one of it is on its way. */
const mostWaiting = 3;

/**
 * Sends one file of an address to the upstream at a time: each may take seconds to open there, and would hold a socket and
 * the place of a page meanwhile. Before the limits of requests under way, so that one that waits is none. A file without
 * a turn is as one that is not taken.
 */
export function uploadTurns(): RequestHandler {
  const enqueue = createAddressQueue({ permits: 1, queue: mostWaiting });
  return (req, res, next) => {
    const { fileForm } = stateOf(res);
    if (fileForm === null || fileForm.file === null || typeof fileForm.file === "string") return next();
    enqueue(req, res, next, () => {
      fileForm.file = "busy";
      next();
    });
  };
}
