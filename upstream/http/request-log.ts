import { randomUUID } from "node:crypto";
import type { RequestHandler } from "express";
import type { Logger } from "pino";

const plainId = /^[A-Za-z0-9._-]{1,64}$/;

/**
 * One line per request: ID, method, route, status, milliseconds. The log never receives headers, bodies or the query,
 * so no cookie, token, address or search term can get into it.
 */
export function requestLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const given = request.get("x-request-id");
    const reqId = given !== undefined && plainId.test(given) ? given : randomUUID();
    response.locals.reqId = reqId;
    response.set("X-Request-Id", reqId);
    const started = performance.now();
    response.on("close", () => {
      const line = {
        reqId,
        method: request.method,
        route: (response.locals.route as string | undefined) ?? "none",
        status: response.statusCode,
        durMs: Math.round((performance.now() - started) * 100) / 100,
        outcome: response.writableFinished ? "answered" : "aborted",
      };
      if (response.statusCode >= 500) log.error(line, "request");
      // The health check polls every two seconds.
      else log[line.route === "/healthz" ? "debug" : "info"](line, "request");
    });
    next();
  };
}
