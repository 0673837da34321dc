import type { RequestHandler } from "express";
import type { Redact } from "~/platform/secret-addresses";
import { pathOf } from "../request-state.server";

/**
 * Anybody with the address of saved results, or of a mailed link, can open it, so it is in no referrer to other sites
 * and in no log.
 */
export const capabilityUrls =
  (redact: Redact): RequestHandler =>
  (req, res, next) => {
    const path = pathOf(req);
    if (redact(path) !== path) res.setHeader("Referrer-Policy", "same-origin");
    next();
  };
