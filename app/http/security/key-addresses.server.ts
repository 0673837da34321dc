import type { RequestHandler } from "express";
import { withoutTokens } from "~/platform/addresses";
import { pathOf } from "../request-state.server";

/**
 * The address of saved results is a key: whoever knows it can open them. Other sites are not even told that
 * somebody came from here; the log leaves the key out.
 */
export function keyAddresses(): RequestHandler {
  return (req, res, next) => {
    const path = pathOf(req);
    if (withoutTokens(path) !== path) res.setHeader("Referrer-Policy", "same-origin");
    next();
  };
}
