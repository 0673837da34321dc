import { createRequestHandler } from "@remix-run/express";
import type { AppLoadContext, ServerBuild } from "@remix-run/node";
import type { Request, RequestHandler, Response } from "express";
import { stateOf } from "./request-state.server";

/** Hands the request to Remix. URLs that loaders see are built from the site's origin, never from Host headers. */
export function remix(
  build: ServerBuild,
  getLoadContext: (req: Request, res: Response) => AppLoadContext,
): RequestHandler {
  const handle = createRequestHandler({ build, getLoadContext, mode: build.mode });
  return (req, res, next) => {
    const { protocol, host, origin } = new URL(stateOf(res).origin);
    delete req.headers["x-forwarded-host"];
    req.headers.host = host;
    // Ours is the check that counts; Remix's own would answer 500 where two loopback names meet.
    if (req.headers.origin !== undefined) req.headers.origin = origin;
    Object.defineProperty(req, "protocol", { value: protocol.slice(0, -1) });
    return handle(req, res, next);
  };
}
