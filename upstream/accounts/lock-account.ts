import type { Db } from "../database/engine";

/**
 * Locks the account for the rest of the transaction, so that changes to its links and sessions wait for each other
 * here.
 */
export const lockAccount = (transaction: Db, id: number) =>
  transaction
    .selectFrom("account")
    .select(["id", "password_hash"])
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();

/**
 * Whether an account still has the password that was verified; locks it for the rest of the transaction. Verification
 * is slow, so it happens outside of the transaction. A password that changed in the meantime must not open anything;
 * whoever changes it waits here and then ends what has been opened. Also false when the account is gone.
 */
export const stillHasPassword = async (
  transaction: Db,
  { id, password_hash }: { id: number; password_hash: string },
): Promise<boolean> => (await lockAccount(transaction, id))?.password_hash === password_hash;
