import { isUtf8 } from "node:buffer";
import { STATUS_CODES } from "node:http";
import type { z } from "zod";
import { readTolerantly } from "#contracts/read-tolerantly";
import { cutText } from "#contracts/text/cut-text";
import { UpstreamFault } from "./failures.server";
import type { UpstreamResponse } from "./http-message.server";

const jsonType = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

/** An escape may stand for half a character, of which no address can be made. */
const halfCharacter = /\\u[dD][89a-fA-F]/;
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, "\ufffd");

/**
 * The value with its texts well-formed, which it is made in place. A reviver would be called for each number as well, and
 * that takes ten times as long.
 */
function withWholeCharacters(value: unknown): unknown {
  if (typeof value === "string") return wellFormed(value);
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) value[index] = withWholeCharacters(value[index]);
  } else if (typeof value === "object" && value !== null) {
    const fields = value as Record<string, unknown>;
    for (const key of Object.keys(fields)) fields[key] = withWholeCharacters(fields[key]);
  }
  return value;
}

/** Longest Retry-After that is passed on, in seconds: an hour. */
const maxRetryAfter = 3600;

/** Objects and arrays that may lie within one another; the contracts have a dozen levels at most. */
const maxLevels = 64;
/** Objects and arrays of one answer; the lists of a page hold 50,000 items together. */
const maxParts = 200_000;

const [quote, backslash] = [0x22, 0x5c];
const [openArray, closeArray, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Whether JSON is nested deeper, or has more parts, than any answer needs. It is told from the bytes, since making the
 * parts of a few megabytes takes seconds, in which nobody else is served. What isn't JSON is left to the parser.
 */
export function isOverNested(json: Buffer): boolean {
  let [level, parts] = [0, 0];
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (byte === quote) {
      at += 1;
      while (at < json.length && json[at] !== quote) at += json[at] === backslash ? 2 : 1;
    } else if (byte === openArray || byte === openObject) {
      level += 1;
      parts += 1;
      if (level > maxLevels || parts > maxParts) return true;
    } else if (byte === closeArray || byte === closeObject) level -= 1;
  }
  return false;
}

/** The JSON of an answer, or null when it has no body. Throws UpstreamFault when it is not JSON in UTF-8, or nested too deep. */
export function readJson(response: UpstreamResponse): unknown {
  if (response.body.length === 0) return null;
  const encoding = String(response.headers["content-encoding"] ?? "identity").trim();
  if (!/^identity$/i.test(encoding)) throw unusable(response, "content_encoding", "The upstream's body is encoded");
  // A second content-type makes it an array, and then the type is unknown.
  const type: unknown = response.headers["content-type"];
  if (typeof type !== "string" || !jsonType.test(type)) {
    throw unusable(response, "content_type", "The upstream's body is not JSON by its type");
  }
  // Half a character is a fault and not a replacement sign.
  if (!isUtf8(response.body)) throw unusable(response, "invalid_utf8", "The upstream's body is not UTF-8");
  if (isOverNested(response.body)) throw unusable(response, "too_nested", "The upstream's body is nested too deep");
  const text = response.body.toString("utf8");
  try {
    const value: unknown = JSON.parse(text.startsWith("\ufeff") ? text.slice(1) : text);
    return halfCharacter.test(text) ? withWholeCharacters(value) : value;
  } catch {
    throw unusable(response, "invalid_json", "The upstream's body is not JSON");
  }
}

/** The body of a refusal, if it has one. */
export function jsonOrNull(response: UpstreamResponse): unknown {
  try {
    return readJson(response);
  } catch {
    return null;
  }
}

/**
 * By its contract; `onLeftOut` gets paths of broken parts. Throws UpstreamFault with a path: values may be personal.
 */
export function parseContract<T>(
  contract: z.ZodType<T>,
  value: unknown,
  onLeftOut: (fields: readonly string[]) => void,
): T {
  const read = readTolerantly(contract, value);
  if ("fault" in read) {
    const { path, code } = read.fault;
    const field = path.length === 0 ? "(whole)" : path.map(String).join(".");
    const facts = { kind: "broken", phase: "contract", code: code ?? "contract", field } as const;
    throw new UpstreamFault("The upstream's body breaks its contract", facts);
  }
  if (read.leftOut.length > 0) onLeftOut(read.leftOut);
  return read.data;
}

/** The fault of a well-formed answer that is not a success, with the message of the specification, section 8. */
export function statusFault(response: UpstreamResponse): UpstreamFault {
  const { status } = response;
  const text = response.statusText || STATUS_CODES[status] || "Unknown";
  return new UpstreamFault(status === 404 ? "Resource not found" : `HTTP ${status}: ${cutText(text, 100)}`, {
    kind: "status",
    phase: "answer",
    code: `http_${status}`,
    upstreamStatus: status,
    retryAfter: retryAfter(response.headers["retry-after"]),
    bytes: response.body.length,
  });
}

/** Retry-After in whole seconds, whichever of its two forms the upstream uses; null when absent or unreadable. */
function retryAfter(value: unknown): number | null {
  if (typeof value !== "string") return null;
  const seconds = /^\d{1,9}$/.test(value.trim()) ? Number(value) : Math.ceil((Date.parse(value) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? null : Math.min(maxRetryAfter, Math.max(0, seconds));
}

/** The fault of an answer that is of no use, whatever its status. */
export function unusable(
  { status: upstreamStatus, body }: UpstreamResponse,
  code: string,
  message: string,
  phase: "answer" | "csrf" = "answer",
): UpstreamFault {
  return new UpstreamFault(message, { kind: "broken", phase, code, upstreamStatus, bytes: body.length });
}
