import { createHash, randomBytes } from "node:crypto";
import type { Selectable } from "kysely";
import type { MattressSize } from "../../app/contracts/mattress";
import type { Db } from "../database/engine";
import type { AccountTable, VisitedPlace } from "../database/schema";
import { sessionAge } from "../http/cookies";

/** The account behind a session. */
export interface Visitor extends Omit<Selectable<AccountTable>, "password_hash" | "email"> {
  profile_id: number | null;
}

/** What a session keeps, whether somebody is signed in or not. */
export interface Visit {
  visitor: Visitor | null;
  mattress_size: MattressSize | null;
  place: VisitedPlace | null;
  /** Ids of models on the comparison tray. */
  compare_models: readonly number[];
}

export type VisitChange = Partial<Omit<Visit, "visitor">>;

/** Who reads the database must not be able to take over a session, so only the hash of its id is kept. */
export const sessionHash = (id: string) => createHash("sha256").update(id).digest("hex");

/**
 * Begins a session and ends the one it takes the place of, whose place, size and tray it keeps. `accountId` is
 * null for a visitor without an account. Returns the id for the cookie: 256 random bits.
 */
export async function beginSession(
  db: Db,
  accountId: number | null,
  previous: string | null,
  now: Date,
  change: VisitChange = {},
): Promise<string> {
  const id = randomBytes(32).toString("base64url");
  await db.transaction().execute(async (transaction) => {
    const kept = previous === null ? null : await findVisit(transaction, previous, now);
    if (previous !== null) await endSession(transaction, previous);
    await transaction
      .insertInto("session")
      .values({
        id_hash: sessionHash(id),
        account_id: accountId,
        ...columnsOf({ mattress_size: null, place: null, compare_models: [], ...keptBy(kept, accountId), ...change }),
        created_at: now,
        expires_at: new Date(now.getTime() + sessionAge * 1000),
      })
      .execute();
  });
  return id;
}

/** Nothing of another account's visit goes on in one's own. */
function keptBy(visit: Visit | null, accountId: number | null): VisitChange {
  if (visit === null || (visit.visitor !== null && visit.visitor.id !== accountId)) return {};
  const { visitor: _, ...kept } = visit;
  return kept;
}

function columnsOf({ mattress_size, place, compare_models }: Omit<Visit, "visitor">) {
  return { mattress_size, place: JSON.stringify(place), compare_models: [...compare_models] };
}

export async function endSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom("session").where("id_hash", "=", sessionHash(id)).execute();
}

/** What the session of an id holds, or null when there is no such session or it has expired. */
export async function findVisit(db: Db, id: string, now: Date): Promise<Visit | null> {
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
      "account.owns_stores",
      "account.has_reviews_dashboard_access",
      "profile.id as profile_id",
      "session.mattress_size",
      "session.place",
      "session.compare_models",
    ])
    .executeTakeFirst();
  if (found === undefined) return null;
  const { mattress_size, place, compare_models, id: accountId, ...account } = found;
  return {
    visitor: accountId === null ? null : ({ ...account, id: accountId } as Visitor),
    mattress_size: mattress_size as MattressSize | null,
    place,
    compare_models,
  };
}

/** Changes what the session of an id keeps. Returns false when there is no such session or it has expired. */
export async function changeVisit(db: Db, id: string, change: VisitChange, now: Date): Promise<boolean> {
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

/** Sessions without an account that are kept. Anybody begins one by reading a page, so the oldest give way. */
const mostAnonymous = 100_000;

/** Removes sessions and sign-in counts whose time is over, and anonymous sessions above `most`. */
export async function removeExpired(db: Db, now: Date, most = mostAnonymous): Promise<void> {
  await db.deleteFrom("session").where("expires_at", "<=", now).execute();
  const anonymous = db.selectFrom("session").select("created_at").where("account_id", "is", null);
  await db
    .deleteFrom("session")
    .where("account_id", "is", null)
    .where("created_at", "<=", anonymous.orderBy("created_at", "desc").offset(most).limit(1))
    .execute();
  await db.deleteFrom("sign_in_attempt").where("window_ends_at", "<=", now).execute();
}
