import type { FaultKind } from "./fault.server";

export type Log = Record<"info" | "warn" | "error", (fields: object, message: string) => void>;

/**
 * How one call ended, for the request log and Server-Timing: `empty` is a 204 or no body, `sign_in` a 401, `rejected`
 * any other 4xx, `failed` a 5xx.
 */
export type CallOutcome =
  | ("ok" | "empty" | "redirect" | "not_found" | "sign_in" | "rejected" | "failed")
  | Exclude<FaultKind, "status">
  | ("contract" | "breaker_open");

/** One call to the upstream with its retries. The path has no query, which may hold a search term. */
export interface CallRecord {
  method: string;
  path: string;
  /** Status of the last answer, null when there was none. */
  status: number | null;
  durMs: number;
  attempts: number;
  /** Body bytes of the last answer. */
  bytes: number;
  /** May turn from `ok` to `contract` shortly after the record was handed over, when the body is parsed. */
  outcome: CallOutcome;
}
