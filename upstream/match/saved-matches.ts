import { createHash, randomBytes } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import type { MatchAnswers } from "#contracts/match/match";
import type { SavedMatch, SavedMatchCreated, SavedMatches } from "#contracts/match/saved-match";
import type { Db } from "../database/engine";
import type { DbAndClock } from "../database/services";
import { keyUsed } from "../http/answers";
import { mostNewest, newestOf, ofAll } from "../listing/newest";
import { accountAddress } from "../mail/deliverable-address";
import { queueMail } from "../mail/queue-mail";
import type { MailServices } from "../mail/settings";
import { stoppedMail, unsubscribePath } from "../mail/unsubscribe";
import { dayOf } from "#contracts/us-days";
import { accountWithEmail } from "../sessions/existing-account";
import { findMatch, type MatchServices } from "./find-match";
import { savedMatchMail } from "./emails";

/** How many results a saved match keeps. */
const resultsKept = 30;
/** How many calendar months a match without an account is kept. */
export const monthsKept = 13;

export interface Saving {
  answers: MatchAnswers;
  email: string | undefined;
  /**
   * The form's key: the same form produces the same match, whoever submits it. Without a key, each saving creates a
   * match.
   */
  key: string | undefined;
  accountId: number | null;
}

const savedOtherwise = () =>
  keyUsed(
    "From this page you’ve already saved the results for other answers. To save these as well, press the button again.",
  );

/**
 * Saves today's best results under an unguessable token, and queues the mail with the link to them; if the same form
 * names another address, that gets its own mail. Throws 409 when the form was saved with other answers.
 */
export async function saveMatch(
  services: MatchServices & DbAndClock & MailServices,
  saving: Saving,
): Promise<SavedMatchCreated> {
  const { db, mail, sendsMail, clock } = services;
  const { answers, email, key, accountId } = saving;
  const now = clock();
  const found = findMatch(services, answers, { perPage: resultsKept });
  // The snapshot never changes, so it has no choices, and no deals, which end.
  const results = found.results.map((result) => ({ ...result, deal: null }));
  const match = { ...found, results, pages: 1, facets: [] };
  const mailed = async (transaction: Db, recipient: string, saved: Parameters<typeof savedMatchMail>[1]) => {
    if (!sendsMail) return "not-configured" as const;
    if ((await stoppedMail(transaction, recipient)).includes("saved-match")) {
      // That somebody opted out reveals that they have used this site, so only their own account is told.
      const own = accountId === null ? null : await accountWithEmail(transaction, accountId, accountAddress(recipient));
      return own === null ? ("queued" as const) : ("stopped" as const);
    }
    const stop = await unsubscribePath(transaction, "saved-match", recipient);
    await queueMail(transaction, savedMatchMail(recipient, saved, stop, mail), eventOf(saved.token), now);
    return "queued" as const;
  };
  return db.transaction().execute(async (transaction) => {
    // Of two concurrent submissions, the second waits here and gets the first one's match.
    const saved = await transaction
      .insertInto("saved_match")
      .values({
        token: randomBytes(24).toString("base64url"),
        key: key ?? null,
        account_id: accountId,
        answers: JSON.stringify(match.answers),
        match: JSON.stringify(match),
        ruleset_version: match.ruleset!.version,
        saved_at: now,
        kept_until: accountId === null ? monthsAfter(now, monthsKept) : null,
      })
      .onConflict((conflict) =>
        conflict
          .column("key")
          .doUpdateSet(({ fn, ref }) => {
            const account = fn.coalesce("saved_match.account_id", "excluded.account_id");
            return {
              account_id: account,
              kept_until: sql<string | null>`case when ${account} is null then ${ref("saved_match.kept_until")} end`,
            };
          })
          .whereRef("saved_match.answers", "=", "excluded.answers"),
      )
      .returning(["token", "account_id", "ruleset_version", "kept_until"])
      .executeTakeFirstOrThrow(savedOtherwise);
    return {
      token: saved.token,
      mail: email === undefined ? "none" : await mailed(transaction, email, saved),
      in_account: accountId !== null && saved.account_id === accountId,
    };
  });
}

/** The token gives access to the match, so only its hash is stored with the mail. */
const eventOf = (token: string) => `saved match ${createHash("sha256").update(token).digest("base64url")}`;

/** The day this many calendar months later, or the last day of a shorter month. */
const monthsAfter = (moment: Date, months: number): RawBuilder<string> =>
  sql`(${dayOf(moment)}::date + make_interval(months => ${months}::integer))::date`;

/** Removes expired matches, which are those without an account. */
export async function removeUnkept(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("saved_match").where("kept_until", "<", dayOf(now)).execute();
}

/** The match saved under a token, or null. */
export async function readSavedMatch(db: Db, token: string): Promise<SavedMatch | null> {
  const saved = await db
    .selectFrom("saved_match")
    .select(["token", "saved_at", "kept_until", "match"])
    .where("token", "=", token)
    .executeTakeFirst();
  if (saved === undefined) return null;
  const { saved_at, ...row } = saved;
  return { ...row, saved_on: dayOf(saved_at) };
}

/** An account's matches, newest first; older ones beyond the limit keep their URL. */
export async function savedMatchesOf(db: Db, accountId: number): Promise<SavedMatches> {
  const rows = await db
    .selectFrom("saved_match")
    .select(["token", "saved_at", "ruleset_version", "answers", "first_slug", "first_name", ofAll])
    .where("account_id", "=", accountId)
    .orderBy("saved_at", "desc")
    .orderBy("token")
    .limit(mostNewest)
    .execute();
  const { rows: saved, count } = newestOf(rows);
  return {
    count,
    items: saved.map(({ saved_at, first_slug, first_name, ...row }) => ({
      ...row,
      saved_on: dayOf(saved_at),
      first: first_slug === null || first_name === null ? null : { slug: first_slug, name: first_name },
    })),
  };
}
