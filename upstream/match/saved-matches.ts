import { randomBytes } from "node:crypto";
import { type SqlBool, sql } from "kysely";
import type { MatchAnswers, SavedMatch, SavedMatchCreated, SavedMatches } from "../../app/contracts/match";
import type { NamedLink } from "../../app/contracts/mattress";
import type { Db } from "../database/engine";
import { queueMail } from "../mail/queue-mail";
import { addressOf } from "../rules/match/address";
import type { Services } from "../services";
import { findMatch } from "./find-match";
import { savedMatchMail } from "./saved-match-mail";

/** Results that a saved match keeps. */
const resultsKept = 30;
/** The same answers of the same visit within this time are one form sent twice. */
const sameWithinMs = 10 * 60_000;

export interface Saving {
  answers: MatchAnswers;
  email: string | undefined;
  accountId: number | null;
  /** Hash of the id in the session cookie, whether that session lives or not. */
  session: string | null;
}

/** Keeps the best results of today under an unguessable token, and queues the mail with the way back to them. */
export async function saveMatch(services: Services, saving: Saving): Promise<SavedMatchCreated> {
  const { db, mail, clock } = services;
  const { answers, email, accountId } = saving;
  const now = clock();
  const found = findMatch(services, answers, { page: 1, perPage: resultsKept });
  const match = { ...found, pages: 1 };
  const version = match.ruleset.version;
  return db.transaction().execute(async (transaction) => {
    const visit = await heldVisit(transaction, saving.session, now);
    const token = (await savedJustNow(transaction, saving, visit, version, now)) ?? randomBytes(24).toString("base64url");
    await transaction
      .insertInto("saved_match")
      .values({
        token,
        account_id: accountId,
        session_hash: visit,
        answers: JSON.stringify(match.answers),
        match: JSON.stringify(match),
        ruleset_version: version,
        saved_at: now,
      })
      .onConflict((conflict) => conflict.column("token").doNothing())
      .execute();
    if (email !== undefined && mail !== null) {
      await queueMail(transaction, savedMatchMail(email, token, version, mail), now);
    }
    return {
      token,
      mail: email === undefined ? "none" : mail === null ? "not-configured" : "queued",
      in_account: accountId !== null,
    };
  });
}

/** The visit, if it lives, held until the transaction ends: of two forms at once the second one waits. */
async function heldVisit(db: Db, session: string | null, now: Date): Promise<string | null> {
  if (session === null) return null;
  const visit = await db
    .selectFrom("session")
    .select("id_hash")
    .where("id_hash", "=", session)
    .where("expires_at", ">", now)
    .forUpdate()
    .executeTakeFirst();
  return visit?.id_hash ?? null;
}

/** The token of the same form, sent a moment ago. */
async function savedJustNow(db: Db, { answers, accountId }: Saving, visit: string | null, version: string, now: Date) {
  if (visit === null) return null;
  const saved = await db
    .selectFrom("saved_match")
    .select("token")
    .where("session_hash", "=", visit)
    .where("account_id", "is not distinct from", accountId)
    .where("ruleset_version", "=", version)
    .where("saved_at", ">", new Date(now.getTime() - sameWithinMs))
    .where(sql<SqlBool>`answers = ${JSON.stringify(addressOf(answers))}::jsonb`)
    .executeTakeFirst();
  return saved?.token ?? null;
}

/** What was kept under a token, or null. */
export async function readSavedMatch(db: Db, token: string): Promise<SavedMatch | null> {
  const saved = await db
    .selectFrom("saved_match")
    .select(["token", "saved_at", "match"])
    .where("token", "=", token)
    .executeTakeFirst();
  return saved === undefined ? null : { token: saved.token, saved_on: dayOf(saved.saved_at), match: saved.match };
}

/** Those of an account, newest first. */
export async function savedMatchesOf(db: Db, accountId: number): Promise<SavedMatches> {
  const rows = await db
    .selectFrom("saved_match")
    .select(["token", "saved_at", "ruleset_version", "answers"])
    .select(sql<NamedLink | null>`match -> 'results' -> 0 -> 'model'`.as("first"))
    .where("account_id", "=", accountId)
    .orderBy("saved_at", "desc")
    .orderBy("token")
    .execute();
  return {
    items: rows.map(({ saved_at, first, ...row }) => ({
      ...row,
      saved_on: dayOf(saved_at),
      first: first === null ? null : { slug: first.slug, name: first.name },
    })),
  };
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
