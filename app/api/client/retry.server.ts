import type { UpstreamFault } from "./fault.server";

/** Calls whose share of retries may be saved up, so that a quiet server can still retry a page that meets a restart. */
const budgetWindow = 50;

/** Keeps retries at or below `share` of all calls, so that a struggling upstream is not pushed over. */
export function createRetryBudget(share: number) {
  const cap = share * budgetWindow;
  let saved = cap;
  return {
    /** A first attempt, which earns a part of a retry. */
    earn() {
      saved = Math.min(cap, saved + share);
    },
    /** Whether one more retry fits; true spends it. */
    spend() {
      if (saved < 1) return false;
      saved -= 1;
      return true;
    },
  };
}

/** What a gateway, or an upstream that starts, stops or is full, answers. A 500 is an error of the program, which the next try meets too. */
const passingStatuses = new Set([502, 503, 504]);

/**
 * How often a safe call that ended this way may be tried in all. `tries` is for GET (specification,
 * section 9), where another try may end otherwise; a lost connection is tried once more on a fresh one, and a broken or
 * late answer not at all.
 */
export function triesFor(method: string, fault: UpstreamFault, tries: number): number {
  if (method !== "GET" && method !== "OPTIONS") return 1;
  if (fault.phase === "breaker") return 1;
  if (fault.kind === "unreachable" || fault.kind === "dropped") return Math.min(2, tries);
  // With Retry-After the upstream is not tried sooner.
  const again = fault.kind === "status" && passingStatuses.has(fault.upstreamStatus ?? 0) && fault.retryAfter === null;
  return again && method === "GET" ? tries : 1;
}
