import { type ExpressionBuilder, sql } from "kysely";
import type { Logger } from "pino";
import type { MailKind } from "#contracts/vocabulary/mail";
import type { Db } from "../database/engine";
import { serialize } from "../serialize";
import type { Database } from "../database/tables";
import type { Mailer } from "./mailer";
import { accountMail, type Priority } from "./priorities";
import { isStopped } from "./unsubscribe";

/** Minutes between each failure and the next attempt; after the last one it gives up. */
const pauses = [1, 5, 30, 120, 480, 1440];
/** Includes a minute of clock skew between machines. */
const longestPauseMs = (Math.max(...pauses) + 1) * 60_000;
/** How long a message being sent is reserved: far longer than the mailer's timeouts. */
const claimedMs = 5 * 60_000;
/** How long a message, and with it the address, is kept. */
export const mailKeptDays = 30;

/** Maximum concurrent messages, in addition to one of account mail. */
const lanes = 3;
/** How often a process checks for due mail. */
export const mailEveryMs = 2000;
/** A longer round ends here, and the next one first gives up what has become useless. */
const roundMs = 60_000;

const dayMs = 24 * 60 * 60_000;
/**
 * Limits over 24 hours on mail that anybody can cause or that can be turned off: per mailbox, and per kind in total
 * (UPSTREAM_MAIL_A_DAY). The rest waits and is checked again every hour.
 */
const mostToMailbox = 20;
const heldMs = 60 * 60_000;
const bounded: Priority = 2;

/** Seconds to wait after consecutive failures of the server itself. */
const silences = [5, 10, 20, 40, 60];

export interface Delivery {
  /** Sends due account mail until none is left or the round is over; separate, so that other mail never delays it. */
  account(): Promise<void>;
  /** The same for all mail, in order of priority. */
  all(): Promise<void>;
  /** Starts nothing more; messages in progress are completed. */
  stop(): void;
}

interface Delivering {
  db: Db;
  mailer: Mailer;
  clock: () => Date;
  log: Logger;
  /** The daily limit per kind, for mail that is neither about accounts nor about something of the reader's. */
  mostOfKind: number;
}

/**
 * Sends the queue. Each message is claimed first by setting its next attempt, so that no other process takes it; if
 * this process is killed while sending, that attempt follows with the same Message-ID. A failed message waits for its
 * own retry and holds up no other; a server that accepts nothing at all ends the round, and is retried with increasing
 * delays.
 */
export function createDelivery({ db, mailer, clock, log, mostOfKind }: Delivering): Delivery {
  let stopped = false;
  let failures = 0;
  let silentUntil = 0;
  const turn = serialize();

  /** Claims are serialized within this process, so that each counts the ones before it. */
  const next = async (worst: Priority) => {
    let mail: Claimed | undefined;
    await turn(async () => void (mail = await claim(db, worst, mostOfKind, clock())));
    return mail;
  };

  const send = async (mail: Claimed): Promise<void> => {
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
    if (failure === null || !failure.ofServer) failures = 0;
    if (failure === null) return;
    // The server's own words may contain the address.
    log.warn({ mail: mail.id, tries: mail.tries, failure: failure.text }, "mail not sent");
    if (!failure.ofServer) return;
    silentUntil = clock().getTime() + 1000 * silences[Math.min(failures, silences.length - 1)]!;
    failures += 1;
  };

  const round = async (worst: Priority, width: number) => {
    const end = performance.now() + roundMs;
    const isSilent = () => {
      const left = silentUntil - clock().getTime();
      // More than the longest delay: the clock has been set back.
      return left > 0 && left <= 1000 * silences.at(-1)!;
    };
    const goOn = () => !stopped && performance.now() < end && !isSilent();
    // When idle, the check every two seconds costs one read.
    if (!goOn() || !(await isDue(db, worst, clock()))) return;
    await giveUpUseless(db, clock());
    const lane = async () => {
      while (goOn()) {
        const mail = await next(worst);
        if (mail === undefined) return;
        await send(mail);
      }
    };
    await Promise.all(Array.from({ length: width }, lane));
  };

  return {
    account: () => round(accountMail, 1),
    // After a failure, a single message tests whether the server is back.
    all: () => round(bounded, failures > 0 ? 1 : lanes),
    stop() {
      stopped = true;
    },
  };
}

/** Later than any delay allows: set under a clock that has since been corrected. */
const isDueAt = (now: Date) => (row: ExpressionBuilder<Database, "mail">) =>
  row.or([row("next_try_at", "<=", now), row("next_try_at", ">", new Date(now.getTime() + longestPauseMs))]);

const dueMail = (db: Db, worst: Priority, now: Date) =>
  db.selectFrom("mail").where("state", "=", "queued").where(isDueAt(now)).where("priority", "<=", worst);

const isDue = async (db: Db, worst: Priority, now: Date): Promise<boolean> =>
  (await dueMail(db, worst, now).select("id").limit(1).executeTakeFirst()) !== undefined;

/** Anything that gives access to the reader's data is kept no longer than necessary. */
const withoutKeys = {
  body: sql<string>`coalesce(shown, '')`,
  html: null,
  unsubscribe: null,
};

const giveUp = (db: Db, failure: string) =>
  db.updateTable("mail").set({ state: "failed", failure, next_try_at: null, ...withoutKeys });

/** Doesn't send what is no longer of use, such as a one-hour link after a day without a mail server. */
async function giveUpUseless(db: Db, now: Date): Promise<void> {
  await giveUp(db, "TOO_LATE").where("state", "=", "queued").where("useful_until", "<=", now).execute();
}

interface Claimed {
  id: number;
  recipient: string;
  subject: string;
  body: string;
  html: string | null;
  unsubscribe: string | null;
  tries: number;
  queued_at: Date;
}

/** Claims the most important due message of at least this priority; undefined: none. */
const claim = (db: Db, worst: Priority, mostOfKind: number, now: Date): Promise<Claimed | undefined> =>
  db.transaction().execute(async (transaction) => {
    for (;;) {
      const due = await dueMail(transaction, worst, now)
        .select(["id", "kind", "priority", "recipient", "mailbox"])
        .orderBy("priority")
        .orderBy("next_try_at")
        .orderBy("id")
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (due === undefined) return undefined;
      // The reader may have opted out since it was queued, possibly hours ago.
      if (await isStopped(transaction, due.kind, due.recipient)) {
        await giveUp(transaction, "STOPPED").where("id", "=", due.id).execute();
        continue;
      }
      if (due.priority >= bounded && (await hold(transaction, due, mostOfKind, now))) continue;
      return transaction
        .updateTable("mail")
        .set((row) => ({
          tries: row("tries", "+", 1),
          tried_at: now,
          next_try_at: new Date(now.getTime() + claimedMs),
        }))
        .where("id", "=", due.id)
        .returning(["id", "recipient", "subject", "body", "html", "unsubscribe", "tries", "queued_at"])
        .executeTakeFirst();
    }
  });

/**
 * Whether its mailbox or its kind has reached its daily limit; if so, all of its due mail waits for an hour. Several
 * processes that check at the same moment may each claim one more.
 */
async function hold(
  db: Db,
  { id, kind, mailbox }: { id: number; kind: MailKind; mailbox: string | null },
  mostOfKind: number,
  now: Date,
): Promise<boolean> {
  const ofDay = db
    .selectFrom("mail")
    .where("tried_at", ">", new Date(now.getTime() - dayMs))
    // A later time was set under a clock that has since been corrected; it would count for as long as that clock was
    // ahead.
    .where("tried_at", "<", new Date(now.getTime() + dayMs))
    .where("id", "<>", id);
  const isFull = async (query: typeof ofDay, most: number) =>
    (await query
      .select("id")
      .offset(most - 1)
      .limit(1)
      .executeTakeFirst()) !== undefined;
  const ofMailbox = ofDay.where("mailbox", "=", mailbox).where("priority", ">=", bounded);
  // Notices go to our own mailbox.
  const toOthers = kind !== "contact-notice" && mailbox !== null;
  const full =
    toOthers && (await isFull(ofMailbox, mostToMailbox))
      ? "mailbox"
      : (await isFull(ofDay.where("kind", "=", kind), mostOfKind))
        ? "kind"
        : null;
  if (full === null) return false;
  const waiting = db
    .selectFrom("mail")
    .select("id")
    .where("state", "=", "queued")
    .where(isDueAt(now))
    .where("priority", ">=", bounded)
    .where(full, "=", full === "mailbox" ? mailbox : kind)
    // Another process may have locked one of them and be waiting for this one.
    .forUpdate()
    .skipLocked();
  await db
    .updateTable("mail")
    .set({ next_try_at: new Date(now.getTime() + heldMs) })
    .where("id", "in", waiting)
    .execute();
  return true;
}

async function settle(
  db: Db,
  { id, tries }: { id: number; tries: number },
  failure: Failure | null,
  now: Date,
): Promise<void> {
  const mail = db.updateTable("mail").where("id", "=", id);
  if (failure === null) {
    await mail.set({ state: "sent", sent_at: now, next_try_at: null, failure: null, ...withoutKeys }).execute();
    return;
  }
  const pause = failure.final ? undefined : pauses[tries - 1];
  const then =
    pause === undefined
      ? { state: "failed" as const, next_try_at: null, ...withoutKeys }
      : { next_try_at: new Date(now.getTime() + pause * 60_000) };
  await mail
    .set({ failure: failure.text, ...then })
    // An attempt that took so long that the next one has started, or has sent it, no longer counts.
    .where("state", "=", "queued")
    .where("tries", "=", tries)
    .execute();
}

interface Failure {
  text: string;
  /** The server will never accept this message. */
  final: boolean;
  /** Not caused by this message: there was no answer, or the login failed. */
  ofServer: boolean;
}

function failureOf(error: unknown): Failure {
  const { code = "UNKNOWN", responseCode } = error as { code?: string; responseCode?: number };
  // Without a response, our own side rejected the message.
  const ofMessage = code === "EENVELOPE" || code === "EMESSAGE";
  return {
    text: responseCode === undefined ? code : `${code} ${responseCode}`,
    final: ofMessage && (responseCode ?? 500) >= 500,
    ofServer: !ofMessage,
  };
}

/** Deletes old messages, as each message promises, including those waiting for a mail server that is gone. */
export async function removeOld(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom("mail")
    .where("queued_at", "<", new Date(now.getTime() - mailKeptDays * 86_400_000))
    .execute();
}
