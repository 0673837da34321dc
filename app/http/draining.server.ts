import type { RequestHandler } from "express";
import { beforeHeaders } from "./request-state.server";

/** Whether the server is stopping; every part of the application that cares holds the same one. */
export interface Draining {
  begun: boolean;
}

/** While draining each answer announces the end of its connection, so that no client sends on a closing one. */
export function announceDraining(draining: Draining): RequestHandler {
  return (_req, res, next) => {
    // Asked when the answer leaves: a request may have come before the stop began.
    beforeHeaders(res, () => {
      if (draining.begun) res.setHeader("Connection", "close");
    });
    next();
  };
}
