import type { RequestHandler } from "express";
import { notFound } from "./answers";

/** One slash, then visible ASCII: browsers read "//" and "/\\" as the start of a host, and drop control characters. */
const ownPath = /^\/(?![/\\])[!-[\]-~]*$/;
/** The same characters escaped, for clients that decode a URL before following it. */
const escaped = /%(?:2f|5c|[01][0-9a-f]|7f)/i;

/** Every path ends in a slash: a read is redirected there; a write, whose body a redirect would lose, is 404. */
export const trailingSlash: RequestHandler = (request, response, next) => {
  if (request.path.endsWith("/")) return next();
  if (request.method !== "GET" && request.method !== "HEAD") return next(notFound());
  const [asked = "", ...query] = request.originalUrl.split("?");
  const path = `/${asked.replace(/^\/+/, "")}/`;
  if (!ownPath.test(path) || escaped.test(path)) return next(notFound());
  response
    .status(301)
    .set("Location", query.length > 0 ? `${path}?${query.join("?")}` : path)
    .end();
};
