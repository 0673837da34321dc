import { createHash } from "node:crypto";

/** Names a body, and weakly, since that is compressed on its way. */
export const weakTag = (body: string) => `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;

const opaque = (tag: string) => tag.trim().replace(/^W\//, "");

/** Whether the asker has what this tag names (RFC 9110, 13.1.2). */
export function isUnchanged(request: Request, etag: string): boolean {
  const held = request.headers.get("If-None-Match");
  if (held === null) return false;
  return held.trim() === "*" || held.split(",").some((tag) => opaque(tag) === opaque(etag));
}
