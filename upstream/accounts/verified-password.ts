import type { Db } from "../database/engine";

/**
 * Whether an account still has the password that was verified; locks it for the rest of the transaction. A password is
 * verified outside of it, since that takes long: one that has been changed meanwhile must open nothing, and whoever
 * changes it waits here and ends what has been opened. False, too, when the account is gone.
 */
export async function stillHasPassword(
  transaction: Db,
  { id, password_hash }: { id: number; password_hash: string },
): Promise<boolean> {
  const held = await transaction
    .selectFrom("account")
    .select("password_hash")
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return held?.password_hash === password_hash;
}
