import type { Db } from "../../database/engine";
import type { DbAndClock } from "../../database/services";
import type { VisitorSecret } from "../../http/visitor-address";
import { countedMailbox } from "../../mail/mailbox";
import type { MailServices } from "../../mail/settings";
import { type Bound, count, hash, isKnown, networkOf, type SignInTry, throttled } from "../sign-in-limit";
import { lastsMs } from "./tokens";

export interface MailLimit {
  /** To one mailbox, requested from one network. */
  pair: Bound;
  /** To all mailboxes, from one network. */
  network: Bound;
  /** To one mailbox, from all networks; networks from which its owner has signed in are exempt. */
  mailbox: Bound;
}

const hourMs = 60 * 60_000;

/** The services needed to mail a link that anybody may request. */
export interface MailTryServices extends DbAndClock, MailServices, VisitorSecret {
  mailLimit: MailLimit;
}

/** Keeps anybody from flooding a stranger's mailbox, or from blocking a stranger's password reset. */
export const defaultMailLimit: MailLimit = {
  pair: { tries: 4, windowMs: hourMs },
  network: { tries: 30, windowMs: hourMs },
  mailbox: { tries: 20, windowMs: 24 * hourMs },
};

/** How often the same form may be resubmitted. */
const again: Bound = { tries: 20, windowMs: hourMs };

/**
 * The same for a form with its key: resubmitting it sends no more mail, so it isn't counted as a mail request. Runs in
 * one transaction, so that only one of several concurrent submissions counts, and a rejected one stays rejected.
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
 * Counts the request before looking up the account, so that existing and unknown accounts behave the same. Throws 429
 * with Retry-After.
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
