import type { RequestHandler } from "express";
import { pathOf } from "./request-state.server";

/**
 * Takes the configured query parameter out of a request before its page is made, so that no link, form or redirect of
 * the page carries it on. The browser takes it out of the address bar (platform/hidden-parameter.ts).
 */
export function withoutHiddenParameter(name: string | undefined): RequestHandler {
  return (req, _res, next) => {
    const path = pathOf(req);
    const query = req.originalUrl.slice(path.length + 1);
    if (name !== undefined && query !== "") {
      const kept = query.split("&").filter((part) => !new URLSearchParams(part).has(name));
      req.url = req.originalUrl = kept.length === 0 ? path : `${path}?${kept.join("&")}`;
    }
    next();
  };
}
