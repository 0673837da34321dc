import { paths } from "~/paths";
import { notFound } from "../not-found.server";
import type { ClientOptions } from "./client-options.server";
import type { UpstreamFault } from "./fault.server";
import { readMessages } from "./visitor-messages.server";

/** Body of a thrown 4xx, 502, 503 or 504 Response, for the error page. */
export interface FailureBody {
  message: string;
  requestId: string;
  retryAfter: number | null;
}

/** Status of a Response for a visitor who has left (nginx's "client closed request"); it is never delivered. */
const clientClosedRequest = 499;

/** Refusals beside 403 and 429 that a reader may see as they are; every other status of the upstream is its own trouble, and a 502. */
const passedOn = new Set([400, 409, 422]);

/** What servers and the proxies before them say of an address that is too long (RFC 9110 and RFC 6585): a bad request. */
const tooLong = new Set([414, 431]);

/** The Response that a failed read throws: not found, sign-in, or a failure in words a shopper understands. */
export function failureResponse(fault: UpstreamFault, page: Pick<ClientOptions, "pagePath" | "requestId">): Response {
  const { retryAfter } = fault;
  const status = fault.kind === "status" ? fault.upstreamStatus : null;
  if (fault.kind === "gone") return new Response(null, { status: clientClosedRequest });
  if (status === 404) return notFound();
  // On the sign-in page itself a 401 would lead back here for ever.
  if (status === 401 && !page.pagePath.startsWith(paths.signIn)) {
    return redirectTo(paths.signInThen(ownPath(page.pagePath)));
  }
  const failed = (as: number, message: string) => failure(as, { message, requestId: page.requestId, retryAfter });
  if (fault.kind === "timeout" || status === 504) return failed(504, readMessages.timeout);
  if (fault.kind === "unreachable") return failed(503, readMessages.unreachable);
  if (status === null) return failed(502, readMessages.broken);
  if (status === 403) return failed(403, readMessages.forbidden);
  if (status === 429 || status === 503) return failed(status, readMessages.busy(retryAfter));
  if (tooLong.has(status)) return failed(400, readMessages.refused);
  if (passedOn.has(status)) return failed(status, readMessages.refused);
  return failed(502, status >= 500 ? readMessages.unreachable : readMessages.broken);
}

export function redirectTo(location: string): Response {
  return new Response(null, { status: 302, headers: { location, "cache-control": "no-store" } });
}

/** A path of this site: one slash, then neither slash nor backslash, no control characters; else the home page. */
export function ownPath(path: string): string {
  return /^\/(?![/\\])[^\u0000-\u001f\u007f\\]*$/.test(path) ? path : paths.home;
}

function failure(status: number, body: FailureBody): Response {
  const headers = new Headers({
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
  });
  if (body.retryAfter !== null) headers.set("retry-after", String(body.retryAfter));
  return new Response(JSON.stringify(body), { status, headers });
}
