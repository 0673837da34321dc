import { errorDetail, type FieldErrors } from "#contracts/refusals/errors";
import { fieldErrorsOf } from "#contracts/refusals/field-errors";
import { waitingTime } from "#contracts/refusals/waiting-time";
import type { UpstreamFault } from "./fault.server";
import type { WriteMessages } from "./visitor-messages.server";

/**
 * How a write ended. `status` is for the browser: 400, 401, 403, 409, 413, 422, 429, 502, 503 or 504. `errors` go beside
 * their fields (`non_field_errors` are the form's), `message` above them; `retryAfter` is in seconds.
 */
export type WriteOutcome<T> =
  | { ok: true; data: T }
  | { ok: false; status: number; errors: FieldErrors; message: string | null; retryAfter: number | null };

export type WriteFailure = Extract<WriteOutcome<never>, { ok: false }>;

const passedOn = new Set([400, 401, 403, 409, 422, 429]);

/** What became of a write that the upstream refused; `body` is the refusal's JSON, if it was any. */
export function refusedOutcome(
  fault: UpstreamFault,
  body: unknown,
  csrfRejected: boolean,
  words: WriteMessages,
): WriteFailure {
  const status = fault.upstreamStatus ?? 502;
  if (status === 413) return failure(status, words.tooLarge);
  if (!passedOn.has(status)) {
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
