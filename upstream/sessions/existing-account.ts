import type { Db } from "../database/engine";

/** Whether the account exists. It can't be deleted before the transaction ends, so rows may refer to it. */
export const accountStillExists = async (transaction: Db, id: number): Promise<boolean> =>
  (await transaction.selectFrom("account").select("id").where("id", "=", id).forKeyShare().executeTakeFirst()) !==
  undefined;

/**
 * The account with this ID if it has exactly this address; it can't be deleted before the transaction ends. Otherwise
 * null.
 */
export async function accountWithEmail(transaction: Db, id: number, email: string): Promise<number | null> {
  const account = await transaction
    .selectFrom("account")
    .select("id")
    .where("id", "=", id)
    .where("email", "=", email)
    .forKeyShare()
    .executeTakeFirst();
  return account?.id ?? null;
}
