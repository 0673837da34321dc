import type { AccountAsking } from "#contracts/vocabulary/account";
import type { Call } from "../http/operation";
import { accountWithEmail } from "./existing-account";
import { visitorOf, type SessionServices } from "./visitor";

/** Whether the requester is signed in to the account with this address or to another one; null: they are signed out. */
export async function accountAsking(
  call: Call,
  services: SessionServices,
  email: string,
): Promise<AccountAsking | null> {
  const visitor = await visitorOf(call, services);
  if (visitor === null) return null;
  return (await accountWithEmail(services.db, visitor.id, email)) === null ? "other" : "own";
}
