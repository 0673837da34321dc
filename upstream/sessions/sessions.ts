import { createHash, randomBytes } from "node:crypto";
import type { MattressSize } from "#contracts/mattress";
import type { Db } from "../database/engine";
import type { SessionPlace } from "./tables";
import { sessionAge } from "../http/cookies";

/** The account behind a session. */
export interface Visitor {
  id: number;
  first_name: string;
  is_staff: boolean;
  is_superuser: boolean;
  handles_payments: boolean;
  owns_stores: boolean;
  has_reviews_dashboard_access: boolean;
  profile_id: number | null;
}

/** The data of a session, whether or not somebody is signed in. */
export interface Session {
  visitor: Visitor | null;
  mattress_size: MattressSize | null;
  place: SessionPlace | null;
  /** IDs of models on the comparison tray. */
  compare_models: readonly number[];
  /** Answers of the match quiz in URL form. They are health data, so they are never logged. */
  match_answers: string | null;
  last_seen_at: Date | null;
}

/** Returns the new tray for the current one; the same array if nothing changes. */
export type TrayEdit = (before: readonly number[]) => readonly number[];

type Kept = Omit<Session, "visitor" | "last_seen_at">;
export type SessionChange = Partial<Kept>;

/** Read access to the database must not be enough to take over a session, so only the hash of its ID is stored. */
export const sessionHash = (id: string) => createHash("sha256").update(id).digest("hex");

/**
 * Starts a session and ends the one it replaces, keeping its place, size and tray. `accountId` is null for a visitor
 * without an account. Returns the ID for the cookie: 256 random bits.
 */
export const beginSession = (
  db: Db,
  accountId: number | null,
  previous: string | null,
  now: Date,
  change: SessionChange = {},
): Promise<string> =>
  db.transaction().execute((transaction) => replaceSession(transaction, accountId, previous, now, change));

/** The same within the transaction of a change that requires a new session, such as a new password. */
export async function replaceSession(
  transaction: Db,
  accountId: number | null,
  previous: string | null,
  now: Date,
  change: SessionChange = {},
): Promise<string> {
  const id = randomBytes(32).toString("base64url");
  const id_hash = sessionHash(id);
  const kept = previous === null ? {} : await takeOver(transaction, { previous, id_hash, accountId }, now);
  await transaction
    .insertInto("session")
    .values({
      id_hash,
      account_id: accountId,
      ...columnsOf({ mattress_size: null, place: null, compare_models: [], match_answers: null, ...kept, ...change }),
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + sessionAge * 1000),
    })
    .execute();
  return id;
}

/**
 * Ends the previous session and returns the data to carry over. Of two concurrent sign-ins, the second finds it ended
 * and carries over the first one's data, because the browser may keep either session.
 */
async function takeOver(
  db: Db,
  { previous, id_hash, accountId }: { previous: string; id_hash: string; accountId: number | null },
  now: Date,
): Promise<SessionChange> {
  const ended = (await endRow(db, previous, now, id_hash)) ?? (await successorOf(db, previous));
  // Nothing carries over from a session of another account.
  if (ended === undefined || ended.expires_at <= now) return {};
  if (ended.account_id !== null && ended.account_id !== accountId) return {};
  const { mattress_size, place, compare_models, match_answers } = ended;
  return { mattress_size: mattress_size as MattressSize | null, place, compare_models, match_answers };
}

const sessionColumns = [
  "account_id",
  "expires_at",
  "mattress_size",
  "place",
  "compare_models",
  "match_answers",
] as const;

/**
 * A single statement that waits for pending changes and returns their outcome, so that none is lost between reading and
 * ending the session.
 */
async function endRow(db: Db, id: string, now: Date, successor_hash: string | null) {
  const id_hash = sessionHash(id);
  const ended = await db
    .deleteFrom("session")
    .where("id_hash", "=", id_hash)
    .returning(sessionColumns)
    .executeTakeFirst();
  if (ended !== undefined) {
    await db.insertInto("ended_session").values({ id_hash, successor_hash, ended_at: now }).execute();
  }
  return ended;
}

const successorOf = (db: Db, id: string) =>
  db
    .selectFrom("ended_session")
    .innerJoin("session", "session.id_hash", "ended_session.successor_hash")
    .where("ended_session.id_hash", "=", sessionHash(id))
    .select(sessionColumns)
    .executeTakeFirst();

function columnsOf({ mattress_size, place, compare_models, match_answers }: Kept) {
  return { mattress_size, place: JSON.stringify(place), compare_models: [...compare_models], match_answers };
}

export async function endSession(db: Db, id: string, now: Date): Promise<void> {
  await db.transaction().execute((transaction) => endRow(transaction, id, now, null));
}

/** Ends all sessions of an account except the one with the given ID, as a new password does. */
export async function endSessionsOf(db: Db, accountId: number, keep: string | null): Promise<void> {
  await db
    .deleteFrom("session")
    .where("account_id", "=", accountId)
    .where("id_hash", "!=", keep === null ? "" : sessionHash(keep))
    .execute();
}

/**
 * How long an ended session can be distinguished from one that never existed: longer than any request of its browser
 * takes.
 */
export const endedKnownMs = 5 * 60_000;

/**
 * Whether its own browser has just ended this session by signing in or out. Requests that the browser sent before must
 * not set or delete a cookie, because that would undo the sign-in.
 */
export async function endedLately(db: Db, id: string): Promise<boolean> {
  const ended = await db
    .selectFrom("ended_session")
    .select("id_hash")
    .where("id_hash", "=", sessionHash(id))
    .executeTakeFirst();
  return ended !== undefined;
}

/** The session with the given ID, or null if it doesn't exist or has expired. */
export async function findSession(db: Db, id: string, now: Date): Promise<Session | null> {
  const found = await db
    .selectFrom("session")
    .leftJoin("account", "account.id", "session.account_id")
    .leftJoin("profile", "profile.account_id", "account.id")
    .where("session.id_hash", "=", sessionHash(id))
    .where("session.expires_at", ">", now)
    .select([
      "account.id",
      "account.first_name",
      "account.is_staff",
      "account.is_superuser",
      "account.handles_payments",
      "account.owns_stores",
      "account.has_reviews_dashboard_access",
      "profile.id as profile_id",
      "session.mattress_size",
      "session.place",
      "session.compare_models",
      "session.match_answers",
      "session.last_seen_at",
      "profile.size as own_size",
      "profile.place as own_place",
    ])
    .executeTakeFirst();
  if (found === undefined) return null;
  const { mattress_size, place, compare_models, match_answers, last_seen_at, own_size, own_place, ...rest } = found;
  const { id: accountId, ...account } = rest;
  return {
    visitor: accountId === null ? null : ({ ...account, id: accountId } as Visitor),
    // Until members choose otherwise, their profile applies.
    mattress_size: (mattress_size as MattressSize | null) ?? own_size,
    place: place ?? own_place,
    compare_models,
    match_answers,
    last_seen_at,
  };
}

const seenEveryMs = 15 * 60_000;

/** Records that an account's session is in use, every quarter of an hour. */
export async function touchSession(db: Db, id: string, { visitor, last_seen_at }: Session, now: Date): Promise<void> {
  if (visitor === null) return;
  if (last_seen_at !== null && Math.abs(now.getTime() - last_seen_at.getTime()) < seenEveryMs) return;
  await db.updateTable("session").set({ last_seen_at: now }).where("id_hash", "=", sessionHash(id)).execute();
}

/**
 * Overwrites data of the session with the given ID; the last write wins. Returns false if the session doesn't exist or
 * has expired.
 */
export async function changeSession(db: Db, id: string, change: SessionChange, now: Date): Promise<boolean> {
  const { place, compare_models, ...plain } = change;
  const { numUpdatedRows } = await db
    .updateTable("session")
    .set({
      ...plain,
      ...(place === undefined ? {} : { place: JSON.stringify(place) }),
      ...(compare_models === undefined ? {} : { compare_models: [...compare_models] }),
    })
    .where("id_hash", "=", sessionHash(id))
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Changes the tray based on its contents. The row is locked, so that of two concurrent changes the second starts from
 * the outcome of the first. Returns the new tray; null if the session doesn't exist.
 */
export async function changeTray(db: Db, id: string, change: TrayEdit, now: Date): Promise<readonly number[] | null> {
  return db.transaction().execute(async (transaction) => {
    const session = await transaction
      .selectFrom("session")
      .select("compare_models")
      .where("id_hash", "=", sessionHash(id))
      .where("expires_at", ">", now)
      .forUpdate()
      .executeTakeFirst();
    if (session === undefined) return null;
    const compare_models = change(session.compare_models);
    if (compare_models !== session.compare_models) await changeSession(transaction, id, { compare_models }, now);
    return compare_models;
  });
}

/** Maximum number of anonymous sessions. Any visitor starts one by reading a page, so the oldest are removed. */
const mostAnonymous = 100_000;

/** Removes expired sessions, and anonymous sessions above `most`. */
export async function removeExpiredSessions(db: Db, now: Date, most = mostAnonymous): Promise<void> {
  await db.deleteFrom("session").where("expires_at", "<=", now).execute();
  const anonymous = db.selectFrom("session").select("created_at").where("account_id", "is", null);
  await db
    .deleteFrom("session")
    .where("account_id", "is", null)
    .where("created_at", "<=", anonymous.orderBy("created_at", "desc").offset(most).limit(1))
    .execute();
}

/** Removes the records of sessions that their own browser has ended. */
export async function removeEndedSessions(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom("ended_session")
    .where("ended_at", "<=", new Date(now.getTime() - endedKnownMs))
    .execute();
}
