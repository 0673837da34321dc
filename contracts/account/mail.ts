import { z } from "zod";
import { count } from "../quantities";
import { list, maybe, moment, orElse, paged } from "../tolerance";
import { mailKindLabels, mailStateLabels, optionalMail } from "../vocabulary/mail";
import { termsOf } from "../vocabulary/terms";

/** A message as the outbox lists it. */
export const mailEntry = z.object({
  id: count,
  kind: maybe(z.enum(termsOf(mailKindLabels))),
  state: maybe(z.enum(termsOf(mailStateLabels))),
  recipient: z.string(),
  subject: z.string(),
  queued_at: moment,
  sent_at: maybe(moment),
  failure: maybe(z.string()).describe("Why the last try failed, without the address."),
});

/** GET mail/ */
export const mailList = z.object({
  sends: orElse(z.boolean(), true).describe("False: there is no mail server, so messages are kept and not sent."),
  ...paged,
  items: list(mailEntry, 50).describe("Newest first."),
});

/** GET mail/{id}/ */
export const mailMessage = mailEntry.extend({
  text: maybe(z.string()).describe("Null: it can’t be shown without a key to something of its reader’s."),
  hides_keys: orElse(z.boolean(), false).describe("Links that are such a key are left out of the text."),
});

/** Body of POST unsubscribe/ */
export const unsubscribeRequest = z.object({ token: z.string().max(500).describe("As List-Unsubscribe has it.") });

/** GET unsubscribe/{token}/ */
export const mailSubscription = z.object({
  kind: z.enum(optionalMail).describe("Mail of which kind the link turns off."),
  address: maybe(z.string()).describe("As much of it as its owner needs; null: the message is an early one."),
  on: orElse(z.boolean(), true).describe("False: it is off already."),
});

export type MailSubscription = z.infer<typeof mailSubscription>;
export type MailEntry = z.infer<typeof mailEntry>;
export type MailList = z.infer<typeof mailList>;
export type MailMessage = z.infer<typeof mailMessage>;
