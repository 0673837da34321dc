import { randomBytes, randomUUID } from "node:crypto";
import type { RequestHandler } from "express";
import type { Logger } from "~/platform/logger.server";
import type { FactsAt } from "~/route-facts";
import { noFacts } from "./figures/counted.server";
import type { SiteOrigin } from "./security/site-origin.server";
import type { RequestState } from "./request-state.server";

/** Short and plain only: the id goes into logs, headers and pages. */
const plain = /^[A-Za-z0-9_-]{8,64}$/;

/** Gives every request its id (a proxy's, when it is plain), nonce and log; the id is echoed. */
export function requestId(log: Logger, siteOrigin: SiteOrigin, siteName: string, factsAt: FactsAt): RequestHandler {
  return (req, res, next) => {
    const given = req.get("x-request-id");
    const id = given !== undefined && plain.test(given) ? given : randomUUID();
    const state: RequestState = {
      requestId: id,
      startedAt: performance.now(),
      log: log.child({ reqId: id }),
      nonce: randomBytes(16).toString("base64"),
      origin: siteOrigin.of(req),
      siteName,
      factsAt,
      routeFacts: null,
      route: null,
      outcome: "answered",
      calls: [],
      fileForm: null,
      writesAfter: null,
      writes: [],
      facts: noFacts(),
      loadsTag: false,
    };
    // A dozen concerns wait for the end of each response, all of them known: no leak that Node should warn of.
    res.setMaxListeners(20);
    res.locals.state = state;
    res.setHeader("X-Request-Id", id);
    next();
  };
}
