/**
 * Why a call to the upstream gave nothing that can be used.
 *
 * - `unreachable` never left this server: refused, no such host, breaker open
 * - `dropped`     sent, but the connection ended before an answer began
 * - `timeout`     one of the timers ran out
 * - `broken`      an answer that cannot be trusted: malformed, cut short, too large, not the contract
 * - `status`      a well-formed refusal; `upstreamStatus` is its status
 * - `gone`        the visitor left, so the read was abandoned
 */
export type FaultKind = "unreachable" | "dropped" | "timeout" | "broken" | "status" | "gone";

export type Phase = "breaker" | "csrf" | "connect" | "headers" | "body" | "answer" | "contract";

type FaultFacts = Pick<UpstreamFault, "kind" | "phase" | "code"> &
  Partial<Pick<UpstreamFault, "upstreamStatus" | "retryAfter" | "bytes" | "field">>;

/** Internal to app/api: routes see a Response or a WriteOutcome made from it (failures.server.ts). */
export class UpstreamFault extends Error {
  readonly kind: FaultKind;
  readonly phase: Phase;
  /** Short machine name, e.g. ECONNREFUSED, UND_ERR_SOCKET, content_type. */
  readonly code: string;
  readonly upstreamStatus: number | null;
  /** Seconds, as the upstream or the breaker gave them. */
  readonly retryAfter: number | null;
  /** Body bytes received before it failed. */
  readonly bytes: number;
  /** Path of the field that breaks the contract; never its value. */
  readonly field: string | undefined;

  constructor(message: string, facts: FaultFacts) {
    super(message);
    this.name = "UpstreamFault";
    this.kind = facts.kind;
    this.phase = facts.phase;
    this.code = facts.code;
    this.upstreamStatus = facts.upstreamStatus ?? null;
    this.retryAfter = facts.retryAfter ?? null;
    this.bytes = facts.bytes ?? 0;
    this.field = facts.field;
  }
}

/** As it is reported: without path, status text and value, each of which may hold what a visitor typed. */
export class UpstreamFailure extends Error {
  constructor(method: string, path: string, { code, field, upstreamStatus: status }: UpstreamFault) {
    // "/api/v2/brands/casper/" → "brands"
    const resource = path.split("/")[3] ?? "";
    super(
      `${method} ${resource}: ${code}${field === undefined ? "" : ` at ${field}`}${status === null ? "" : ` (${status})`}`,
    );
    this.name = "UpstreamFailure";
  }
}

/** Whether the upstream itself failed, which is what the breaker counts: a refusal of one caller is not that. */
export function isUpstreamFailure(fault: UpstreamFault): boolean {
  if (fault.kind === "gone" || fault.phase === "breaker") return false;
  return fault.kind !== "status" || (fault.upstreamStatus ?? 0) >= 500;
}
