import { sql } from "kysely";
import type { AccountData } from "../../../app/contracts/account/account";
import type { Db } from "../../database/engine";
import { mailboxOf } from "../../mail/mailbox";
import type { Database } from "../../tables";

/**
 * Every table that refers to an account, by which column, and what of it is nobody's to read. A test holds the list to
 * the database: what is not here would be missing from what people download.
 */
export const accountTables = {
  account: { column: "id", secret: ["password_hash"] },
  profile: { column: "account_id", secret: [] },
  session: { column: "account_id", secret: ["id_hash"] },
  known_address: { column: "account_id", secret: ["key_hash"] },
  account_link: { column: "account_id", secret: ["token_hash", "key"] },
  saved_match: { column: "account_id", secret: ["key"] },
  owner_review: { column: "account_id", secret: ["writer_mailbox"] },
  store_review: { column: "account_id", secret: ["writer_mailbox"] },
  review_draft: { column: "account_id", secret: ["token", "key", "confirm_hash"] },
  moderation_event: { column: "account_id", secret: [] },
  cashback_claim: { column: "account_id", secret: ["key", "payee_account"] },
  cashback_event: { column: "account_id", secret: ["key"] },
  feature_flag_change: { column: "account_id", secret: [] },
} as const satisfies Partial<Record<keyof Database, { column: string; secret: readonly string[] }>>;

/** What an account wrote, by the table of the reviews that it belongs to. */
const versionTables = {
  owner_review_version: "owner_review",
  store_review_version: "store_review",
} as const satisfies Partial<Record<keyof Database, keyof Database>>;

type Rows = Record<string, unknown>[];

/** All that is kept of an account, and the mail to its address. */
export async function dataOf(db: Db, id: number, email: string, now: Date): Promise<AccountData> {
  const tables: Record<string, Rows> = {};
  for (const [name, { column, secret }] of Object.entries(accountTables)) {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(name)} where ${sql.ref(column)} = ${id}`.execute(db);
    tables[name] = rows.map((row) => without(row, secret));
  }
  for (const [name, of] of Object.entries(versionTables)) {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(name)} where review_id in (select id from ${sql.table(of)} where account_id = ${id})
      order by review_id, number`.execute(db);
    tables[name] = rows;
  }
  const mailbox = mailboxOf(sql<string>`${email}::text`);
  tables.mail = await db
    .selectFrom("mail")
    .select(["kind", "recipient", "subject", "state", "queued_at", "sent_at"])
    .where((row) => row(mailboxOf(row.ref("recipient")), "=", mailbox))
    .orderBy("id")
    .execute();
  // As the answer has it: dates as text.
  return JSON.parse(JSON.stringify({ made_at: now, tables })) as AccountData;
}

const without = (row: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));

/** Deletes the account with all that goes with it; rows that outlive it lose the name. False when it is gone already. */
export async function deleteAccount(db: Db, id: number, email: string): Promise<boolean> {
  // Reviews, drafts, saved matches, sessions, profile, links and known addresses go with the row (on delete cascade).
  const { numDeletedRows } = await db.deleteFrom("account").where("id", "=", id).executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  const mailbox = mailboxOf(sql<string>`${email}::text`);
  await db
    .deleteFrom("mail")
    .where((row) => row(mailboxOf(row.ref("recipient")), "=", mailbox))
    .execute();
  await db.deleteFrom("sign_up").where("email", "=", email).execute();
  await db.deleteFrom("review_draft").where("email", "=", email).execute();
  return true;
}
