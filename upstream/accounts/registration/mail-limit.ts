import type { Db } from "../../database/engine";
import type { DbAndClock } from "../../database/services";
import type { VisitorSecret } from "../../http/visitor-address";
import { countedMailbox } from "../../mail/mailbox";
import type { MailServices } from "../../mail/settings";
import { type Bound, count, hash, isKnown, networkOf, type SignInTry, throttled } from "../sign-in-limit";
import { lastsMs } from "./tokens";

export interface MailLimit {
  /** To one mailbox, asked for from one network. */
  pair: Bound;
  /** To all mailboxes, from one network. */
  network: Bound;
  /** To one mailbox, from all networks; one where its owner has signed in passes it. */
  mailbox: Bound;
}

const hourMs = 60 * 60_000;

/** What mailing a link takes that anybody may ask for. */
export interface MailTryServices extends DbAndClock, MailServices, VisitorSecret {
  mailLimit: MailLimit;
}

/** So nobody floods a stranger's mailbox, and nobody who asks in another's name keeps them from a new password. */
export const defaultMailLimit: MailLimit = {
  pair: { tries: 4, windowMs: hourMs },
  network: { tries: 30, windowMs: hourMs },
  mailbox: { tries: 20, windowMs: 24 * hourMs },
};

/** The same form may come so often again. */
const again: Bound = { tries: 20, windowMs: hourMs };

/**
 * The same for a form by its key: sent again it mails nothing more, so that counts as no try of mail. In one transaction,
 * so that of several at once one counts, and one that is refused is refused again.
 */
export async function countMailOfForm(db: Db, limit: MailLimit, asked: SignInTry, key: string | null, now: Date) {
  if (key === null) return countMailTry(db, limit, asked, now);
  await db.transaction().execute(async (transaction) => {
    const once = { tries: 1, windowMs: lastsMs["sign-up"] };
    const counted = await count(transaction, once, hash("mail of form", key), now);
    if (counted === null) return countMailTry(transaction, limit, asked, now);
    const tooOften = await count(transaction, again, hash("form again", key), now);
    if (tooOften !== null) throw throttled(tooOften, "asked for this");
  });
}

/**
 * Counts before it is looked up whether there is an account, so that both are asked the same. Throws 429 with
 * Retry-After.
 */
export async function countMailTry(db: Db, limit: MailLimit, asked: SignInTry, now: Date): Promise<void> {
  const network = networkOf(asked.address);
  const mailbox = countedMailbox(asked.email);
  const ofPair = await count(db, limit.pair, hash("mail", mailbox, network), now);
  if (ofPair !== null) throw throttled(ofPair, "asked for this");
  const ofNetwork = await count(db, limit.network, hash("mail from", network), now);
  if (ofNetwork !== null) throw throttled(ofNetwork, "asked for this");
  const ofMailbox = await count(db, limit.mailbox, hash("mail to", mailbox), now);
  if (ofMailbox !== null && !(await isKnown(db, asked, now))) throw throttled(ofMailbox, "asked for this");
}
