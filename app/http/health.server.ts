import type { RequestHandler } from "express";
import type { Upstream } from "~/api/client/upstream.server";
import { setHeaders } from "./request-state.server";

/** How long one look at the upstream serves, in milliseconds. */
const fresh = 1000;

/** Whether the server is stopping; every part of the application that cares holds the same one. */
export interface Draining {
  begun: boolean;
}

/**
 * While draining each answer announces the end of its connection, so that no client sends on a closing one. Asked when
 * the answer leaves: a request may have come before the stop began.
 */
export const announceDraining = (draining: Draining): RequestHandler =>
  setHeaders((_req, res) => {
    if (draining.begun) res.setHeader("Connection", "close");
  });

const answer =
  (status: number, text: string): RequestHandler =>
  (_req, res) =>
    void res.status(status).set("Cache-Control", "no-store").json({ status: text });

/** /healthz: the process is alive and answers. */
export const healthz = answer(200, "ok");

/** /readyz: 503 while the upstream cannot be reached and once the server stops. */
export function readyz(draining: Draining, upstream: Upstream): RequestHandler {
  let known: { until: number; reachable: Promise<boolean> } | null = null;
  return async (req, res, next) => {
    if (draining.begun) return answer(503, "draining")(req, res, next);
    if (known === null || known.until < performance.now()) {
      known = { until: performance.now() + fresh, reachable: upstream.isReachable() };
    }
    return (await known.reachable) ? answer(200, "ok")(req, res, next) : answer(503, "no upstream")(req, res, next);
  };
}
