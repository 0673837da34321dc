import type { Db } from "../database/engine";

/** Drafts are kept so long after they were saved last, in days. */
export const draftDays = 90;

export interface DraftKey {
  account: number;
  /** As `draftTarget` of the contract. */
  target: string;
}

/** Keeps what was typed; the last one stands. */
export async function saveDraft(db: Db, { account, target }: DraftKey, fields: Record<string, string>, now: Date) {
  const kept = { fields: JSON.stringify(fields), saved_at: now };
  await db
    .insertInto("discussion_draft")
    .values({ account_id: account, target, ...kept })
    .onConflict((conflict) => conflict.columns(["account_id", "target"]).doUpdateSet(kept))
    .execute();
}

export const readDraft = (db: Db, { account, target }: DraftKey) =>
  db
    .selectFrom("discussion_draft")
    .select(["fields", "saved_at"])
    .where("account_id", "=", account)
    .where("target", "=", target)
    .executeTakeFirst();

/** After it was posted, or thrown away. */
export async function dropDraft(db: Db, { account, target }: DraftKey): Promise<void> {
  await db.deleteFrom("discussion_draft").where("account_id", "=", account).where("target", "=", target).execute();
}

export async function removeOldDiscussionDrafts(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom("discussion_draft")
    .where("saved_at", "<", new Date(now.getTime() - draftDays * 86_400_000))
    .execute();
}
