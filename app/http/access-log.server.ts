import type { RequestHandler } from "express";
import type { Monitoring } from "~/platform/monitoring/monitoring.server";
import { pathOf, stateOf, type RequestState } from "./request-state.server";

/** Polled or numerous, and nothing a person would look for. */
const quiet = /^\/(?:build\/|healthz$|readyz$)/;

/**
 * One line a request when it is over, without headers, cookies and query; in milliseconds and bytes over the socket.
 */
export function accessLog(trace: Monitoring["trace"]): RequestHandler {
  return (req, res, next) => {
    const { socket } = req;
    const writtenBefore = socket.bytesWritten;
    const path = pathOf(req);
    res.once("close", () => {
      const state = stateOf(res);
      const aborted = !res.writableFinished;
      const failed = !aborted && res.statusCode >= 500 && state.outcome === "answered";
      const durMs = tenths(performance.now() - state.startedAt);
      const level = failed ? "warn" : quiet.test(path) ? "debug" : "info";
      state.log[level](
        {
          method: req.method,
          route: state.route,
          path: path.slice(0, 300),
          status: res.statusCode,
          durMs,
          bytes: socket.bytesWritten - writtenBefore,
          outcome: aborted ? "aborted" : failed ? "failed" : state.outcome,
          calls: state.calls.map((call) => ({ ...call, durMs: tenths(call.durMs) })),
        },
        "request",
      );
      if (state.route !== null) {
        trace({
          name: `${req.method} ${state.route}`,
          status: res.statusCode,
          startedAt: Date.now() - durMs,
          durMs,
          calls: state.calls.length,
          upstreamMs: upstreamMs(state),
        });
      }
    });
    next();
  };
}

export const tenths = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;

/** What all calls to the upstream took together. */
export const upstreamMs = ({ calls }: RequestState) => tenths(calls.reduce((sum, call) => sum + call.durMs, 0));
