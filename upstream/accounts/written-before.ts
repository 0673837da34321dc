import type { Db } from "../database/engine";

/**
 * What somebody wrote without an account is their account's once the account's owner has confirmed the address: exactly
 * this one, and of claims those alone whose own link was opened. A review stays as it is where the account has one of the
 * same thing already.
 */
export async function takeOver(db: Db, account_id: number, email: string): Promise<void> {
  const theirs = { account_id, writer_email: null };
  await db
    .updateTable("owner_review as written")
    .set(theirs)
    .where("writer_email", "=", email)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("owner_review as own")
            .select("own.id")
            .where("own.account_id", "=", account_id)
            .whereRef("own.model_slug", "=", "written.model_slug"),
        ),
      ),
    )
    .execute();
  await db
    .updateTable("store_review as written")
    .set(theirs)
    .where("writer_email", "=", email)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("store_review as own")
            .select("own.id")
            .where("own.account_id", "=", account_id)
            .whereRef("own.store_slug", "=", "written.store_slug")
            .whereRef("own.visited_on", "=", "written.visited_on"),
        ),
      ),
    )
    .execute();
  await db
    .updateTable("cashback_claim")
    .set({ account_id })
    .where("account_id", "is", null)
    .where("email", "=", email)
    .where("state", "!=", "draft")
    .execute();
}
