import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { MailKind } from "#contracts/vocabulary/mail";
import { HttpError } from "../http/answers";
import type { Db } from "../database/engine";
import { countedMailboxOf, lockMailboxes } from "./mailbox";
import { priorities } from "./priorities";

export interface QueuedMail {
  kind: MailKind;
  recipient: string;
  subject: string;
  body: string;
  /** The body without keys, for staff. */
  shown: string;
  html: string;
  /** Where List-Unsubscribe leads; null where it can't be turned off. */
  unsubscribe: string | null;
  useful_until: Date | null;
}

const dayMs = 86_400_000;
/**
 * Nobody may use us to flood a stranger's mailbox. What is not here has limits of its own (accounts/mail-limit.ts), so
 * that these five can't keep anybody from a new password.
 */
const mostADay: Partial<Record<MailKind, number>> = { "saved-match": 5 };

/** For what happens each time it is asked for, such as a new password: no two of them are the same. */
export const newEvent = () => randomUUID();

/**
 * Puts a message into the queue; belongs in the transaction of the change that it reports. `event` names what happened,
 * such as "claim event 12": of one event there is one message of a kind to a recipient, and another event has its own,
 * whatever the words are. It holds no key: hash a token. Whoever queues several in one transaction locks their mailboxes
 * first (lockMailboxes). Throws 429 when an address has reached its daily limit.
 */
export async function queueMail(db: Db, mail: QueuedMail, event: string, now: Date): Promise<void> {
  await lockMailboxes(db, [mail.recipient]);
  const most = mostADay[mail.kind];
  if (most !== undefined) {
    const mailbox = countedMailboxOf(sql<string>`${mail.recipient}::text`);
    const { count } = await db
      .selectFrom("mail")
      .where((row) => row("mailbox", "=", mailbox))
      .where("kind", "=", mail.kind)
      .where("queued_at", ">", new Date(now.getTime() - dayMs))
      // Queued under a clock that has been put right since: it would count for as long as that was ahead.
      .where("queued_at", "<", new Date(now.getTime() + dayMs))
      .where((row) =>
        row.not(
          row.and([row("event", "=", event), row(row.fn("lower", ["recipient"]), "=", mail.recipient.toLowerCase())]),
        ),
      )
      .select((row) => row.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    if (Number(count) >= most) {
      throw new HttpError(
        429,
        {
          detail: "We’ve already sent five emails to this address in the last 24 hours. Please try again tomorrow.",
          code: "throttled",
        },
        { "Retry-After": String(dayMs / 1000) },
      );
    }
  }
  await insertMails(db, [mail], event, now);
}

/** As `queueMail`, for many recipients of what is not limited by the day, such as news of a discussion. */
export async function queueMails(db: Db, mails: readonly QueuedMail[], event: string, now: Date): Promise<void> {
  if (mails.length === 0) return;
  await lockMailboxes(
    db,
    mails.map(({ recipient }) => recipient),
  );
  await insertMails(db, mails, event, now);
}

const insertMails = (db: Db, mails: readonly QueuedMail[], event: string, now: Date) =>
  db
    .insertInto("mail")
    .values(
      mails.map((mail) => ({
        ...mail,
        event,
        mailbox: countedMailboxOf(sql<string>`${mail.recipient}::text`),
        priority: priorities[mail.kind],
        state: "queued" as const,
        queued_at: now,
        next_try_at: now,
        sent_at: null,
        failure: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
