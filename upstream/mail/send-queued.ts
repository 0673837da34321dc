import { type ExpressionBuilder, sql } from "kysely";
import type { Logger } from "pino";
import type { MailKind } from "#contracts/vocabulary/mail";
import type { Db } from "../database/engine";
import { serialize } from "../serialize";
import type { Database } from "../database/tables";
import type { Mailer } from "./mailer";
import { accountMail, type Priority } from "./priorities";
import { isStopped } from "./unsubscribe";

/** Minutes from each failure to the next try; after the last there is none. */
const pauses = [1, 5, 30, 120, 480, 1440];
/** With a minute for machines whose clocks differ. */
const longestPauseMs = (Math.max(...pauses) + 1) * 60_000;
/** For so long nobody else has a message that is being sent: far longer than the mailer's patience with a server. */
const claimedMs = 5 * 60_000;
/** How long a message is kept, and with it the address. */
export const mailKeptDays = 30;

/** Messages under way at once, besides one of account mail. */
const lanes = 3;
/** How often a process looks whether something is due. */
export const mailEveryMs = 2000;
/** A round that takes longer ends, and the next one gives up first what has become useless. */
const roundMs = 60_000;

const dayMs = 24 * 60 * 60_000;
/**
 * Mail that anybody can cause, or that can be turned off, in 24 hours: so much to a mailbox, and so much of a kind in all
 * (UPSTREAM_MAIL_A_DAY). The rest waits, and is looked at again every hour.
 */
const mostToMailbox = 20;
const heldMs = 60 * 60_000;
const bounded: Priority = 2;

/** Seconds from one failure of the server itself after the other to the next try. */
const silences = [5, 10, 20, 40, 60];

export interface Delivery {
  /** Sends account mail that is due until none is, or its time is over: apart, so that none waits for a server that is slow with other mail. */
  account(): Promise<void>;
  /** The same of all mail, what matters most first. */
  all(): Promise<void>;
  /** Nothing more is begun; what is under way ends. */
  stop(): void;
}

interface Delivering {
  db: Db;
  mailer: Mailer;
  clock: () => Date;
  log: Logger;
  /** Of each kind of mail that is not about accounts nor about something of its reader's. */
  mostOfKind: number;
}

/**
 * What sends the queue. Each message is claimed before it is sent: its next try is set, so that no other process has it,
 * and if this one is killed while sending, that try follows, with the same Message-ID. One that fails waits for its own
 * next try and holds up no other; a server that takes nothing at all ends the round, and is given growing pauses.
 */
export function createDelivery({ db, mailer, clock, log, mostOfKind }: Delivering): Delivery {
  let stopped = false;
  let failures = 0;
  let silentUntil = 0;
  const turn = serialize();

  /** One after the other in this process, so that each counts what those before it have claimed. */
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
    // The server's own words may name the address.
    log.warn({ mail: mail.id, tries: mail.tries, failure: failure.text }, "mail not sent");
    if (!failure.ofServer) return;
    silentUntil = clock().getTime() + 1000 * silences[Math.min(failures, silences.length - 1)]!;
    failures += 1;
  };

  const round = async (worst: Priority, width: number) => {
    const end = performance.now() + roundMs;
    const isSilent = () => {
      const left = silentUntil - clock().getTime();
      // Longer than the longest pause: the clock has been put back.
      return left > 0 && left <= 1000 * silences.at(-1)!;
    };
    const goOn = () => !stopped && performance.now() < end && !isSilent();
    // At rest a look every two seconds costs one read.
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
    // After a failure one message tries whether the server is back.
    all: () => round(bounded, failures > 0 ? 1 : lanes),
    stop() {
      stopped = true;
    },
  };
}

/** Later than any pause: set under a clock that has been put right since. */
const isDueAt = (now: Date) => (row: ExpressionBuilder<Database, "mail">) =>
  row.or([row("next_try_at", "<=", now), row("next_try_at", ">", new Date(now.getTime() + longestPauseMs))]);

const dueMail = (db: Db, worst: Priority, now: Date) =>
  db.selectFrom("mail").where("state", "=", "queued").where(isDueAt(now)).where("priority", "<=", worst);

const isDue = async (db: Db, worst: Priority, now: Date): Promise<boolean> =>
  (await dueMail(db, worst, now).select("id").limit(1).executeTakeFirst()) !== undefined;

/** Nothing that opens something of its reader's is kept longer than it has to be. */
const withoutKeys = {
  body: sql<string>`coalesce(shown, '')`,
  html: null,
  unsubscribe: null,
};

const giveUp = (db: Db, failure: string) =>
  db.updateTable("mail").set({ state: "failed", failure, next_try_at: null, ...withoutKeys });

/** What its reader could no longer use is not sent: a link of an hour after a day without a mail server. */
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

/** What is due and matters most, of this priority or a better one; undefined: nothing. */
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
      // Its reader may have turned such mail off since it was queued, which may be hours ago.
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
 * Whether its mailbox or its kind has had all of a day; then all that is due of it waits for an hour. Several processes
 * that look at the same moment may each claim one more.
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
    // Tried under a clock that has been put right since: it would count for as long as that was ahead.
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
    // Another process may hold one of them, and wait for this one.
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
    // A try that took so long that the next one has begun, or has sent it, no longer counts.
    .where("state", "=", "queued")
    .where("tries", "=", tries)
    .execute();
}

interface Failure {
  text: string;
  /** The server will not take this message later either. */
  final: boolean;
  /** It is not about this message: nobody answered, or nobody is let in. */
  ofServer: boolean;
}

function failureOf(error: unknown): Failure {
  const { code = "UNKNOWN", responseCode } = error as { code?: string; responseCode?: number };
  // Without a response it is our own side that refuses the message.
  const ofMessage = code === "EENVELOPE" || code === "EMESSAGE";
  return {
    text: responseCode === undefined ? code : `${code} ${responseCode}`,
    final: ofMessage && (responseCode ?? 500) >= 500,
    ofServer: !ofMessage,
  };
}

/** Forgets old messages, as the message itself promises: also those that wait for a mail server which is gone. */
export async function removeOld(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom("mail")
    .where("queued_at", "<", new Date(now.getTime() - mailKeptDays * 86_400_000))
    .execute();
}
