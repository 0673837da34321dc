import type { ErrorRequestHandler } from "express";
import type { Logger } from "pino";
import { Refusal } from "./answers";

/** The last handler: a Refusal becomes its response, anything else a 500 without internal details. */
export function failure(log: Logger): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) return next(error);
    if (error instanceof Refusal) {
      response.status(error.status).set(error.headers).json(error.body);
      return;
    }
    // Express marks what a client got wrong, such as a bad %-escape, with a status below 500.
    const status = (error as { status?: unknown } | null)?.status;
    if (typeof status === "number" && status >= 400 && status < 500) {
      response.status(status).json({ detail: "Bad request." });
      return;
    }
    const { name, message, stack } = error instanceof Error ? error : new Error("not an Error was thrown");
    const code = (error as { code?: unknown } | null)?.code;
    log.error({ reqId: response.locals.reqId as string, error: { name, message, code, stack } }, "failed");
    response.status(500).json({ detail: "Internal server error." });
  };
}
