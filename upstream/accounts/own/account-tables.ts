import { type ExpressionBuilder, sql } from "kysely";
import type { AccountData } from "../../../app/contracts/account/account";
import type { Db } from "../../database/engine";
import { invalid } from "../../http/answers";
import { formerName } from "../../rules/discussions";
import type { Database } from "../../tables";
import { unpaidClaims } from "./unpaid-claims";

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
  contact_message: { column: "account_id", secret: ["id", "key", "account_id"] },
  content_version: { column: "account_id", secret: [] },
  participant: { column: "account_id", secret: [] },
  post_vote: { column: "account_id", secret: [] },
  discussion_event: { column: "account_id", secret: [] },
  discussion_watch: { column: "account_id", secret: [] },
  discussion_visit: { column: "account_id", secret: [] },
  discussion_draft: { column: "account_id", secret: [] },
  feature_flag_change: { column: "account_id", secret: [] },
} as const satisfies Partial<Record<keyof Database, { column: string; secret: readonly string[] }>>;

/** What belongs to a review or a claim of an account: to which, by which column, and in which order. */
const partTables = {
  owner_review_version: { of: "owner_review", by: "review_id", order: "number", secret: [] },
  store_review_version: { of: "store_review", by: "review_id", order: "number", secret: [] },
  cashback_proof: { of: "cashback_claim", by: "claim_id", order: "added_at", secret: [] },
  // Beside those that its owner wrote as staff.
  cashback_event: { of: "cashback_claim", by: "claim_id", order: "id", secret: ["key", "account_id"] },
  discussion: { of: "participant", by: "participant_id", order: "id", secret: ["key"] },
  post: { of: "participant", by: "participant_id", order: "id", secret: ["key"] },
  cashback_payout: { of: "cashback_claim", by: "claim_id", order: "batch_id", secret: ["payee_account"] },
} as const satisfies Partial<
  Record<keyof Database, { of: keyof Database; by: string; order: string; secret: readonly string[] }>
>;

type Rows = Record<string, unknown>[];

/** All that is kept of an account, and the mail to its address. */
export async function dataOf(db: Db, id: number, email: string, now: Date): Promise<AccountData> {
  const tables: Record<string, Rows> = {};
  for (const [name, { column, secret }] of Object.entries(accountTables)) {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(name)} where ${sql.ref(column)} = ${id}`.execute(db);
    tables[name] = rows.map((row) => without(row, secret));
  }
  for (const [name, { of, by, order, secret }] of Object.entries(partTables)) {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(name)}
      where ${sql.ref(by)} in (select id from ${sql.table(of)} where account_id = ${id})
      order by ${sql.ref(by)}, ${sql.ref(order)}`.execute(db);
    tables[name] = [...(tables[name] ?? []), ...rows.map((row) => without(row, secret))];
  }
  // Those that were sent without logging in, too.
  const { rows: messages } = await sql<Record<string, unknown>>`
    select * from contact_message where email = ${email} and account_id is distinct from ${id} order by id`.execute(db);
  tables.contact_message!.push(...messages.map((row) => without(row, accountTables.contact_message.secret)));
  tables.mail = await db
    .selectFrom("mail")
    .select(["kind", "recipient", "subject", "state", "queued_at", "sent_at"])
    .where((row) => isTo(row, email))
    .orderBy("id")
    .execute();
  // As the answer has it: dates as text.
  return JSON.parse(JSON.stringify({ made_at: now, tables })) as AccountData;
}

/** Mail to exactly this address, which accounts have in lower case: a similar one is another person's. */
const isTo = (row: ExpressionBuilder<Database, "mail">, email: string) =>
  row(row.fn("lower", ["recipient"]), "=", email);

const without = (row: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));

/**
 * Locks what other writes lock before they add a row that refers to the account, which waits for its deletion. In their
 * order: a claim; a draft, then its review.
 */
async function lockOwned(transaction: Db, id: number): Promise<void> {
  const owned = { cashback_claim: "id", review_draft: "token", owner_review: "id", store_review: "id" } as const;
  for (const [table, key] of Object.entries(owned)) {
    await sql`
      select from ${sql.table(table)} where account_id = ${id} order by ${sql.ref(key)} for update
    `.execute(transaction);
  }
}

/**
 * Deletes the account with all that goes with it; rows that outlive it lose the name. Belongs in a transaction. False
 * when it is gone already. Throws 400 where cash back isn't paid yet and its owner doesn't say that they `forfeit` it.
 */
export async function deleteAccount(
  db: Db,
  { id, email }: { id: number; email: string },
  forfeit: boolean,
): Promise<boolean> {
  await lockOwned(db, id);
  if (!forfeit && (await unpaidClaims(db, id)).count > 0) {
    throw invalid({ forfeit: ["We haven’t paid you all of your cash back yet. Check this box to give it up"] });
  }
  // What they wrote in discussions stays for those who answered it.
  await db.updateTable("participant").set({ name: formerName, badge: null }).where("account_id", "=", id).execute();
  // Reviews, drafts, saved matches, messages, sessions, profile, links and known addresses go with the row (on delete cascade).
  const { numDeletedRows } = await db.deleteFrom("account").where("id", "=", id).executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await db
    .deleteFrom("mail")
    .where((row) => isTo(row, email))
    .execute();
  await db.deleteFrom("contact_message").where("email", "=", email).execute();
  await db.deleteFrom("sign_up").where("email", "=", email).execute();
  await db.deleteFrom("review_draft").where("email", "=", email).execute();
  const drafts = db.deleteFrom("cashback_claim").where("state", "=", "draft").where("account_id", "is", null);
  await drafts.where("email", "=", email).execute();
  return true;
}
