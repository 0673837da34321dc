import { errorDetail, type FieldErrors } from "#contracts/refusals/errors";
import { fieldErrorsOf } from "#contracts/refusals/field-errors";
import { waitingTime } from "#contracts/refusals/waiting-time";
import { paths } from "~/paths";
import { notFound } from "../not-found.server";
import { readMessages, type WriteMessages } from "./visitor-messages.server";

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

/** Internal to app/api: routes see a Response or a WriteOutcome made from it. */
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

/** Body of a thrown 4xx, 502, 503 or 504 Response, for the error page. */
interface FailureBody {
  message: string;
  requestId: string;
  retryAfter: number | null;
}

/** Status of a Response for a visitor who has left (nginx's "client closed request"); it is never delivered. */
const clientClosedRequest = 499;

/** Refusals beside 403 and 429 that a reader may see as they are; every other status of the upstream is its own trouble, and a 502. */
const readRefusals = new Set([400, 409, 422]);

/** What servers and the proxies before them say of an address that is too long (RFC 9110 and RFC 6585): a bad request. */
const tooLong = new Set([414, 431]);

/** The Response that a failed read throws: not found, sign-in, or a failure in words a shopper understands. */
export function failureResponse(fault: UpstreamFault, page: { pagePath: string; requestId: string }): Response {
  const { retryAfter } = fault;
  const status = fault.kind === "status" ? fault.upstreamStatus : null;
  if (fault.kind === "gone") return new Response(null, { status: clientClosedRequest });
  if (status === 404) return notFound();
  // On the sign-in page itself a 401 would lead back here for ever.
  if (status === 401 && !page.pagePath.startsWith(paths.signIn)) {
    return redirectTo(paths.signInThen(ownPath(page.pagePath)));
  }
  const failed = (as: number, message: string) => answerWith(as, { message, requestId: page.requestId, retryAfter });
  if (fault.kind === "timeout" || status === 504) return failed(504, readMessages.timeout);
  if (fault.kind === "unreachable") return failed(503, readMessages.unreachable);
  if (status === null) return failed(502, readMessages.broken);
  if (status === 403) return failed(403, readMessages.forbidden);
  if (status === 429 || status === 503) return failed(status, readMessages.busy(retryAfter));
  if (tooLong.has(status)) return failed(400, readMessages.refused);
  if (readRefusals.has(status)) return failed(status, readMessages.refused);
  return failed(502, status >= 500 ? readMessages.unreachable : readMessages.broken);
}

export function redirectTo(location: string): Response {
  return new Response(null, { status: 302, headers: { location, "cache-control": "no-store" } });
}

/** A path of this site: one slash, then neither slash nor backslash, no control characters; else the home page. */
export function ownPath(path: string): string {
  return /^\/(?![/\\])[^\u0000-\u001f\u007f\\]*$/.test(path) ? path : paths.home;
}

function answerWith(status: number, body: FailureBody): Response {
  const headers = new Headers({
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
  });
  if (body.retryAfter !== null) headers.set("retry-after", String(body.retryAfter));
  return new Response(JSON.stringify(body), { status, headers });
}

/**
 * How a write ended. `status` is for the browser: 400, 401, 403, 409, 413, 422, 429, 502, 503 or 504. `errors` go beside
 * their fields (`non_field_errors` are the form's), `message` above them; `retryAfter` is in seconds.
 */
export type WriteOutcome<T> =
  | { ok: true; data: T }
  | { ok: false; status: number; errors: FieldErrors; message: string | null; retryAfter: number | null };

export type WriteFailure = Extract<WriteOutcome<never>, { ok: false }>;

/** Refusals of a write that its form shows as they are. */
const writeRefusals = new Set([400, 401, 403, 409, 422, 429]);

/** What became of a write that the upstream refused; `body` is the refusal's JSON, if it was any. */
export function refusedOutcome(
  fault: UpstreamFault,
  body: unknown,
  csrfRejected: boolean,
  words: WriteMessages,
): WriteFailure {
  const status = fault.upstreamStatus ?? 502;
  if (status === 413) return failure(status, words.tooLarge);
  if (!writeRefusals.has(status)) {
    return failure(status === 503 || status === 504 ? status : 502, words.broken, fault.retryAfter);
  }
  const errors = fieldErrorsOf(body);
  const detail = errorDetail.safeParse(body);
  const said = detail.success ? detail.data.detail : null;
  if (csrfRejected) return failure(status, words.formExpired);
  if (status === 403) return failure(status, said ?? words.forbidden);
  if (status === 429) return failure(status, tooMany(fault.retryAfter, said, words), fault.retryAfter);
  const generic = status === 409 ? words.conflict : words.refused;
  return { ...failure(status, said ?? (Object.keys(errors).length > 0 ? null : generic)), errors };
}

/** The upstream knows best what there was too much of; when to come back is added where it doesn't say it. */
function tooMany(retryAfter: number | null, said: string | null, words: WriteMessages): string {
  if (said === null) return words.tooMany(retryAfter);
  return retryAfter === null || /\bagain\b/i.test(said)
    ? said
    : `${said} Please try again in ${waitingTime(retryAfter)}.`;
}

/** What became of a write that the upstream was not asked for. */
export const tooManyForms = (retryAfter: number, words: WriteMessages): WriteFailure =>
  failure(429, words.tooManyForms(retryAfter), retryAfter);

/** What became of a write that got no usable answer. `sent` tells whether the write itself, not OPTIONS, went out. */
export function faultOutcome(fault: UpstreamFault, sent: boolean, words: WriteMessages): WriteFailure {
  const left = sent && fault.phase !== "connect" && fault.phase !== "breaker";
  if (!left) return failure(503, words.notSent, fault.retryAfter);
  if (fault.kind === "timeout") return failure(504, words.unconfirmed);
  if (fault.kind === "dropped") return failure(502, words.dropped);
  // A success whose body is unusable was most likely saved.
  const accepted = fault.upstreamStatus !== null && fault.upstreamStatus < 300;
  return failure(502, accepted || fault.phase === "contract" ? words.unconfirmed : words.broken);
}

function failure(status: number, message: string | null, retryAfter: number | null = null): WriteFailure {
  return { ok: false, status, errors: {}, message, retryAfter };
}
