import type { RequestHandler } from "express";

/** How long one look at the upstream serves, in milliseconds. */
const fresh = 1000;

const answer =
  (status: number, text: string): RequestHandler =>
  (_req, res) =>
    void res.status(status).set("Cache-Control", "no-store").json({ status: text });

/** /healthz: the process is alive and answers. */
export const healthz = answer(200, "ok");

/** /readyz: 503 while the upstream cannot be reached and once the server stops. `reachesUpstream` never rejects. */
export function readyz(isDraining: () => boolean, reachesUpstream: () => Promise<boolean>): RequestHandler {
  let known: { until: number; reachable: Promise<boolean> } | null = null;
  return async (req, res, next) => {
    if (isDraining()) return answer(503, "draining")(req, res, next);
    if (known === null || known.until < performance.now()) {
      known = { until: performance.now() + fresh, reachable: reachesUpstream() };
    }
    return (await known.reachable) ? answer(200, "ok")(req, res, next) : answer(503, "no upstream")(req, res, next);
  };
}
