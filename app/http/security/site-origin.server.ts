import type { Request } from "express";
import type { Config } from "~/platform/config.server";

/** Which origins are the site's own. */
export interface SiteOrigin {
  /** The origin that this request's absolute URLs are built from. */
  of(req: Request): string;
  /** Whether `origin`, a header's value, is the site's own, its scheme included. */
  isOwn(req: Request, origin: string): boolean;
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * With SITE_URL there is one own origin. Without it (a newcomer's start) every loopback name with the port that was
 * reached counts, so that localhost:3000 and 127.0.0.1:3000 both work; any other Host header is not believed.
 */
export function siteOriginOf({ SITE_URL }: Pick<Config, "SITE_URL">): SiteOrigin {
  if (SITE_URL !== undefined) return { of: () => SITE_URL, isOwn: (_req, origin) => origin === SITE_URL };

  const isOwn = (req: Request, origin: string) => {
    if (!URL.canParse(origin)) return false;
    const url = new URL(origin);
    const isLoopback = url.origin === origin && url.protocol === "http:" && loopback.test(url.hostname);
    return isLoopback && Number(url.port || 80) === req.socket.localPort;
  };
  return {
    of(req) {
      const asked = `http://${req.headers.host ?? ""}`;
      if (isOwn(req, asked)) return asked;
      return new URL(`http://localhost:${req.socket.localPort ?? 80}`).origin;
    },
    isOwn,
  };
}
