import { createHash } from "node:crypto";
import { ipKeyGenerator } from "express-rate-limit";
import { sql } from "kysely";
import type { Db } from "../database/engine";
import { Refusal } from "../http/answers";

export interface SignInLimit {
  /** Tries that one account may be given from one address within a window. */
  tries: number;
  windowMs: number;
}

export const usualSignInLimit: SignInLimit = { tries: 5, windowMs: 5 * 60_000 };

/** An account from an address (of IPv6 the /64, which is one household); hashed, so that no e-mail is stored. */
export function signInKey(email: string, address: string): string {
  return createHash("sha256")
    .update(`${email.toLowerCase()}\n${ipKeyGenerator(address, 64)}`)
    .digest("hex");
}

/**
 * Counts a try before the password is looked at, in one statement, so that tries at the same time can't
 * slip past. Kept in the database, so several servers share it. Throws 429 with Retry-After in seconds.
 */
export async function countSignInTry(db: Db, limit: SignInLimit, key: string, now: Date): Promise<void> {
  const end = new Date(now.getTime() + limit.windowMs);
  const { failures, window_ends_at } = await db
    .insertInto("sign_in_attempt")
    .values({ key_hash: key, failures: 1, window_ends_at: end })
    .onConflict((conflict) =>
      conflict.column("key_hash").doUpdateSet({
        failures: sql`case when sign_in_attempt.window_ends_at <= ${now} then 1 else sign_in_attempt.failures + 1 end`,
        window_ends_at: sql`case when sign_in_attempt.window_ends_at <= ${now} then ${end} else sign_in_attempt.window_ends_at end`,
      }),
    )
    .returning(["failures", "window_ends_at"])
    .executeTakeFirstOrThrow();
  if (failures <= limit.tries) return;
  const seconds = Math.max(1, Math.ceil((window_ends_at.getTime() - now.getTime()) / 1000));
  throw new Refusal(
    429,
    { detail: `Too many sign-in attempts. Expected available in ${seconds} seconds.`, code: "throttled" },
    { "Retry-After": String(seconds) },
  );
}

export async function forgetSignInTries(db: Db, key: string): Promise<void> {
  await db.deleteFrom("sign_in_attempt").where("key_hash", "=", key).execute();
}
