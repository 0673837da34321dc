import helmet from "helmet";
import type { RequestHandler } from "express";
import type { Config } from "~/platform/config.server";
import { isCard } from "../seo/machine-addresses.server";
import { tagHosts } from "../measurement/tag-manager.server";
import { setHeaders, stateOf } from "../request-state.server";

/** Pictures with which pages are shared are made to be shown on other sites. */
const cardsForAll: RequestHandler = (req, res, next) => {
  if (isCard(req.path)) res.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
  next();
};

const noTag: typeof tagHosts = { pictures: [], connections: [] };

type SecurityConfig = Pick<Config, "MAP_TILE_URL" | "NODE_ENV" | "SENTRY_DSN" | "SITE_URL">;

/** Set on every answer: pages, errors, refusals and assets alike. */
export function securityHeaders(config: SecurityConfig): RequestHandler[] {
  const connections = ["'self'"];
  if (config.SENTRY_DSN !== undefined) connections.push(new URL(config.SENTRY_DSN).origin);
  // The development server announces changes over a socket on another port.
  if (config.NODE_ENV === "development") connections.push("ws:");

  const pictures = ["'self'", "data:"];
  if (config.MAP_TILE_URL !== undefined) pictures.push(new URL(config.MAP_TILE_URL).origin);

  const policyWith = (nonce: string, tag: typeof tagHosts) =>
    [
      "default-src 'self'",
      `script-src 'strict-dynamic' 'nonce-${nonce}'`,
      "style-src 'self'",
      `img-src ${[...pictures, ...tag.pictures].join(" ")}`,
      "font-src 'self'",
      `connect-src ${[...connections, ...tag.connections].join(" ")}`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join("; ");
  // Last, so that a page of last resort may bring a stricter one of its own.
  const contentSecurityPolicy = setHeaders((_req, res) => {
    if (res.hasHeader("Content-Security-Policy")) return;
    const { nonce, loadsTag } = stateOf(res);
    res.setHeader("Content-Security-Policy", policyWith(nonce, loadsTag ? tagHosts : noTag));
  });

  const headers: RequestHandler[] = [
    contentSecurityPolicy,
    helmet.xContentTypeOptions(),
    // Not no-referrer: with it Chromium sends "Origin: null" and every form without JavaScript is refused.
    helmet.referrerPolicy({ policy: "strict-origin-when-cross-origin" }),
    helmet.crossOriginOpenerPolicy({ policy: "same-origin" }),
    helmet.crossOriginResourcePolicy({ policy: "same-origin" }),
    cardsForAll,
  ];
  if (config.SITE_URL?.startsWith("https:")) {
    headers.push(helmet.strictTransportSecurity({ maxAge: 31_536_000, includeSubDomains: false }));
  }
  return headers;
}
