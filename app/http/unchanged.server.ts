import { createHash } from "node:crypto";

interface Kept {
  type: string;
  /** Seconds for which caches keep it. */
  keep: number;
  /** Names its content; by default made of the body, and weak, since that is compressed on its way. */
  etag?: string;
}

export const weakTag = (body: string) => `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;

const opaque = (tag: string) => tag.trim().replace(/^W\//, "");

/** Whether the asker has what this tag names (RFC 9110, 13.1.2). */
export function isUnchanged(request: Request, etag: string): boolean {
  const held = request.headers.get("If-None-Match");
  if (held === null) return false;
  return held.trim() === "*" || held.split(",").some((tag) => opaque(tag) === opaque(etag));
}

/** What a resource route answers: a body that caches keep, or 304 to whoever has it. */
export function keptAnswer(request: Request, body: string, { type, keep, etag = weakTag(body) }: Kept): Response {
  const headers = { "Cache-Control": `public, max-age=${keep}`, ETag: etag };
  if (isUnchanged(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, "Content-Type": type } });
}
