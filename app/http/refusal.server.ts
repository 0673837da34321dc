import type { Request, Response } from "express";
import { plainPage } from "./plain-page.server";
import { isDataRequest, stateOf, type Outcome } from "./request-state.server";

export interface Refusal {
  status: number;
  /** A sentence for the visitor. */
  message: string;
  /** For the log; by default "refused". */
  outcome?: Outcome;
  /** Whole seconds. */
  retryAfter?: number;
  /** A way on that the page has, beside the home page. */
  back?: { label: string; href: string };
}

/** Ends a request before Remix: a small page, or for Remix's browser part a thrown response for error boundaries. */
export function refuse(req: Request, res: Response, refusal: Refusal): void {
  const { status, message, outcome = "refused", retryAfter, back } = refusal;
  const state = stateOf(res);
  const { requestId, siteName } = state;
  state.outcome = outcome;
  res.status(status);
  res.setHeader("Cache-Control", "private, no-store");
  if (retryAfter !== undefined) res.setHeader("Retry-After", String(retryAfter));
  if (isDataRequest(req) || req.accepts(["html", "json"]) === "json") {
    if (isDataRequest(req)) res.setHeader("X-Remix-Catch", "yes");
    res.json({ message, requestId, retryAfter: retryAfter ?? null });
    return;
  }
  const page = plainPage({ status, message, requestId, siteName, back });
  res.setHeader("Content-Security-Policy", page.contentSecurityPolicy);
  res.type("html").send(page.html);
}
