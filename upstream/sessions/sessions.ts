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

/** What a session keeps, whether somebody is signed in or not. */
export interface Session {
  visitor: Visitor | null;
  mattress_size: MattressSize | null;
  place: SessionPlace | null;
  /** Ids of models on the comparison tray. */
  compare_models: readonly number[];
  /** Answers of the match quiz, as an address has them: health data, so they leave this service in no log. */
  match_answers: string | null;
  last_seen_at: Date | null;
}

/** A tray made from the one before; the same array where nothing changes. */
export type TrayEdit = (before: readonly number[]) => readonly number[];

type Kept = Omit<Session, "visitor" | "last_seen_at">;
export type SessionChange = Partial<Kept>;

/** Reading the database must not be enough to take over a session, so only the hash of its id is kept. */
export const sessionHash = (id: string) => createHash("sha256").update(id).digest("hex");

/**
 * Begins a session and ends the one it takes the place of, whose place, size and tray it keeps. `accountId` is
 * null for a visitor without an account. Returns the id for the cookie: 256 random bits.
 */
export const beginSession = (
  db: Db,
  accountId: number | null,
  previous: string | null,
  now: Date,
  change: SessionChange = {},
): Promise<string> =>
  db.transaction().execute((transaction) => replaceSession(transaction, accountId, previous, now, change));

/** The same within the transaction of the change that asks for another session, as a new password does. */
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
 * Ends the previous session and returns what goes on of it. Of two sign-ins at once the second finds it ended, and
 * takes from the session of the first what that took over: the browser may keep either.
 */
async function takeOver(
  db: Db,
  { previous, id_hash, accountId }: { previous: string; id_hash: string; accountId: number | null },
  now: Date,
): Promise<SessionChange> {
  const ended = (await endRow(db, previous, now, id_hash)) ?? (await successorOf(db, previous));
  // Nothing of another account's visit goes on in one's own.
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

/** One statement that waits for a change under way and returns its outcome: none is lost between a read and the end. */
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

/** Ends all sessions of an account but the one of an id, as a new password does. */
export async function endSessionsOf(db: Db, accountId: number, keep: string | null): Promise<void> {
  await db
    .deleteFrom("session")
    .where("account_id", "=", accountId)
    .where("id_hash", "!=", keep === null ? "" : sessionHash(keep))
    .execute();
}

/** How long an ended session is told from one that never was: longer than any request of its browser is under way. */
export const endedKnownMs = 5 * 60_000;

/**
 * Whether its own browser has just ended this session by signing in or out. What that browser sent before must
 * not set or take back a cookie: it would undo the sign-in.
 */
export async function endedLately(db: Db, id: string): Promise<boolean> {
  const ended = await db
    .selectFrom("ended_session")
    .select("id_hash")
    .where("id_hash", "=", sessionHash(id))
    .executeTakeFirst();
  return ended !== undefined;
}

/** What the session of an id holds, or null when there is no such session or it has expired. */
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
    // A member who has not said anything else yet wants what their profile says.
    mattress_size: (mattress_size as MattressSize | null) ?? own_size,
    place: place ?? own_place,
    compare_models,
    match_answers,
    last_seen_at,
  };
}

const seenEveryMs = 15 * 60_000;

/** Notes that an account's session is in use, every quarter of an hour. */
export async function touchSession(db: Db, id: string, { visitor, last_seen_at }: Session, now: Date): Promise<void> {
  if (visitor === null) return;
  if (last_seen_at !== null && Math.abs(now.getTime() - last_seen_at.getTime()) < seenEveryMs) return;
  await db.updateTable("session").set({ last_seen_at: now }).where("id_hash", "=", sessionHash(id)).execute();
}

/** Changes what the session of an id keeps, whatever it was: the last one stands. Returns false when there is no such session or it has expired. */
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
 * Changes the tray of a session by what is on it. The row is locked, so that of two changes at once the second one
 * begins with the outcome of the first. Returns the tray as it is then; null when there is no such session.
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

/** Sessions without an account that are kept. Any visitor starts one by reading a page, so the oldest are removed. */
const mostAnonymous = 100_000;

/** Removes sessions whose time is over, and anonymous sessions above `most`. */
export async function removeExpiredSessions(db: Db, now: Date, most = mostAnonymous): Promise<void> {
  await db.deleteFrom("session").where("expires_at", "<=", now).execute();
  const anonymous = db.selectFrom("session").select("created_at").where("account_id", "is", null);
  await db
    .deleteFrom("session")
    .where("account_id", "is", null)
    .where("created_at", "<=", anonymous.orderBy("created_at", "desc").offset(most).limit(1))
    .execute();
}

/** Forgets sessions that their own browser has ended. */
export async function removeEndedSessions(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom("ended_session")
    .where("ended_at", "<=", new Date(now.getTime() - endedKnownMs))
    .execute();
}
