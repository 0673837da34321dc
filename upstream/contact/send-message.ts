import { randomBytes } from "node:crypto";
import type { ContactMessage, ContactSent } from "#contracts/contact/messages";
import { mailableAddress } from "../accounts/account-address";
import { accountStillExists } from "../sessions/existing-account";
import { countMailOfForm, type MailTryServices } from "../accounts/registration/mail-limit";
import { keyFor } from "../accounts/registration/tokens";
import type { Db } from "../database/engine";
import { keyUsed } from "../http/answers";
import type { Call } from "../http/operation";
import { visitorAddress } from "../http/visitor-address";
import { lockMailboxes } from "../mail/mailbox";
import { queueMail } from "../mail/queue-mail";
import { visitorOf, type SessionServices } from "../sessions/visitor";
import { messageArrived, messageReceived } from "./emails";

export interface MessageServices extends SessionServices, MailTryServices {
  /** The address that is notified of messages; null: they are only stored. */
  contactMail: string | null;
}

/** 32 letters and digits that can't be confused with each other. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const newReference = () => `BL-${[...randomBytes(6)].map((byte) => alphabet[byte & 31]).join("")}`;

/** The reference helps to find the first message; only the person who filled in a form has its key. */
const sentOtherwise = (reference: string) =>
  keyUsed(
    `We already have the message that you sent from this form first: its reference number is ${reference}. ` +
      "To send us this one too, press the button again.",
  );

/**
 * Stores a message and queues the mail about it, once per form however often it is submitted. Throws 400, 409 and 429.
 */
export async function sendMessage(
  call: Call & { body: ContactMessage },
  services: MessageServices,
): Promise<ContactSent> {
  const { db, clock, mail, mailLimit, sendsMail, visitorSecret, contactMail } = services;
  const now = clock();
  const { topic, message, name = null } = call.body;
  const email = mailableAddress(call.body.email);
  const key = call.body.key ?? null;
  const visitor = await visitorOf(call, services);
  const sent = (reference: string): ContactSent => ({ reference, mail: sendsMail ? "queued" : "not-configured" });
  const asked = { email, address: visitorAddress(call.request, visitorSecret, now) };
  await countMailOfForm(db, mailLimit, asked, keyFor(call.body.key, email), now);
  return db.transaction().execute(async (transaction) => {
    // Null: nobody was signed in, or the account has just been deleted.
    const account_id = visitor !== null && (await accountStillExists(transaction, visitor.id)) ? visitor.id : null;
    const row = { key, topic, name, email, message, account_id, sent_at: now };
    // If a reference is taken, a chance of one in a billion per message, another one is generated.
    for (let tries = 0; tries < 5; tries += 1) {
      const reference = newReference();
      const kept = await transaction
        .insertInto("contact_message")
        .values({ ...row, reference })
        .onConflict((conflict) => conflict.doNothing())
        .returning("reference")
        .executeTakeFirst();
      if (kept !== undefined) {
        const event = `message ${reference}`;
        await lockMailboxes(transaction, [email, ...(contactMail === null ? [] : [contactMail])]);
        await queueMail(transaction, messageReceived(email, reference, mail), event, now);
        if (contactMail !== null)
          await queueMail(transaction, messageArrived(contactMail, { reference, topic }, mail), event, now);
        return sent(reference);
      }
      // The same form, sent before or concurrently.
      const first = key === null ? undefined : await messageOf(transaction, key);
      if (first === undefined) continue;
      const isSame = first.topic === topic && first.message === message && first.name === name && first.email === email;
      if (!isSame) throw sentOtherwise(first.reference);
      return sent(first.reference);
    }
    throw new Error("No reference is free.");
  });
}

const messageOf = (db: Db, key: string) =>
  db
    .selectFrom("contact_message")
    .select(["reference", "topic", "message", "name", "email"])
    .where("key", "=", key)
    .executeTakeFirst();
