import type { ErrorRequestHandler } from "express";
import { refuse, type Refusal } from "./refusal.server";
import type { Report } from "./reporter.server";
import { stateOf } from "./request-state.server";

/** What nothing else caught: logged with its stack, answered without. */
export function lastError(report: Report): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    const state = stateOf(res);
    // A visitor who left mid-way makes the write fail; that is no fault of ours.
    if (res.destroyed || req.socket.destroyed) return;
    const status = requestFault(error);
    if (status === null) {
      state.log.error({ err: error }, "A request failed");
      report(error, state);
    }
    if (res.headersSent) {
      res.destroy();
      return;
    }
    for (const name of ["Content-Encoding", "Content-Length", "Content-Type"]) res.removeHeader(name);
    const refusal: Refusal =
      status === null
        ? {
            status: 500,
            outcome: "failed",
            message: "It's our fault, not yours, and we have a record of it. Try again in a minute.",
          }
        : { status, message: "Open the page again and give it another try." };
    refuse(req, res, refusal);
  };
}

/** The status below 500 with which a package marks what a client got wrong, such as a range beyond a file's end. */
function requestFault(error: unknown): number | null {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === "number" && status >= 400 && status < 500 ? status : null;
}
