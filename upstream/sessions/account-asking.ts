import type { AccountAsking } from "#contracts/vocabulary/account";
import type { Db } from "../database/engine";
import type { Call } from "../http/operation";
import { visitorOf, type SessionServices } from "./visitor";

/** The account of a number while it has exactly this address, which can't be deleted before the transaction ends; else null. */
export async function lockAccountWithEmail(transaction: Db, id: number, email: string): Promise<number | null> {
  const account = await transaction
    .selectFrom("account")
    .select("id")
    .where("id", "=", id)
    .where("email", "=", email)
    .forKeyShare()
    .executeTakeFirst();
  return account?.id ?? null;
}

/** Whether whoever asks is signed in to the account with this address or to another one; null: they are signed out. */
export async function accountAsking(
  call: Call,
  services: SessionServices,
  email: string,
): Promise<AccountAsking | null> {
  const visitor = await visitorOf(call, services);
  if (visitor === null) return null;
  return (await lockAccountWithEmail(services.db, visitor.id, email)) === null ? "other" : "own";
}
