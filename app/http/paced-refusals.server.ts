import type { Request, Response } from "express";
import { addressKey } from "./rate-limits.server";
import { refuse, type Refusal } from "./refusal.server";

/** From one refusal of an address to its next, in milliseconds. */
const spacingMs = 50;
/** No refusal waits longer, in milliseconds: what would is cut off instead. */
const longestMs = 10_000;

export type PacedRefusals = {
  /** Refuses now, or after the refusals that this address is waiting for; says then what it says. */
  refuse(req: Request, res: Response, saying: () => Refusal): void;
};

/**
 * Refusals of those who ask for too much. Who asks again at once, on a hundred connections, would keep the server
 * busy with nothing but refusing: to each address they come one after another.
 */
export function pacedRefusals(): PacedRefusals {
  /** When the next refusal of an address may leave, by performance.now(). */
  const nextAt = new Map<string, number>();
  return {
    refuse(req, res, saying) {
      const key = addressKey(req.ip);
      const now = performance.now();
      const at = Math.max(now, nextAt.get(key) ?? 0);
      if (at - now > longestMs) return void req.socket.destroy();
      const next = at + spacingMs;
      nextAt.set(key, next);
      setTimeout(() => nextAt.get(key) === next && nextAt.delete(key), next - now).unref();
      const leave = () => void (res.closed || refuse(req, res, saying()));
      if (at === now) leave();
      else setTimeout(leave, at - now);
    },
  };
}
