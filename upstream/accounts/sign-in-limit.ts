import { createHash } from "node:crypto";
import { ipKeyGenerator } from "express-rate-limit";
import { sql } from "kysely";
import { waitingTime } from "#contracts/refusals/waiting-time";
import type { Db } from "../database/engine";
import type { DbAndClock } from "../database/services";
import { HttpError } from "../http/answers";
import type { VisitorSecret } from "../http/visitor-address";
import { lockAccount } from "./lock-account";

export interface Bound {
  tries: number;
  windowMs: number;
}

export interface SignInLimit {
  /** For one account from one address. */
  address: Bound;
  /** For one account from all addresses together; known addresses are exempt. */
  account: Bound;
}

export interface SignInServices extends DbAndClock, VisitorSecret {
  signInLimit: SignInLimit;
}

/** One address has at most 60 tries an hour, so on its own it can't use up those of the account. */
export const defaultSignInLimit: SignInLimit = {
  address: { tries: 5, windowMs: 5 * 60_000 },
  account: { tries: 100, windowMs: 60 * 60_000 },
};

/** How many known addresses an account has, and how long each stays known after its last sign-in. */
const mostKnown = 20;
export const knownForMs = 90 * 86_400_000;

/** A sign-in attempt: for which account, from which address. */
export interface SignInTry {
  email: string;
  address: string;
}

export const hash = (...parts: string[]) => createHash("sha256").update(parts.join("\n")).digest("hex");
const accountKey = ({ email }: SignInTry) => hash(email.toLowerCase());
/** An account at an address, using the /64 for IPv6, which is one household. Hashed, so that neither is stored. */
const addressKey = ({ email, address }: SignInTry) => hash(email.toLowerCase(), networkOf(address));

export const networkOf = (address: string) => ipKeyGenerator(address.replace(/^::ffff:(?=\d+\.)/i, ""), 64);

/**
 * Counts an attempt before the password is checked. Throws 429 with Retry-After in seconds. Treats existing and unknown
 * accounts alike.
 */
export async function countSignInTry(db: Db, limit: SignInLimit, asked: SignInTry, now: Date): Promise<void> {
  const atAddress = await count(db, limit.address, addressKey(asked), now);
  // Attempts rejected here do not count against the account, so one address can't use up all of its tries.
  if (atAddress !== null) throw throttled(atAddress);
  const atAccount = await count(db, limit.account, accountKey(asked), now);
  if (atAccount !== null && !(await isKnown(db, asked, now))) throw throttled(atAccount);
}

/** Attempts are never counted for longer than this, whatever their bound says. */
export const longestWindowMs = 24 * 60 * 60_000;

/**
 * More than the clocks of servers sharing a database differ, and than a statement is delayed after its clock was read.
 */
const clockSkewMs = 60_000;

/**
 * A single statement, so that concurrent attempts can't slip past. Returns the seconds to wait, or null. A window that
 * ends later than any that could start now is also over: it started under a clock that has since been corrected.
 */
export async function count(db: Db, { tries, windowMs }: Bound, key: string, now: Date): Promise<number | null> {
  const end = new Date(now.getTime() + Math.min(windowMs, longestWindowMs));
  const latest = new Date(end.getTime() + clockSkewMs);
  const isOver = sql`(sign_in_attempt.window_ends_at <= ${now} or sign_in_attempt.window_ends_at > ${latest})`;
  const { failures, window_ends_at } = await db
    .insertInto("sign_in_attempt")
    .values({ key_hash: key, failures: 1, window_ends_at: end })
    .onConflict((conflict) =>
      conflict.column("key_hash").doUpdateSet({
        failures: sql`case when ${isOver} then 1 else sign_in_attempt.failures + 1 end`,
        window_ends_at: sql`case when ${isOver} then ${end} else sign_in_attempt.window_ends_at end`,
      }),
    )
    .returning(["failures", "window_ends_at"])
    .executeTakeFirstOrThrow();
  return failures <= tries ? null : Math.max(1, Math.ceil((window_ends_at.getTime() - now.getTime()) / 1000));
}

export const throttled = (seconds: number, what = "tried to log in") =>
  new HttpError(
    429,
    {
      detail: `You’ve ${what} too many times. Please try again in ${waitingTime(seconds)}.`,
      code: "throttled",
    },
    { "Retry-After": String(seconds) },
  );

export async function isKnown(db: Db, asked: SignInTry, now: Date): Promise<boolean> {
  const known = await db
    .selectFrom("known_address")
    .select("key_hash")
    .where("key_hash", "=", addressKey(asked))
    .where("signed_in_at", ">", new Date(now.getTime() - knownForMs))
    // Later ones come from a clock that has since been corrected; the clocks of several machines differ by less.
    .where("signed_in_at", "<", new Date(now.getTime() + longestWindowMs))
    .executeTakeFirst();
  return known !== undefined;
}

/** After a correct password: the address becomes known, its failed tries are deleted, and this one isn't counted. */
export async function recordSignIn(db: Db, accountId: number, asked: SignInTry, now: Date): Promise<void> {
  const key_hash = addressKey(asked);
  await db.transaction().execute(async (transaction) => {
    // Serialized per account, so that the deletions below never deadlock.
    const account = await lockAccount(transaction, accountId);
    // The account was deleted meanwhile; the caller notices next.
    if (account === undefined) return;
    await transaction.deleteFrom("sign_in_attempt").where("key_hash", "=", key_hash).execute();
    await transaction
      .updateTable("sign_in_attempt")
      .set((row) => ({ failures: row("failures", "-", 1) }))
      .where("key_hash", "=", accountKey(asked))
      .where("failures", ">", 0)
      .execute();
    await transaction
      .insertInto("known_address")
      .values({ key_hash, account_id: accountId, signed_in_at: now })
      .onConflict((conflict) => conflict.column("key_hash").doUpdateSet({ account_id: accountId, signed_in_at: now }))
      .execute();
    const newest = transaction
      .selectFrom("known_address")
      .select("key_hash")
      .where("account_id", "=", accountId)
      .orderBy("signed_in_at", "desc")
      .orderBy("key_hash")
      .limit(mostKnown);
    await transaction
      .deleteFrom("known_address")
      .where("account_id", "=", accountId)
      .where("key_hash", "not in", newest)
      .execute();
  });
}

export async function removeExpiredTries(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom("sign_in_attempt")
    .where((row) =>
      row.or([
        row("window_ends_at", "<=", now),
        row("window_ends_at", ">", new Date(now.getTime() + longestWindowMs + clockSkewMs)),
      ]),
    )
    .execute();
}

export async function removeKnownAddresses(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom("known_address")
    .where("signed_in_at", "<=", new Date(now.getTime() - knownForMs))
    .execute();
}
