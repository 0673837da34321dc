import type { RequestHandler } from "express";
import { tenths, upstreamMs } from "./access-log.server";
import { beforeHeaders, stateOf } from "./request-state.server";

/** Server-Timing: the upstream calls together, and all until the first byte; in milliseconds. */
export const serverTiming: RequestHandler = (_req, res, next) => {
  beforeHeaders(res, () => {
    const state = stateOf(res);
    const total = tenths(performance.now() - state.startedAt);
    const upstream = `upstream;dur=${upstreamMs(state)};desc="${state.calls.length} calls"`;
    res.setHeader("Server-Timing", `${upstream}, total;dur=${total}`);
  });
  next();
};
