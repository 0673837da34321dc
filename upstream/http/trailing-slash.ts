import type { RequestHandler } from "express";
import { notFound } from "./answers";

/** Every path ends in a slash: a read is sent there, a write (whose body a redirect would lose) is 404. */
export const trailingSlash: RequestHandler = (request, response, next) => {
  if (request.path.endsWith("/")) return next();
  if (request.method !== "GET" && request.method !== "HEAD") return next(notFound());
  const [path = "", ...query] = request.originalUrl.split("?");
  // Of several slashes in front one is left: "//host" would lead to another site.
  const location = `/${path.replace(/^\/+/, "")}/${query.length > 0 ? `?${query.join("?")}` : ""}`;
  response.status(301).set("Location", location).end();
};
