import type { MailList, MailMessage } from "../../app/contracts/account/mail";
import type { MailKind } from "../../app/contracts/vocabulary/mail";
import type { Db } from "../database/engine";
import { pagesOf } from "../listing/pages";

const perPage = 50;

/** Mail whose link is a key to somebody's account. */
export const withKey: readonly MailKind[] = ["confirm-account", "reset-password", "confirm-address", "confirm-claim"];

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
 * One message, or null. Where mail is sent, staff do not read what lets somebody into an account: without a mail server
 * the outbox is the only way to such a link.
 */
export async function readMail(db: Db, id: number, sends: boolean): Promise<MailMessage | null> {
  const row = await db.selectFrom("mail").select(columns).select("body").where("id", "=", id).executeTakeFirst();
  if (row === undefined) return null;
  const { body, ...entry } = row;
  return { ...entryOf(entry), text: sends && withKey.includes(row.kind) ? null : body };
}
