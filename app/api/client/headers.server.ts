import { visitorAddressHeader } from "#contracts/visitor-address";
import type { Config } from "~/platform/config.server";
import type { UpstreamRequest } from "./http-message.server";

export interface HeaderInput {
  body: UpstreamRequest["body"];
  session: string | null;
  /** The token that OPTIONS gave; only a write has one. */
  csrfToken: string | null;
  referer: string | null;
  requestId: string;
  authorization: string | null;
  /** What vouches for the visitor's address; only a write to an upstream that shares a secret has it. */
  visitorAddress: string | null;
}

/** Every header that may go to the upstream is named here; nothing of the visitor's request is passed through. */
export function requestHeaders(input: HeaderInput): Record<string, string> {
  const cookies = [
    input.session === null ? null : `sessionid=${input.session}`,
    input.csrfToken === null ? null : `csrftoken=${input.csrfToken}`,
  ].filter((pair) => pair !== null);
  return {
    accept: "application/json",
    // No decoder is kept for answers, so that a small body cannot grow into a large one.
    "accept-encoding": "identity",
    "cache-control": "no-store",
    "x-request-id": input.requestId,
    ...bodyHeaders(input.body),
    ...(cookies.length > 0 && { cookie: cookies.join("; ") }),
    ...(input.csrfToken !== null && { "x-csrftoken": input.csrfToken }),
    ...(input.referer !== null && { referer: input.referer }),
    ...(input.authorization !== null && { authorization: input.authorization }),
    ...(input.visitorAddress !== null && { [visitorAddressHeader]: input.visitorAddress }),
  };
}

function bodyHeaders(body: UpstreamRequest["body"]): Record<string, string> {
  if (body === undefined) return {};
  if (typeof body === "string") return { "content-type": "application/json" };
  return { "content-type": "application/octet-stream", "content-length": String(body.length) };
}

/** Basic authorization for hosts whose name contains stage or dev (specification, section 7). */
export function basicAuthorization(
  origin: string,
  { API_BASIC_USER: user, API_BASIC_PASSWORD: password }: Pick<Config, "API_BASIC_USER" | "API_BASIC_PASSWORD">,
): string | null {
  if (user === undefined || !/stage|dev/i.test(new URL(origin).hostname)) return null;
  return `Basic ${Buffer.from(`${user}:${password ?? ""}`, "utf8").toString("base64")}`;
}
