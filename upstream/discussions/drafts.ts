import { sql } from "kysely";
import { repliedTo } from "#contracts/discussions/posts";
import { mostDrafts } from "#contracts/vocabulary/discussions";
import type { Db } from "../database/engine";
import { notFound, HttpError } from "../http/answers";
import { storable } from "../http/storable";

/** How long drafts are kept after they were last saved, in days. */
export const draftDays = 90;

export interface DraftKey {
  account: number;
  /** In the format of the contract's `draftTarget`. */
  target: string;
}

interface Draft {
  /** The key of the form it was typed in. */
  key: string;
  fields: Record<string, string>;
}

/**
 * Saves a draft; the last write wins, and an account's oldest drafts are dropped to make room. Throws 404 if the
 * discussion doesn't exist, 409 if the form has already been posted.
 */
export const saveDraft = (db: Db, draft: DraftKey, { key, fields }: Draft, now: Date): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await holdDraft(transaction, draft);
    if (!(await isThere(transaction, draft))) throw notFound();
    if (await isPosted(transaction, key)) {
      throw new HttpError(409, {
        detail: "This has been posted already. Open the page again to write something new.",
        code: "posted",
      });
    }
    const typed = Object.entries(fields).map(([name, text]) => [storable(name), storable(text)]);
    const kept = { fields: JSON.stringify(Object.fromEntries(typed)), saved_at: now };
    await transaction
      .insertInto("discussion_draft")
      .values({ account_id: draft.account, target: draft.target, ...kept })
      .onConflict((conflict) => conflict.columns(["account_id", "target"]).doUpdateSet(kept))
      .execute();
    await makeRoom(transaction, draft);
  });

/** Deletes an account's oldest drafts beyond the limit, but never this one. */
async function makeRoom(transaction: Db, { account, target }: DraftKey): Promise<void> {
  // Of two concurrent saves, the second counts the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`drafts ${account}`}, 1))`.execute(transaction);
  await sql`
    delete from discussion_draft where account_id = ${account} and target in (
      select target from (
        select target, row_number() over newest as place, sum(octet_length(fields::text)) over newest as bytes
        from discussion_draft where account_id = ${account}
        window newest as (order by target = ${target} desc, saved_at desc, target)
      ) as kept where place > ${mostDrafts.count} or bytes > ${mostDrafts.bytes}
    )`.execute(transaction);
}

export const readDraft = (db: Db, { account, target }: DraftKey) =>
  db
    .selectFrom("discussion_draft")
    .select(["fields", "saved_at"])
    .where("account_id", "=", account)
    .where("target", "=", target)
    .executeTakeFirst();

/**
 * Deletes a draft. Belongs in the transaction of the post: a concurrent save of the form waits, and then finds the
 * post.
 */
export async function dropDraft(transaction: Db, draft: DraftKey): Promise<void> {
  await holdDraft(transaction, draft);
  await transaction
    .deleteFrom("discussion_draft")
    .where("account_id", "=", draft.account)
    .where("target", "=", draft.target)
    .execute();
}

const holdDraft = (transaction: Db, { account, target }: DraftKey) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`draft ${account} ${target}`}, 1))`.execute(transaction);

/** Whether the discussion to reply to exists; always true for a new question or thread. */
async function isThere(transaction: Db, { target }: DraftKey): Promise<boolean> {
  const discussion = repliedTo(target);
  if (discussion === null) return true;
  const there = await transaction.selectFrom("discussion").select("id").where("id", "=", discussion).executeTakeFirst();
  return there !== undefined;
}

async function isPosted(transaction: Db, key: string): Promise<boolean> {
  const posted = await transaction
    .selectFrom("post")
    .select("id")
    .where("key", "=", key)
    .union(transaction.selectFrom("discussion").select("id").where("key", "=", key))
    .executeTakeFirst();
  return posted !== undefined;
}

export async function removeOldDiscussionDrafts(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom("discussion_draft")
    .where("saved_at", "<", new Date(now.getTime() - draftDays * 86_400_000))
    .execute();
}
