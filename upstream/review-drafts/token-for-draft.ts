import type { Db } from "../database/engine";
import type { Visitor } from "../sessions/sessions";
import { type Draft, reviewOf } from "./draft-row";
import { tablesOf } from "./insert-review";
import { ownToken, type ReviewId } from "./own-token";

/**
 * For a visitor on a draft's page, the token of the review that it changes or has become; null: none yet. If the review
 * was confirmed by mail, only the mail and the account that owns it have the token, because somebody else may have
 * typed the draft.
 */
export async function tokenForDraft(db: Db, draft: Draft, visitor: Visitor | null): Promise<string | null> {
  const review = reviewOf(draft);
  if (review === null) return null;
  if (draft.confirmed_by_mail && (visitor === null || !(await isOf(db, review, visitor)))) return null;
  return ownToken(db, review);
}

async function isOf(db: Db, { kind, id }: ReviewId, visitor: Visitor): Promise<boolean> {
  const found = await db
    .selectFrom(tablesOf[kind].review)
    .where("id", "=", id)
    .where("account_id", "=", visitor.id)
    .select("id")
    .executeTakeFirst();
  return found !== undefined;
}
