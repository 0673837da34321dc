import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";

/** Read access to the database must not be enough to use a mailed link, so only the hash of its token is stored. */
export const tokenHash = (token: string) => createHash("sha256").update(token).digest("hex");

/** 256 random bits for the URL of a link, and the hash to store. */
export function newToken() {
  const token = randomBytes(32).toString("base64url");
  return { token, token_hash: tokenHash(token) };
}

/**
 * A form's key combined with its address: a page from the browser's history with a different address counts as another
 * form.
 */
export const keyFor = (key: string | undefined, email: string) =>
  key === undefined ? null : createHash("sha256").update(`${key} ${email}`).digest("base64url");

const hourMs = 60 * 60_000;
export const lastsMs = { "sign-up": 24 * hourMs, reset: hourMs, address: 24 * hourMs };

export const until = (now: Date, purpose: keyof typeof lastsMs) => new Date(now.getTime() + lastsMs[purpose]);

/**
 * Whether a mailed link may be used. One requested in the future was created under a clock that has since been
 * corrected, and would stay valid for as long as that clock was ahead.
 */
export const linkWorks = (now: Date) =>
  sql<boolean>`expires_at > ${now} and asked_at < ${new Date(now.getTime() + Math.max(...Object.values(lastsMs)))}`;
