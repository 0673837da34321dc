import { type ExpressionBuilder, type RawBuilder, sql } from "kysely";
import type { AccountData } from "../../../app/contracts/account/account";
import type { ReviewKind } from "../../../app/contracts/vocabulary/review-drafts";
import type { Db } from "../../database/engine";
import { invalid, notFound } from "../../http/answers";
import { formerName } from "../../rules/discussions";
import type { Database } from "../../tables";
import { takeVotesBack } from "./take-votes-back";
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
  review_draft: { column: "account_id", secret: ["token", "key", "confirm_hash", "confirm_digest"] },
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

/** Rows and bytes of one answer; the next one begins after them. */
const mostRows = 500;
const enoughBytes = 512 * 1024;
/** Rows of a table that are read first: some have 100 KB each. */
const firstRead = 5;

/** Rows of one table that are an account's, in an order that stays. */
interface Portion {
  table: string;
  columns?: readonly string[];
  secret: readonly string[];
  from: RawBuilder<unknown>;
  /** Before the columns of its primary key. */
  order?: readonly string[];
}

/**
 * All that is kept of an account, and the mail to its address. Portions of one table follow each other, so that whoever
 * asks can write them to a file as they come.
 */
export function portionsOf(id: number, email: string): Portion[] {
  const portions: Portion[] = [
    ...Object.entries(accountTables).map(([table, { column, secret }]) => ({
      table,
      secret,
      from: sql`${sql.table(table)} where ${sql.ref(column)} = ${id}`,
    })),
    ...Object.entries(partTables).map(([table, { of, by, order, secret }]) => ({
      table,
      secret,
      // An account is one participant at most: an index has what is theirs in order, so that nothing has to be sorted.
      order: of === "participant" ? [] : [by, order],
      from: sql`${sql.table(table)} where ${sql.ref(by)} ${of === "participant" ? sql`=` : sql`in`}
        (select id from ${sql.table(of)} where account_id = ${id})`,
    })),
    {
      // Those that were sent without logging in, too.
      table: "contact_message",
      secret: accountTables.contact_message.secret,
      from: sql`contact_message where email = ${email} and account_id is distinct from ${id}`,
    },
    {
      table: "mail",
      columns: ["kind", "recipient", "subject", "state", "queued_at", "sent_at"],
      secret: [],
      from: sql`mail where lower(recipient) = ${email}`,
    },
  ];
  const placeOf = ({ table }: Portion) => portions.findIndex((portion) => portion.table === table);
  return portions.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/**
 * What is kept of an account, from a place among it on: null from its beginning. Whoever keeps more than one answer holds
 * finds in `next` where the next one begins.
 */
export async function dataOf(
  db: Db,
  { id, email, from }: { id: number; email: string; from: DataPlace | null },
  now: Date,
): Promise<AccountData> {
  const tables: Record<string, Rows> = {};
  const keys = await primaryKeys(db);
  let [rows, bytes] = [0, 0];
  const answer = (next: DataPlace | null) =>
    // Dates are text once it is written as JSON.
    ({ made_at: now, tables, next: next && `${next.portion}-${next.row}` }) as unknown as AccountData;
  for (const [index, { table, columns, secret, from: where, order = [] }] of portionsOf(id, email).entries()) {
    if (index < (from?.portion ?? 0)) continue;
    const kept = (tables[table] ??= []);
    const shown = columns === undefined ? sql`*` : sql.join(columns.map((name) => sql.ref(name)));
    const ordered = sql.join([...order, ...(keys.get(table) ?? [])].map((name) => sql.ref(name)));
    let at = index === from?.portion ? from.row : 0;
    for (let asked = firstRead, whole = false; !whole;) {
      // Found by their keys alone: of those before the place nothing else is read.
      const found = await sql<Record<string, unknown>>`
        select ${shown} from ${sql.table(table)}
        where ctid = any(array(select ctid from ${where} order by ${ordered} limit ${asked} offset ${at}))
        order by ${ordered}`.execute(db);
      whole = found.rows.length < asked;
      const before = bytes;
      for (const row of found.rows) {
        if (rows >= mostRows || bytes >= enoughBytes) return answer({ portion: index, row: at });
        const owned = without(row, secret);
        kept.push(owned);
        rows += 1;
        at += 1;
        bytes += JSON.stringify(owned).length;
      }
      // As many more as there is room for, if they are as large as these.
      const left = ((enoughBytes - bytes) / Math.max(1, bytes - before)) * asked;
      asked = Math.min(mostRows, Math.max(1, Math.ceil(left)));
    }
  }
  return answer(null);
}

/** Where an answer begins: which portion, and which of its rows. */
interface DataPlace {
  portion: number;
  row: number;
}

/** Throws 404 for what is none. */
export function dataPlace(text: string | null): DataPlace | null {
  if (text === null) return null;
  const [, portion, row] = /^(\d{1,3})-(\d{1,9})$/.exec(text) ?? [];
  if (row === undefined) throw notFound();
  return { portion: Number(portion), row: Number(row) };
}

/** The columns of each table's primary key. */
async function primaryKeys(db: Db): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select class.relname as table, array_agg(attribute.attname::text order by place.n) as columns
    from pg_index as key
    join pg_class as class on class.oid = key.indrelid and class.relnamespace = current_schema()::regnamespace
    cross join lateral unnest(key.indkey::int2[]) with ordinality as place(column_number, n)
    join pg_attribute as attribute on attribute.attrelid = class.oid and attribute.attnum = place.column_number
    where key.indisprimary group by class.relname`.execute(db);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
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
 * Deletes the account with all that goes with it; rows that outlive it lose the name. Belongs in a transaction. The ids of
 * the reviews that are gone or have lost a vote; null when the account is gone already. Throws 400 where cash back isn't
 * paid yet and its owner doesn't say that they `forfeit` it, and what `recheck` throws of the password.
 */
export async function deleteAccount(
  db: Db,
  { id, email, recheck }: { id: number; email: string; recheck: (transaction: Db) => Promise<void> },
  { forfeit }: { forfeit: boolean },
): Promise<Record<ReviewKind, number[]> | null> {
  await lockOwned(db, id);
  if (!forfeit && (await unpaidClaims(db, id)).count > 0) {
    throw invalid({ forfeit: ["We haven’t paid you all of your cash back yet. Check this box to give it up"] });
  }
  const changed = await takeVotesBack(db, id);
  if (changed === null) return null;
  await recheck(db);
  const ownReviews = async (table: "owner_review" | "store_review") =>
    (await db.selectFrom(table).select("id").where("account_id", "=", id).execute()).map((review) => review.id);
  changed.bed.push(...(await ownReviews("owner_review")));
  changed.store.push(...(await ownReviews("store_review")));
  // What they wrote in discussions stays for those who answered it.
  await db
    .updateTable("participant")
    .set({ name: formerName, badge: null, skeleton: null })
    .where("account_id", "=", id)
    .execute();
  // Reviews, drafts, saved matches, messages, sessions, profile, links and known addresses go with the row (on delete cascade).
  await db.deleteFrom("account").where("id", "=", id).execute();
  await db
    .deleteFrom("mail")
    .where((row) => isTo(row, email))
    .execute();
  await db.deleteFrom("contact_message").where("email", "=", email).execute();
  await db.deleteFrom("sign_up").where("email", "=", email).execute();
  await db.deleteFrom("review_draft").where("email", "=", email).execute();
  const drafts = db.deleteFrom("cashback_claim").where("state", "=", "draft").where("account_id", "is", null);
  await drafts.where("email", "=", email).execute();
  return changed;
}
