import { withoutAddresses } from "../addresses";
import type { Redact } from "../secret-addresses";

/** Headers, then items of header and payload: all that is sent to the error reporting service passes as one of these. */
export type Envelope = [headers: object, items: readonly [header: object, payload: unknown][]];

/** Path and host stay, also within a sentence; style sheets, which hold slashes and hashes too, stay whole. */
const query = /(?<![^\s"'?#\\;{}()<>,*])([^\s"'/?#\\;{}()<>,*]*\/[^\s"'?#\\;{}()<>,*]*)[?#][^\s"')]*/g;
const withoutQueries = (text: string) => text.replace(query, "$1");

/** A query alone, or the page that somebody came from. */
const dropped = new Set([
  "Referer",
  "query_string",
  "http.query",
  "http.fragment",
  "url.query",
  "url.fragment",
  "http.request.header.referer",
]);
/** Which element was the largest or moved: its labels may say what somebody answered. */
const ofElement = /^(?:lcp\.(?:element|id)|cls\.source\..*)$/;

const rewritten = (json: string, clean: (text: string) => string): unknown =>
  JSON.parse(json, (key, value: unknown) =>
    dropped.has(key) || ofElement.test(key) ? undefined : typeof value === "string" ? clean(value) : value,
  );

/**
 * Takes out what a visitor searched for, answered or typed: queries, keys of saved results, referring pages, e-mail
 * addresses. Here, at the last station, because the service's hooks see only parts of a recording or a trace.
 */
export function withoutWords([headers, items]: Envelope, redact: Redact): Envelope {
  const cleaned = (text: string) => withoutAddresses(withoutQueries(redact(text)));
  return [
    { ...headers, ...("trace" in headers ? { trace: rewritten(JSON.stringify(headers.trace), cleaned) } : {}) },
    items.flatMap(([header, payload]) => {
      if (typeof payload === "object" && !(payload instanceof Uint8Array)) {
        return [[header, rewritten(JSON.stringify(payload), cleaned)] as [object, unknown]];
      }
      const recording = typeof payload === "string" ? recordingWithoutWords(payload, redact) : null;
      return recording === null
        ? []
        : [[{ ...header, length: new TextEncoder().encode(recording).length }, recording] as [object, unknown]];
    }),
  ];
}

/** One line of facts, one of frames; null when it is anything else. */
function recordingWithoutWords(recording: string, redact: Redact): string | null {
  // Its words are masked already, and an at sign is one of a style sheet.
  const cleaned = (text: string) => withoutQueries(redact(text));
  try {
    return recording
      .split("\n")
      .map((line) => JSON.stringify(rewritten(line, cleaned)))
      .join("\n");
  } catch {
    return null;
  }
}
