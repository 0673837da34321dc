import type { RequestHandler } from "express";
import { withoutTokens } from "~/platform/addresses";
import { pathOf } from "../request-state.server";

/**
 * The address of saved results is a capability URL: knowing it is enough to open them. Other sites get no referrer from
 * it, and the log leaves the token out.
 */
export const capabilityUrls: RequestHandler = (req, res, next) => {
  const path = pathOf(req);
  if (withoutTokens(path) !== path) res.setHeader("Referrer-Policy", "same-origin");
  next();
};
