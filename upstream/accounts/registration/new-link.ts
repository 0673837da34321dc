import type { Insertable } from "kysely";
import type { Db } from "../../database/engine";
import type { AccountLinkTable } from "../tables";
import { newToken, until } from "./tokens";

type Asked = Pick<Insertable<AccountLinkTable>, "key" | "account_id" | "purpose" | "email">;

/** Stores a link to be mailed to an account's owner; null if the form with this key already has one. */
export async function newLink(db: Db, asked: Asked, now: Date): Promise<{ token: string; expires_at: Date } | null> {
  const { token, token_hash } = newToken();
  const expires_at = until(now, asked.purpose);
  const kept = await db
    .insertInto("account_link")
    .values({ ...asked, token_hash, asked_at: now, expires_at })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("token_hash")
    .executeTakeFirst();
  return kept === undefined ? null : { token, expires_at };
}
