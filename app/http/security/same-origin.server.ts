import type { Request, RequestHandler } from "express";
import { sessionOf } from "~/api/client/cookies.server";
import { refuse } from "../refusal.server";
import { sendsForm } from "../route-matches.server";
import type { SiteOrigin } from "./site-origin.server";

/** Whether a write comes from the site's own pages. */
function isSameOrigin(req: Request, siteOrigin: SiteOrigin): boolean {
  const site = req.headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  const origin = req.headers.origin;
  if (origin !== undefined) return siteOrigin.isOwn(req, origin);
  return sessionOf(req.headers.cookie) === null;
}

/**
 * Refuses writes from other sites: pages, data requests and resource routes alike, signing in included,
 * and before any call to the upstream. The server fetches the CSRF token on the browser's behalf, so the
 * upstream's own check does not protect the visitor, and Remix's runs actions of `?_data=` unchecked. The one exception
 * is a mail provider's press on "unsubscribe", which carries a signed token and needs nobody's session.
 */
export function sameOrigin(siteOrigin: SiteOrigin): RequestHandler {
  return (req, res, next) => {
    if (req.method === "GET" || req.method === "HEAD" || isSameOrigin(req, siteOrigin)) return next();
    if (sendsForm(req, "oneClick")) return next();
    refuse(req, res, {
      status: 403,
      message: "This form didn't come from our site, so we didn't change anything. Open the page here and try again.",
    });
  };
}
