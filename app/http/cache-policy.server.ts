import type { RequestHandler } from "express";
import { beforeHeaders, isDataRequest } from "./request-state.server";

const personal = "private, no-store";

/** Pages and their data are personal (the header greets by name): no cache keeps them. Resource routes may differ. */
export const cachePolicy: RequestHandler = (req, res, next) => {
  beforeHeaders(res, () => {
    const html = String(res.getHeader("Content-Type") ?? "").startsWith("text/html");
    const whole = res.statusCode < 300 || res.statusCode === 304;
    if (html || !whole || isDataRequest(req) || !res.hasHeader("Cache-Control")) {
      res.setHeader("Cache-Control", personal);
    }
  });
  next();
};
