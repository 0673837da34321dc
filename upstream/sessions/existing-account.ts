import type { Db } from "../database/engine";

/** Whether there is the account. It can't be deleted before the transaction ends, so that rows may refer to it. */
export const accountStillExists = async (transaction: Db, id: number): Promise<boolean> =>
  (await transaction.selectFrom("account").select("id").where("id", "=", id).forKeyShare().executeTakeFirst()) !==
  undefined;

/** The account of a number while it has exactly this address, which can't be deleted before the transaction ends; else null. */
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
