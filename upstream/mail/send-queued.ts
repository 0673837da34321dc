import { sql } from "kysely";
import type { MailKind } from "../../app/contracts/vocabulary/mail";
import type { Logger } from "pino";
import type { Db } from "../database/engine";
import type { Mailer } from "./mailer";
import { withKey } from "./outbox";

/** Minutes from each try to the next; after the last there is none. */
const pauses = [1, 5, 30, 120, 480, 1440];
const longestPauseMs = Math.max(...pauses) * 60_000;
const mostARound = 20;
/** How long a message that was sent is kept, and with it the address. */
export const mailKeptDays = 30;

/**
 * Sends what is due. Each message is claimed before it is sent: its next try is set, so that no other process has
 * it, and if this one crashes while sending, that try follows. A server that can't be reached ends the round.
 */
export async function sendQueued(db: Db, mailer: Mailer, clock: () => Date, log: Logger): Promise<void> {
  await giveUpUseless(db, clock());
  for (let round = 0; round < mostARound; round += 1) {
    const mail = await claim(db, clock());
    if (mail === undefined) return;
    const message = {
      id: `${mail.id}.${mail.queued_at.getTime()}`,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body,
      html: mail.html,
      unsubscribe: mail.unsubscribe,
    };
    const failure = await mailer.send(message).then(
      () => null,
      (error: unknown) => failureOf(error),
    );
    await settle(db, mail, failure, clock());
    if (failure === null) continue;
    // The server's own words may name the address.
    log.warn({ mail: mail.id, tries: mail.tries, failure: failure.text }, "mail not sent");
    if (failure.unreachable) return;
  }
}

/** What its reader could no longer use is not sent: a link of an hour after a day without a mail server. */
async function giveUpUseless(db: Db, now: Date): Promise<void> {
  await db
    .updateTable("mail")
    .set({ state: "failed", failure: "TOO_LATE", next_try_at: null })
    .where("state", "=", "queued")
    .where("useful_until", "<=", now)
    .execute();
}

function claim(db: Db, now: Date) {
  return db
    .updateTable("mail")
    .set((row) => ({
      tries: row("tries", "+", 1),
      next_try_at: sql<Date>`${now}::timestamptz + (${sql.val(pauses)}::integer[])[least(tries + 1, ${pauses.length}::integer)] * interval '1 minute'`,
    }))
    .where("id", "=", (query) =>
      query
        .selectFrom("mail")
        .select("id")
        .where("state", "=", "queued")
        // Later than any pause: set under a clock that has been put right since.
        .where((row) =>
          row.or([row("next_try_at", "<=", now), row("next_try_at", ">", new Date(now.getTime() + longestPauseMs))]),
        )
        .orderBy("next_try_at")
        .orderBy("id")
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(["id", "kind", "recipient", "subject", "body", "html", "unsubscribe", "tries", "queued_at"])
    .executeTakeFirst();
}

async function settle(
  db: Db,
  { id, kind, tries }: { id: number; kind: MailKind; tries: number },
  failure: Failure | null,
  now: Date,
) {
  const mail = db.updateTable("mail").where("id", "=", id);
  if (failure === null) {
    // A key to an account is kept no longer than it has to be.
    const emptied = withKey.includes(kind) ? { body: "", html: null } : {};
    await mail.set({ state: "sent", sent_at: now, next_try_at: null, failure: null, ...emptied }).execute();
    return;
  }
  const over = failure.final || tries > pauses.length;
  await mail
    .set({ failure: failure.text, ...(over ? { state: "failed", next_try_at: null } : {}) })
    // A try that took so long that the next one has begun, or has sent it, no longer counts.
    .where("state", "=", "queued")
    .where("tries", "=", tries)
    .execute();
}

interface Failure {
  text: string;
  /** The server will not take this message later either. */
  final: boolean;
  unreachable: boolean;
}

function failureOf(error: unknown): Failure {
  const { code = "UNKNOWN", responseCode } = error as { code?: string; responseCode?: number };
  // Without a response it is our own side that refuses the message.
  const ofMessage = code === "EENVELOPE" || code === "EMESSAGE";
  return {
    text: responseCode === undefined ? code : `${code} ${responseCode}`,
    final: ofMessage && (responseCode ?? 500) >= 500,
    unreachable: responseCode === undefined && !ofMessage,
  };
}

/** Forgets old messages, as the message itself promises: also those that wait for a mail server which is gone. */
export async function removeOld(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom("mail")
    .where("queued_at", "<", new Date(now.getTime() - mailKeptDays * 86_400_000))
    .execute();
}
