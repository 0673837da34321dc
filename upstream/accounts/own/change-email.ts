import type { EmailChange } from "../../../app/contracts/account/account";
import type { MailedAnswer } from "../../../app/contracts/account/sign-up";
import { invalid } from "../../http/answers";
import type { Call } from "../../http/operation";
import { visitorAddress } from "../../http/visitor-address";
import { newEvent, queueMail } from "../../mail/queue-mail";
import type { Services } from "../../services";
import { mailableAddress } from "../account-address";
import { alreadyAccount } from "../entry/letters";
import { countMailTry } from "../entry/mail-limit";
import { deadLink } from "../entry/sign-up";
import { lockAccount, newLink } from "../entry/new-link";
import { keyFor, tokenHash } from "../entry/tokens";
import { takeOver } from "../written-before";
import { checkPassword } from "./check-password";
import { addressChanging, confirmAddress } from "./letters";

/**
 * Mails a link to the new address and a notice to the one before. Answers the same where another account has the new
 * one: its owner is told. Throws 400 and 429.
 */
export async function askForNewEmail(
  call: Call & { body: EmailChange; who: { id: number } },
  services: Services,
): Promise<MailedAnswer> {
  const { db, clock, mail, mailLimit, sendsMail, visitorSecret } = services;
  const { body, request, who } = call;
  const email = mailableAddress(body.email);
  const account = await checkPassword(call, services, { id: who.id, password: body.password, field: "password" });
  if (email === account.email) throw invalid({ email: ["That’s your address already. Enter the new one"] });
  const now = clock();
  await countMailTry(db, mailLimit, { email, address: visitorAddress(request, visitorSecret, now) }, now);
  await db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, account.id);
    // Only the link that was asked for last works.
    const links = transaction.deleteFrom("account_link").where("account_id", "=", account.id);
    const earlier = links.where("purpose", "=", "address");
    const taken = await transaction.selectFrom("account").select("id").where("email", "=", email).executeTakeFirst();
    const key = keyFor(body.key, email);
    if (taken !== undefined) {
      await earlier.execute();
      return queueMail(transaction, alreadyAccount(email, mail), `address ${key ?? newEvent()}`, now);
    }
    const link = await newLink(transaction, { key, account_id: account.id, purpose: "address", email }, now);
    if (link === null) return;
    const event = `link ${tokenHash(link.token)}`;
    await earlier.where("token_hash", "!=", tokenHash(link.token)).execute();
    await queueMail(transaction, confirmAddress(email, link.token, link.expires_at, mail), event, now);
    await queueMail(transaction, addressChanging(account.email, mail), event, now);
  });
  return { mail: sendsMail ? "queued" : "not-configured" };
}

/**
 * Takes the new address, for whoever has the link, and ends all other links of the account: those for a new password went
 * to the address before. Throws 400 when it is over, or another account has got the address.
 */
export async function confirmNewEmail(token: string, { db, clock }: Services): Promise<{ email: string }> {
  return db.transaction().execute(async (transaction) => {
    const asked = transaction
      .selectFrom("account_link")
      .select(["account_id", "email"])
      .where("token_hash", "=", tokenHash(token))
      .where("purpose", "=", "address")
      .where("expires_at", ">", clock());
    const found = await asked.executeTakeFirst();
    if (found === undefined) throw deadLink();
    await lockAccount(transaction, found.account_id);
    // Read once more: another link may have ended this one meanwhile.
    const link = await asked.executeTakeFirst();
    if (link?.email == null) throw deadLink();
    await transaction.deleteFrom("account_link").where("account_id", "=", link.account_id).execute();
    try {
      await transaction
        .updateTable("account")
        .set({ email: link.email })
        .where("id", "=", link.account_id)
        .executeTakeFirst();
    } catch (error) {
      // unique_violation: somebody signed up with it meanwhile.
      if ((error as { code?: string }).code === "23505") throw deadLink();
      throw error;
    }
    await takeOver(transaction, link.account_id, link.email);
    return { email: link.email };
  });
}
