import { randomBytes } from "node:crypto";
import { hashPassword, noPassword } from "../../accounts/passwords";
import type { DemoPassword } from "../../config";
import { endSessionsOf } from "../../sessions/sessions";
import type { Db } from "../../database/engine";
import type { AnnouncedAccount } from "../../parent-messages";
import { demoAccounts, demoPassword } from "./demo-accounts";

/**
 * Gives the accounts of the demonstration, if there are any, the password that they should have now: the published one, a
 * fresh one each, or none. What an earlier one has opened ends with it: sessions, mailed links, and the rights of an account
 * that was given another address, whose mailbox may be anybody's. Returns those whose password is to be told: the published
 * one at each start, a fresh one once.
 */
export async function giveDemoPasswords(transaction: Db, wanted: DemoPassword): Promise<AnnouncedAccount[]> {
  const accounts = await transaction
    .selectFrom("account")
    .select(["id", "email", "demo_password"])
    .where("demo_password", "is not", null)
    .orderBy("id")
    .execute();
  const told: AnnouncedAccount[] = [];
  for (const { id, email, demo_password } of accounts) {
    const known = demoAccounts.find((account) => account.email === email);
    const what = known?.what ?? "moved to another address";
    const password = { published: demoPassword, fresh: randomBytes(12).toString("base64url"), closed: null }[wanted];
    if (password !== null && (wanted === "published" || demo_password !== wanted)) told.push({ email, password, what });
    if (demo_password === wanted) continue;
    const password_hash = password === null ? noPassword : await hashPassword(password);
    const rights = known === undefined && wanted !== "published" ? noRights : {};
    await transaction
      .updateTable("account")
      .set({ password_hash, demo_password: wanted, ...rights })
      .where("id", "=", id)
      .execute();
    await transaction.deleteFrom("account_link").where("account_id", "=", id).execute();
    await endSessionsOf(transaction, id, null);
  }
  return told;
}

const noRights = {
  is_staff: false,
  is_superuser: false,
  handles_payments: false,
  owns_stores: false,
  has_reviews_dashboard_access: false,
};
