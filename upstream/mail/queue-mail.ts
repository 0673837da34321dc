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
  /** The List-Unsubscribe target; null for mail that can't be turned off. */
  unsubscribe: string | null;
  useful_until: Date | null;
}

const dayMs = 86_400_000;
/**
 * Keeps anybody from using us to flood a stranger's mailbox. Other kinds have limits of their own
 * (accounts/registration/mail-limit.ts), so that these five can't block a password reset.
 */
const mostADay: Partial<Record<MailKind, number>> = { "saved-match": 5 };

/** For events that are distinct on every request, such as a password reset. */
export const newEvent = () => randomUUID();

/**
 * Queues a message; belongs in the transaction of the change that it reports. `event` identifies what happened, such as
 * "claim event 12": each event produces one message of a kind per recipient, whatever its text. It must not contain a
 * key; hash tokens. A transaction that queues several messages locks their mailboxes first (lockMailboxes). Throws 429
 * when an address has reached its daily limit.
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
      // A later time was set under a clock that has since been corrected; it would count for as long as that clock was
      // ahead.
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

/** Like `queueMail`, for many recipients of mail without a daily limit, such as news of a discussion. */
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
