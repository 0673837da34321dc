import type { RequestHandler } from "express";
import { tenths } from "./access-log.server";
import { beforeHeaders, stateOf } from "./request-state.server";

/** Server-Timing: the upstream calls together, and all until the first byte; in milliseconds. */
export const serverTiming: RequestHandler = (_req, res, next) => {
  beforeHeaders(res, () => {
    const { calls, startedAt } = stateOf(res);
    const upstream = tenths(calls.reduce((sum, call) => sum + call.durMs, 0));
    const total = tenths(performance.now() - startedAt);
    res.setHeader("Server-Timing", `upstream;dur=${upstream};desc="${calls.length} calls", total;dur=${total}`);
  });
  next();
};
