import type { Request, Response } from "express";
import { addressKey } from "./address-key.server";
import type { Draining } from "../health.server";
import { refuse, refuseShortly, type Refusal } from "../refusal.server";

/** From one refusal of an address to its next, in milliseconds. */
const spacingMs = 50;
/** No refusal waits longer, in milliseconds; what would is answered at once, without a page. */
const maxDelayMs = 10_000;

export type PacedRefusals = ReturnType<typeof pacedRefusals>;

/**
 * Refusals of clients above a limit. A client that asks again at once, on a hundred connections, would keep the
 * server busy with nothing but refusing: to each address they come one after another, unless the server is stopping.
 */
export function pacedRefusals(draining: Draining) {
  /** When the next refusal of an address may leave, by performance.now(). */
  const nextAt = new Map<string, number>();
  return {
    /** Refuses now, or once the refusals already due to this address have left; `saying` is asked at that moment. */
    refuse(req: Request, res: Response, saying: () => Refusal): void {
      if (res.closed) return;
      const key = addressKey(req.ip);
      const now = performance.now();
      const at = draining.begun ? now : Math.max(now, nextAt.get(key) ?? 0);
      // The connection may be that of a proxy, which would take an end without an answer for a fault of this server.
      if (at - now > maxDelayMs) return refuseShortly(res, saying());
      const next = at + spacingMs;
      nextAt.set(key, next);
      setTimeout(() => nextAt.get(key) === next && nextAt.delete(key), next - now).unref();
      const leave = () => void (res.closed || refuse(req, res, saying()));
      if (at === now) leave();
      else setTimeout(leave, at - now);
    },
  };
}
