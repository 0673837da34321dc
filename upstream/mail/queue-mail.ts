import { Refusal } from "../http/answers";
import type { Db } from "../database/engine";

export interface QueuedMail {
  recipient: string;
  subject: string;
  body: string;
}

const dayMs = 86_400_000;
/** Nobody may use us to fill a stranger's mailbox. */
const mostADay = 5;

/**
 * Puts a message into the queue; belongs in the transaction of what it tells about. The same message to the same
 * recipient is queued once. Throws 429 when an address has got enough for one day.
 */
export async function queueMail(db: Db, mail: QueuedMail, now: Date): Promise<void> {
  const recent = await db
    .selectFrom("mail")
    .select(["subject", "body"])
    .where("recipient", "=", mail.recipient)
    .where("queued_at", ">", new Date(now.getTime() - dayMs))
    .execute();
  if (recent.some(({ subject, body }) => subject === mail.subject && body === mail.body)) return;
  if (recent.length >= mostADay) {
    throw new Refusal(
      429,
      { detail: "This address has been sent enough mail for one day.", code: "throttled" },
      { "Retry-After": String(dayMs / 1000) },
    );
  }
  await db
    .insertInto("mail")
    .values({ ...mail, state: "queued", queued_at: now, next_try_at: now, sent_at: null, failure: null })
    .execute();
}
