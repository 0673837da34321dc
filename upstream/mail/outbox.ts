import type { MailList, MailMessage } from "#contracts/account/mail";
import { isLoopback } from "../config";
import type { Db } from "../database/engine";
import type { DemoMark } from "../database/services";
import { pagesOf } from "../listing/pages";
import type { Visitor } from "../sessions/sessions";
import type { MailServices } from "./settings";

const perPage = 50;

const columns = ["id", "kind", "state", "recipient", "subject", "queued_at", "sent_at", "failure"] as const;

const entryOf = <Row extends { queued_at: Date; sent_at: Date | null }>({ queued_at, sent_at, ...row }: Row) => ({
  ...row,
  queued_at: queued_at.toISOString(),
  sent_at: sent_at?.toISOString() ?? null,
});

/** One page of the queue, newest first. Throws 404 when the page is out of range. */
export async function readOutbox(db: Db, page: number, sends: boolean): Promise<MailList> {
  const { count } = await db
    .selectFrom("mail")
    .select((row) => row.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const pages = pagesOf(Number(count), perPage, page);
  const rows = await db
    .selectFrom("mail")
    .select(columns)
    .orderBy("queued_at", "desc")
    .orderBy("id", "desc")
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { sends, count: Number(count), page, pages, items: rows.map(entryOf) };
}

/**
 * Whether a staff member may see the keys in messages. Never with a mail server. Without one, the outbox is the only
 * way to get a link: any staff member may use it in a demo on their own machine; elsewhere only a superuser, who can
 * read the database anyway.
 */
export const mayReadKeys = (
  { sendsMail, demo, mail }: MailServices & DemoMark,
  who: Pick<Visitor, "is_superuser">,
): boolean => !sendsMail && (who.is_superuser || (demo && isLoopback(new URL(mail.siteUrl).hostname)));

/** One message, or null; without `withKeys` each key in it is hidden. */
export async function readMail(db: Db, id: number, withKeys: boolean): Promise<MailMessage | null> {
  const row = await db
    .selectFrom("mail")
    .select([...columns, "body", "shown"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { body, shown, ...entry } = row;
  return { ...entryOf(entry), text: withKeys ? body : shown, hides_keys: !withKeys && shown !== body };
}
