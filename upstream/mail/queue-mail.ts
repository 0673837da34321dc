import { type Expression, sql } from "kysely";
import { Refusal } from "../http/answers";
import type { Db } from "../database/engine";

export interface QueuedMail {
  recipient: string;
  subject: string;
  body: string;
}

const dayMs = 86_400_000;
/** Nobody may use us to flood a stranger's mailbox. */
const mostADay = 5;

/** What is the same for all spellings of one mailbox: capitals, dots and what follows a plus sign do not count. */
const mailboxOf = (address: Expression<string>) =>
  sql<string>`regexp_replace(lower(${address}), '(\\+[^@]*|\\.)(?=.*@)', '', 'g')`;

/**
 * Puts a message into the queue; belongs in the transaction of the change that it reports. The same message to the same
 * recipient is queued once. Throws 429 when an address has reached its daily limit.
 */
export async function queueMail(db: Db, mail: QueuedMail, now: Date): Promise<void> {
  const mailbox = mailboxOf(sql<string>`${mail.recipient}::text`);
  // Of two at once the second waits until the first is counted.
  await sql`select pg_advisory_xact_lock(hashtextextended(${mailbox}, 0))`.execute(db);
  const recent = await db
    .selectFrom("mail")
    .select(["subject", "body"])
    .where((row) => row(mailboxOf(row.ref("recipient")), "=", mailbox))
    .where("queued_at", ">", new Date(now.getTime() - dayMs))
    .execute();
  if (recent.some(({ subject, body }) => subject === mail.subject && body === mail.body)) return;
  if (recent.length >= mostADay) {
    throw new Refusal(
      429,
      {
        detail: "We’ve already sent five emails to this address in the last 24 hours. Please try again tomorrow.",
        code: "throttled",
      },
      { "Retry-After": String(dayMs / 1000) },
    );
  }
  await db
    .insertInto("mail")
    .values({ ...mail, state: "queued", queued_at: now, next_try_at: now, sent_at: null, failure: null })
    .execute();
}
