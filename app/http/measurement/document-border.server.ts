import type { ServerBuild } from "@remix-run/node";
import type { RequestHandler } from "express";
import { isDataRequest, pagePath, stateOf } from "../request-state.server";
import { ownPage } from "./own-page.server";
import type { Measures } from "./measured-pages.server";

/** Answers a request for data that no data answers: the browser then loads the document. */
export const asDocument = "Load this page as a document\n";

/**
 * With a tag manager a document shows either pages that are measured or pages that are not: a container can't be unloaded,
 * so the way from one kind to the other leads through a document. A data request across the border is answered as none of
 * ours; the browser then loads the document (site/loading/navigation-guard.ts). It is so for every visitor, whatever
 * they chose: they may change their mind, and go back in the history of their tab.
 */
export function documentBorder({ routes }: ServerBuild, measures: Measures): RequestHandler {
  const isPage = (id: string | null) => id !== null && routes[id]?.module.default !== undefined;
  return (req, res, next) => {
    if (req.method !== "GET" || !isDataRequest(req)) return next();
    const id = new URL(req.originalUrl, stateOf(res).origin).searchParams.get("_data");
    // The root's data is of no page.
    if (id === "root" || !isPage(id)) return next();
    const from = ownPage(req.headers.referer, stateOf(res).origin);
    if ((from === null || measures(from)) === measures(pagePath(req))) return next();
    res.type("text/plain").send(asDocument);
  };
}
