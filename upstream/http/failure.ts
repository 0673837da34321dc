import type { ErrorRequestHandler } from "express";
import type { Logger } from "pino";
import { HttpError } from "./answers";

/**
 * SQLSTATEs of errors where a retry may succeed: a lost connection (08), a transaction conflict (40), too many
 * connections (53300), a server that is stopping or starting (57P01 to 57P03). PostgreSQL's documentation, appendix A.
 */
const transientStates = /^(?:08|40|53300|57P0[123])/;
const lostConnections = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT"]);
/** Messages from pg and its pool that have no code. */
const lostConnection = /^(?:Connection terminated|timeout exceeded when trying to connect)/;

function isTransient({ code, message }: { code?: unknown; message: string }): boolean {
  return typeof code === "string"
    ? transientStates.test(code) || lostConnections.has(code)
    : lostConnection.test(message);
}

/**
 * The last handler: an HttpError becomes its response, anything else a 500 without internal details. A read that may
 * succeed on retry is a 503; for a write, it is unknown whether it was saved.
 */
export function failure(log: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    if (error instanceof HttpError) {
      response.status(error.status).set(error.headers).json(error.body);
      return;
    }
    // Express marks client errors, such as a bad %-escape, with a status below 500.
    const status = (error as { status?: unknown } | null)?.status;
    if (typeof status === "number" && status >= 400 && status < 500) {
      response.status(status).json({ detail: "Bad request." });
      return;
    }
    const { name, message, stack } = error instanceof Error ? error : new Error("not an Error was thrown");
    const code = (error as { code?: unknown } | null)?.code;
    log.error({ reqId: response.locals.reqId as string, error: { name, message, code, stack } }, "failed");
    const again = request.method === "GET" && isTransient({ code, message });
    response.status(again ? 503 : 500).json({ detail: again ? "Please try again." : "Internal server error." });
  };
}
