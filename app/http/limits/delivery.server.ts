import type { RequestHandler, Response } from "express";
import type { SettingsOf } from "~/platform/config.server";
import { setHeaders } from "../request-state.server";

/**
 * Ends the connection of a client that reads nothing for the timeout, and of one that takes longer for a whole
 * answer than the timeout and its size at the least rate: reading a byte now and then would hold it for hours.
 * Counted from the first byte of any answer: page, asset, picture or refusal.
 */
export function deliveryLimits(limits: SettingsOf<"DELIVERY">): RequestHandler {
  const { DELIVERY_TIMEOUT_MS: timeoutMs, DELIVERY_MIN_RATE: minRate } = limits;
  return setHeaders((_req, res) => {
    if (timeoutMs > 0) watch(res, timeoutMs, minRate);
  });
}

function watch(res: Response, timeoutMs: number, minRate: number): void {
  const { socket } = res;
  if (socket === null) return;
  // A plain close would leave unread data, megabytes of it, to the kernel for minutes.
  const cut = () => void socket.resetAndDestroy();
  const [startedAt, before] = [performance.now(), socket.bytesWritten];
  const check = () => {
    const left = startedAt + timeoutMs + ((socket.bytesWritten - before) / minRate) * 1000 - performance.now();
    if (left <= 0) cut();
    else timer = setTimeout(check, Math.ceil(left)).unref();
  };
  let timer = setTimeout(check, timeoutMs).unref();
  res.setTimeout(timeoutMs, cut);
  // Before Node's own listener, which sets how long an idle connection is kept.
  res.prependOnceListener("finish", () => void socket.setTimeout(0));
  res.once("close", () => clearTimeout(timer));
}
