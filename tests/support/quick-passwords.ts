import { scryptSync } from "node:crypto";
import { demoPassword } from "../../upstream/demo/accounts/demo-accounts";
import type { Db } from "../../upstream/database/engine";

const salt = Buffer.alloc(16, 7);
const cost = { N: 16, r: 1, p: 1 };
const hash = [
  "scrypt",
  cost.N,
  cost.r,
  cost.p,
  salt.toString("base64url"),
  scryptSync(demoPassword, salt, 32, cost).toString("base64url"),
].join("$");

/** Gives the demonstration's accounts hashes of the same password that take no time, for tests that sign in hundreds of times. */
export async function makePasswordsQuick(db: Db): Promise<void> {
  await db.updateTable("account").set({ password_hash: hash }).execute();
}
