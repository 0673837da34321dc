import { createHmac } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";
import { Readable } from "node:stream";
import { visitorAddressHeader, visitorAddressText, type VouchedRequest } from "#contracts/visitor-address";
import type { Config } from "~/platform/config.server";
import { notFound } from "../not-found.server";

export type Method = "GET" | "HEAD" | "OPTIONS" | "POST" | "PUT" | "PATCH" | "DELETE";

/** A file that a visitor sent, on the disk of this server until its page is answered. */
export class SentFile {
  constructor(
    private readonly file: FileHandle,
    /** Bytes. */
    readonly length: number,
  ) {}

  /** All of it, each time anew: a write that was refused for its token is sent again. */
  open(): Readable {
    return Readable.from(this.#pieces(), { objectMode: false });
  }

  // A stream of Node's own closes the file when it is destroyed.
  async *#pieces() {
    for (let at = 0; at < this.length;) {
      const { buffer, bytesRead } = await this.file.read({ buffer: Buffer.alloc(65_536), position: at });
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
      at += bytesRead;
    }
  }
}

export interface UpstreamRequest {
  method: Method;
  url: URL;
  headers: Record<string, string>;
  /** JSON, or a file. */
  body?: string | SentFile | undefined;
  /** A file is its body, or that of the write that follows. */
  upload?: boolean;
  /** 0 means none. */
  headersTimeoutMs: number;
  /** For all of it, waiting for a socket included; Infinity means none. */
  limitMs: number;
  /** Aborts the request when the visitor leaves; a write has none. */
  signal?: AbortSignal | undefined;
  fresh?: boolean;
  /** Called as soon as a well-formed head has come, also when the body fails afterwards. */
  onHead?: (head: ResponseHead) => void;
}

export interface ResponseHead {
  status: number;
  statusText: string;
  headers: IncomingHttpHeaders;
  setCookies: string[];
}

/** A whole response; the body is as it was sent, never decoded. */
export interface UpstreamResponse extends ResponseHead {
  body: Buffer;
}

export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

interface ApiBase {
  origin: string;
  version: number;
}

/**
 * The URL of a call (specification, section 7): origin, `/api/v{version}`, the path, a trailing slash when
 * the path has no query of its own, then the parameters that are neither null nor undefined. A path that
 * begins with http is used as given, for the configured origin only. Throws TypeError for another host and
 * for paths that could climb out of the prefix.
 */
export function buildUrl(base: ApiBase, path: string, query: Query = {}): URL {
  const absolute = /^https?:/i.test(path);
  const url = absolute ? absoluteUrl(base, path) : new URL(`${base.origin}/api/v${base.version}/${relativePart(path)}`);
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) url.searchParams.append(name, String(value));
  }
  return url;
}

/** A part of a path, escaped. Throws not found for what cannot be one: empty, `.`, `..`, half a character. */
export function segment(value: string): string {
  if (value === "" || value === "." || value === "..") throw notFound();
  try {
    return encodeURIComponent(value);
  } catch {
    throw notFound();
  }
}

function absoluteUrl(base: ApiBase, path: string): URL {
  const url = new URL(path);
  // Never send a session to a host that an answer or an input named.
  if (url.origin !== base.origin || url.username !== "" || url.password !== "") {
    throw new TypeError("An absolute path must belong to the configured upstream");
  }
  url.hash = "";
  return url;
}

function relativePart(path: string): string {
  const [pathname = "", ...rest] = path.replace(/^\/+/, "").split("?");
  const climbs = pathname.split("/").some((part) => /^(\.|%2e){1,2}$/i.test(part));
  // URL parsing would resolve dots, turn backslashes into slashes and drop control characters.
  if (climbs || /[\\#\u0000-\u0020\u007f]/.test(path)) throw new TypeError("Not a path of the upstream");
  if (rest.length > 0) return `${pathname}?${rest.join("?")}`;
  return pathname === "" || pathname.endsWith("/") ? pathname : `${pathname}/`;
}

interface HeaderInput {
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

/** Vouches for a visitor's address: the header's value, or null without a secret or for what is no address. */
export function vouchedAddress(
  secret: string | undefined,
  address: string | undefined,
  request: VouchedRequest,
  now = Date.now(),
): string | null {
  // What a trusted proxy forwards may be any text.
  if (secret === undefined || address === undefined || isIP(address) === 0) return null;
  const seconds = String(Math.floor(now / 1000));
  const signature = createHmac("sha256", secret)
    .update(visitorAddressText(address, seconds, request))
    .digest("base64url");
  return `${address} ${seconds} ${signature}`;
}
