import type { Db } from "../database/engine";

/** For the rest of the transaction: whoever makes or ends links and sessions of an account waits here for others that do. */
export const lockAccount = (transaction: Db, id: number) =>
  transaction
    .selectFrom("account")
    .select(["id", "password_hash"])
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();

/**
 * Whether an account still has the password that was verified; locks it for the rest of the transaction. A password is
 * verified outside of it, since that takes long: one that has been changed meanwhile must open nothing, and whoever
 * changes it waits here and ends what has been opened. False, too, when the account is gone.
 */
export const stillHasPassword = async (
  transaction: Db,
  { id, password_hash }: { id: number; password_hash: string },
): Promise<boolean> => (await lockAccount(transaction, id))?.password_hash === password_hash;
