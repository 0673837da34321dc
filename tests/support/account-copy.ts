import type { Db } from "../../upstream/database/engine";

/** Adds an account with the password of the demonstration's. */
export async function addAccount(db: Db, email: string) {
  const { password_hash } = await db
    .selectFrom("account")
    .where("email", "=", "staff@example.com")
    .select("password_hash")
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto("account")
    .values({ email, password_hash, first_name: "Nora" })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, password_hash };
}
