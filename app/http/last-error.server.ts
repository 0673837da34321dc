import type { ErrorRequestHandler } from "express";
import type { Monitoring } from "~/platform/monitoring.server";
import { refuse } from "./refusal.server";
import { stateOf } from "./request-state.server";

/** What nothing else caught: logged with its stack, answered without. */
export function lastError({ report }: Monitoring): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    const state = stateOf(res);
    // A visitor who left mid-way makes the write fail; that is no fault of ours.
    if (res.destroyed || req.socket.destroyed) return;
    state.log.error({ err: error }, "A request failed");
    report(error, state);
    if (res.headersSent) {
      res.destroy();
      return;
    }
    for (const name of ["Content-Encoding", "Content-Length", "Content-Type"]) res.removeHeader(name);
    refuse(req, res, {
      status: 500,
      outcome: "failed",
      message: "The fault is ours and has been noted. Try again in a minute.",
    });
  };
}
