import type { RequestHandler } from "express";
import { onceReady, stateOf } from "../request-state.server";
import { addressKey } from "../limits/address-key.server";
import { createFairQueue } from "../limits/fair-queue.server";

/** Files of one address that wait while one of it is on its way. */
const mostWaiting = 3;
/** How long one may wait, in milliseconds. */
const waitMs = 10_000;

/**
 * Sends one file of an address to the upstream at a time: each may take seconds to open there, and would hold a socket and
 * the place of a page meanwhile. Before the limits of requests under way, so that one that waits is none. A file without
 * a turn is as one that is not taken.
 */
export function uploadTurns(): RequestHandler {
  const turns = createFairQueue(1, mostWaiting);
  return (req, res, next) => {
    const { fileForm } = stateOf(res);
    if (fileForm === null || fileForm.file === null || typeof fileForm.file === "string") return next();
    // One who left while the form was read would never leave the queue.
    if (res.closed) return;
    const goOnWithout = () => {
      fileForm.file = "busy";
      next();
    };
    const late = setTimeout(() => leave?.() === true && goOnWithout(), waitMs);
    const leave = turns.enqueue(addressKey(req.ip), (release) => {
      clearTimeout(late);
      onceReady(res, release);
      next();
    });
    if (leave === null) {
      clearTimeout(late);
      return goOnWithout();
    }
    res.once("close", () => {
      clearTimeout(late);
      leave();
    });
  };
}
