import type { ContactMessageDetail, ContactMessages } from "#contracts/contact/messages";
import type { MessageView } from "#contracts/contact/topics";
import type { Db } from "../database/engine";
import { pagesOf } from "../listing/pages";

const perPage = 50;
/** How many calendar years a message is kept. */
export const messageYears = 2;

const columns = ["reference", "topic", "name", "email", "sent_at", "answered_at", "answered_by"] as const;

const entryOf = <Row extends { sent_at: Date; answered_at: Date | null }>({ sent_at, answered_at, ...row }: Row) => ({
  ...row,
  sent_at: sent_at.toISOString(),
  answered_at: answered_at?.toISOString() ?? null,
});

/** One page of a view. Throws 404 when the page is out of range. */
export async function listMessages(db: Db, view: MessageView, page: number): Promise<Omit<ContactMessages, "demo">> {
  const { open, answered } = await db
    .selectFrom("contact_message")
    .select((row) => [
      row.fn.countAll<number>().filterWhere("answered_at", "is", null).as("open"),
      row.fn.countAll<number>().filterWhere("answered_at", "is not", null).as("answered"),
    ])
    .executeTakeFirstOrThrow();
  const count = Number(view === "open" ? open : answered);
  const pages = pagesOf(count, perPage, page);
  const rows = await db
    .selectFrom("contact_message")
    .select(columns)
    .where("answered_at", view === "open" ? "is" : "is not", null)
    // The longest-waiting messages come first.
    .orderBy("sent_at", view === "open" ? "asc" : "desc")
    .orderBy("id", view === "open" ? "asc" : "desc")
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { view, open: Number(open), count, page, pages, items: rows.map(entryOf) };
}

export async function readMessage(db: Db, reference: string): Promise<Omit<ContactMessageDetail, "demo"> | null> {
  const found = await db
    .selectFrom("contact_message")
    .select([...columns, "message", "account_id"])
    .where("reference", "=", reference)
    .executeTakeFirst();
  if (found === undefined) return null;
  const { account_id, ...row } = found;
  return { ...entryOf(row), has_account: account_id !== null };
}

/** A single statement; a message that is already marked keeps its time and name. False: the message doesn't exist. */
export async function markMessage(db: Db, reference: string, by: string | null, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("contact_message")
    .set((row) =>
      by === null
        ? { answered_at: null, answered_by: null }
        : {
            answered_at: row.fn.coalesce("answered_at", row.val(now)),
            answered_by: row.fn.coalesce("answered_by", row.val(by)),
          },
    )
    .where("reference", "=", reference)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes expired messages, answered or not. */
export async function removeOldMessages(db: Db, now: Date): Promise<void> {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - messageYears);
  await db.deleteFrom("contact_message").where("sent_at", "<", before).execute();
}
