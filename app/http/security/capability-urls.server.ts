import type { RequestHandler } from "express";
import { withoutTokens } from "~/platform/addresses";
import { pathOf } from "../request-state.server";

/**
 * Whoever knows the address of saved results opens them: other sites get no referrer from it, nor the log its token.
 */
export const capabilityUrls: RequestHandler = (req, res, next) => {
  const path = pathOf(req);
  if (withoutTokens(path) !== path) res.setHeader("Referrer-Policy", "same-origin");
  next();
};
