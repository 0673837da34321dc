import type { Account } from "#contracts/account/account";
import { optionalMail } from "#contracts/vocabulary/mail";
import type { Db } from "../../database/engine";
import { signInNeeded } from "../../http/answers";
import { mostNewest, newestOf, ofAll } from "../../listing/newest";
import { stoppedMail } from "../../mail/unsubscribe";
import { sessionHash } from "../../sessions/sessions";
import { linkWorks } from "../registration/tokens";

/** A session's hash can't be used to open it; its prefix identifies it among the account's sessions. */
const handleOf = (id_hash: string) => id_hash.slice(0, 20);

/** The address of an account. Throws 401 when it has just been deleted. */
export async function emailOf(db: Db, id: number): Promise<string> {
  const own = await db.selectFrom("account").select("email").where("id", "=", id).executeTakeFirst();
  if (own === undefined) throw signInNeeded();
  return own.email;
}

/**
 * An account's data for its owner; null when it has just been deleted. `current` is the ID of the requesting session.
 */
export async function accountOf(db: Db, id: number, current: string | null, now: Date): Promise<Account | null> {
  const own = await db
    .selectFrom("account")
    .select(["email", "first_name", "created_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (own === undefined) return null;
  const waiting = await db
    .selectFrom("account_link")
    .select("email")
    .where("account_id", "=", id)
    .where("purpose", "=", "address")
    .where(linkWorks(now))
    .orderBy("asked_at", "desc")
    .executeTakeFirst();
  const stopped = await stoppedMail(db, own.email);
  const hash = current === null ? null : sessionHash(current);
  const sessions = await sessionsOf(db, id, hash, now);
  return {
    email: own.email,
    first_name: own.first_name,
    since: own.created_at?.toISOString() ?? null,
    new_email: waiting?.email ?? null,
    session_count: sessions.count,
    sessions: sessions.rows.map(({ id_hash, created_at, last_seen_at }) => ({
      handle: handleOf(id_hash),
      current: id_hash === hash,
      started_at: created_at.toISOString(),
      last_seen_at: last_seen_at?.toISOString() ?? null,
    })),
    mails: optionalMail.map((kind) => ({ kind, on: !stopped.includes(kind) })),
  };
}

/** The newest sessions of an account, always including the requesting one. */
async function sessionsOf(db: Db, id: number, current: string | null, now: Date) {
  const rows = await db
    .selectFrom("session")
    .select(["id_hash", "created_at", "last_seen_at", ofAll])
    .where("account_id", "=", id)
    .where("expires_at", ">", now)
    .orderBy((row) => row("id_hash", "=", current ?? ""), "desc")
    .orderBy("created_at", "desc")
    .orderBy("id_hash")
    .limit(mostNewest)
    .execute();
  const begun = ({ created_at }: { created_at: Date }) => created_at.getTime();
  const sessions = newestOf(rows);
  return { ...sessions, rows: sessions.rows.sort((one, other) => begun(other) - begun(one)) };
}

/**
 * Ends one session of an account by its handle, or all but the current one. Sessions that have already ended are
 * ignored.
 */
export async function endOwnSession(db: Db, id: number, session: string, current: string | null): Promise<void> {
  const ending = db.deleteFrom("session").where("account_id", "=", id);
  const hash = current === null ? "" : sessionHash(current);
  if (session === "others") await ending.where("id_hash", "!=", hash).execute();
  else await ending.where((row) => row(row.fn("left", ["id_hash", row.lit(20)]), "=", session)).execute();
}
