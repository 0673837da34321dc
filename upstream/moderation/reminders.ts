import { sql } from "kysely";
import type { Db } from "../database/engine";
import type { DbAndClock } from "../database/services";
import { queueMail } from "../mail/queue-mail";
import type { MailSite } from "../mail/settings";
import { stoppedMail, unsubscribePath } from "../mail/unsubscribe";
import { ownPagePath } from "../review-drafts/own-token";
import { reminderLetter } from "./emails";
import { addressOf } from "./notify-author";

/** The months of ownership after which an owner has something new to say about a bed. */
export const reminded = [12, 36] as const;
/** Somebody who wrote at ten months has just said how the bed is after a year. */
const leastMonthsApart = 6;
/** For how many days a reminder still makes sense after downtime of any length. */
const usefulDays = 90;
/** Keeps a round of upkeep short. */
const mostARound = 50;

export interface ReminderServices extends DbAndClock {
  mail: MailSite;
  /** Whether unrequested mail may be sent. */
  mayRemind: boolean;
}

interface Due {
  id: number;
  name: string;
  months: number;
}

/**
 * Asks writers of published reviews how the bed is holding up once they have had it for 12 and for 36 months, counted
 * from their latest statement rather than from publication. Each mail is queued in one transaction with the row that
 * records it, which is unique per review and month, so nobody is asked twice however often this runs or is killed.
 */
export async function remindWriters(db: Db, site: MailSite, now: Date): Promise<void> {
  for (const { id, name, months } of await dueReminders(db, now)) {
    await db.transaction().execute(async (transaction) => {
      const noted = await transaction
        .insertInto("review_reminder")
        .values({ review_id: id, months, queued_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning("review_id")
        .executeTakeFirst();
      if (noted === undefined) return;
      const recipient = await addressOf(transaction, "bed", id);
      // Somebody who has opted out isn't asked about this bed later either.
      if (recipient === null || (await stoppedMail(transaction, recipient)).includes("review-reminder")) return;
      const ownPath = await ownPagePath(transaction, { kind: "bed", id });
      const stop = await unsubscribePath(transaction, "review-reminder", recipient);
      const letter = reminderLetter(recipient, { name, ownPath }, months, stop, site);
      await queueMail(transaction, letter, `review bed ${id} after ${months} months`, now);
    });
  }
}

async function dueReminders(db: Db, now: Date): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select r.id, r.product as name, m.months
    from owner_review r
    join owner_review_version v on v.review_id = r.id and v.number =
      (select max(o.number) from owner_review_version o where o.review_id = r.id and o.state = 'published')
    cross join (values ${sql.join(reminded.map((months) => sql`(${months}::integer)`))}) as m (months)
    where r.state = 'published' and not r.seeded
      and (r.account_id is not null or r.writer_email is not null)
      and m.months - v.months_owned >= ${leastMonthsApart}
      and v.written_on + make_interval(months => m.months - v.months_owned)
        between ${now.toISOString()}::timestamptz - make_interval(days => ${usefulDays}) and ${now.toISOString()}::timestamptz
      and not exists (select 1 from review_reminder s where s.review_id = r.id and s.months = m.months)
      and not exists (select 1 from owner_review_version w where w.review_id = r.id and w.state = 'waiting')
    order by r.id, m.months limit ${mostARound}`.execute(db);
  return rows;
}
