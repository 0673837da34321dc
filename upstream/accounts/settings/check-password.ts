import { invalid, signInNeeded } from "../../http/answers";
import type { Db } from "../../database/engine";
import type { Call } from "../../http/operation";
import { visitorAddress } from "../../http/visitor-address";
import { stillHasPassword } from "../lock-account";
import { verifyPassword } from "../passwords";
import { countSignInTry, recordSignIn, type SignInServices } from "../sign-in-limit";

/** The signed-in visitor's account, once its password is verified; counted like a sign-in. Throws 400, 401 and 429. */
export async function checkPassword(
  { request }: Call,
  { db, clock, signInLimit, visitorSecret }: SignInServices,
  { id, password, field }: { id: number; password: string; field: string },
) {
  const account = await db
    .selectFrom("account")
    .select(["id", "email", "first_name", "password_hash"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (account === undefined) throw signInNeeded();
  const asked = { email: account.email, address: visitorAddress(request, visitorSecret, clock()) };
  await countSignInTry(db, signInLimit, asked, clock());
  if (!(await verifyPassword(password, account.password_hash))) {
    throw invalid({ [field]: ["That isn’t your password. Check it and try again"] });
  }
  await recordSignIn(db, id, asked, clock());
  return {
    ...account,
    /** Belongs in the transaction that makes the change. Throws 400 if the account has another password by now. */
    async recheck(transaction: Db): Promise<void> {
      if (await stillHasPassword(transaction, account)) return;
      throw invalid({ [field]: ["That isn’t your password anymore. Check it and try again"] });
    },
  };
}
