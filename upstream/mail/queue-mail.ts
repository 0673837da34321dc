import { sql } from "kysely";
import type { MailKind } from "../../app/contracts/vocabulary/mail";
import { Refusal } from "../http/answers";
import type { Db } from "../database/engine";
import { countedMailboxOf, lockMailboxes } from "./mailbox";

export interface QueuedMail {
  kind: MailKind;
  recipient: string;
  subject: string;
  body: string;
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

/**
 * Puts a message into the queue; belongs in the transaction of the change that it reports. The same message to the same
 * recipient is queued once. Whoever queues several in one transaction locks their mailboxes first (lockMailboxes). Throws 429 when an address has reached its daily limit.
 */
export async function queueMail(db: Db, mail: QueuedMail, now: Date): Promise<void> {
  const most = mostADay[mail.kind] ?? Infinity;
  await lockMailboxes(db, [mail.recipient]);
  const mailbox = countedMailboxOf(sql<string>`${mail.recipient}::text`);
  const recent = await db
    .selectFrom("mail")
    .select(["recipient", "subject", "body"])
    .where((row) => row(countedMailboxOf(row.ref("recipient")), "=", mailbox))
    .where("kind", "=", mail.kind)
    .where("queued_at", ">", new Date(now.getTime() - dayMs))
    // Queued under a clock that has been put right since: it would count for as long as that was ahead.
    .where("queued_at", "<", new Date(now.getTime() + dayMs))
    .execute();
  const isThis = (each: (typeof recent)[number]) =>
    each.subject === mail.subject &&
    each.body === mail.body &&
    each.recipient.toLowerCase() === mail.recipient.toLowerCase();
  if (recent.some(isThis)) return;
  if (recent.length >= most) {
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
