import { tenths, upstreamMs } from "./access-log.server";
import { setHeaders, stateOf } from "./request-state.server";

/** Server-Timing: the upstream calls together, and all until the first byte; in milliseconds. */
export const serverTiming = setHeaders((_req, res) => {
  const state = stateOf(res);
  const total = tenths(performance.now() - state.startedAt);
  const upstream = `upstream;dur=${upstreamMs(state)};desc="${state.calls.length} calls"`;
  res.setHeader("Server-Timing", `${upstream}, total;dur=${total}`);
});
