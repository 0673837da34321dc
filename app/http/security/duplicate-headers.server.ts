import type { RequestHandler } from "express";
import { refuse } from "../refusal.server";

/**
 * Node keeps the first of these and drops the others, of which a proxy may have read the last. What else it keeps
 * the first of (Referer, User-Agent, …) decides nothing here. The rest it joins, as a list (Cookie, X-Forwarded-For)
 * or into a value that no check accepts (Origin, Sec-Fetch-Site), or refuses itself (Content-Length).
 */
const single = ["host", "content-type"];

/** 400 for a request that repeats a header that may occur once (RFC 9112, section 3.2, on Host). */
export const refuseDuplicateHeaders: RequestHandler = (req, res, next) => {
  if (single.every((name) => (req.headersDistinct[name]?.length ?? 0) <= 1)) return next();
  res.setHeader("Connection", "close");
  refuse(req, res, { status: 400, message: "Open the page again and give it another try." });
};
