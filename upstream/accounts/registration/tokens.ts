import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";

/** Reading the database must not be enough to use a link that was mailed, so only the hash of its token is kept. */
export const tokenHash = (token: string) => createHash("sha256").update(token).digest("hex");

/** 256 random bits, for the address of a link, and what is kept of them. */
export function newToken() {
  const token = randomBytes(32).toString("base64url");
  return { token, token_hash: tokenHash(token) };
}

/** The key of a form with the address in it: a page that comes from the history with another address is another form. */
export const keyFor = (key: string | undefined, email: string) =>
  key === undefined ? null : createHash("sha256").update(`${key} ${email}`).digest("base64url");

const hourMs = 60 * 60_000;
export const lastsMs = { "sign-up": 24 * hourMs, reset: hourMs, address: 24 * hourMs };

export const until = (now: Date, purpose: keyof typeof lastsMs) => new Date(now.getTime() + lastsMs[purpose]);

/**
 * Of a mailed link, that it may be used. One that was asked for in the time to come was so under a clock that has been put
 * right since, and would work for as long as that was ahead.
 */
export const linkWorks = (now: Date) =>
  sql<boolean>`expires_at > ${now} and asked_at < ${new Date(now.getTime() + Math.max(...Object.values(lastsMs)))}`;
