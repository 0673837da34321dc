import { createHash, randomBytes } from "node:crypto";
import type { Selectable } from "kysely";
import type { Db } from "../database/engine";
import type { AccountTable } from "../database/schema";
import { sessionAge } from "../http/cookies";

export interface Visitor extends Omit<Selectable<AccountTable>, "password_hash" | "email"> {
  profile_id: number | null;
  mattress_size: string | null;
}

/** Who reads the database must not be able to take over a session, so only the hash of its id is kept. */
const hashOf = (id: string) => createHash("sha256").update(id).digest("hex");

/** Begins a session and ends the one it takes the place of. Returns the id for the cookie: 256 random bits. */
export async function beginSession(
  db: Db,
  accountId: number,
  previous: string | null,
  now: Date,
): Promise<string> {
  const id = randomBytes(32).toString("base64url");
  await db.transaction().execute(async (transaction) => {
    if (previous !== null) await endSession(transaction, previous);
    await transaction
      .insertInto("session")
      .values({
        id_hash: hashOf(id),
        account_id: accountId,
        mattress_size: null,
        created_at: now,
        expires_at: new Date(now.getTime() + sessionAge * 1000),
      })
      .execute();
  });
  return id;
}

export async function endSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom("session").where("id_hash", "=", hashOf(id)).execute();
}

/** The account behind a session id, or null when there is no such session or it has expired. */
export async function findVisitor(db: Db, id: string, now: Date): Promise<Visitor | null> {
  const found = await db
    .selectFrom("session")
    .innerJoin("account", "account.id", "session.account_id")
    .leftJoin("profile", "profile.account_id", "account.id")
    .where("session.id_hash", "=", hashOf(id))
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
    ])
    .executeTakeFirst();
  return found ?? null;
}

/** Removes sessions and sign-in counts whose time is over. */
export async function removeExpired(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("session").where("expires_at", "<=", now).execute();
  await db.deleteFrom("sign_in_attempt").where("window_ends_at", "<=", now).execute();
}
