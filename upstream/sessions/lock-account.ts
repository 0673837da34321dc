import type { Db } from "../database/engine";

/** Whether there is the account. It can't be deleted before the transaction ends, so that rows may refer to it. */
export const lockAccount = async (transaction: Db, id: number): Promise<boolean> =>
  (await transaction.selectFrom("account").select("id").where("id", "=", id).forKeyShare().executeTakeFirst()) !==
  undefined;
