import { z } from "zod";
import { count } from "../quantities";
import { list, maybe, moment, orElse, paged } from "../tolerance";
import { mailKindLabels, mailStateLabels, optionalMail } from "../vocabulary/mail";
import { termsOf } from "../vocabulary/terms";

/** A message in the outbox list. */
export const mailEntry = z.object({
  id: count,
  kind: maybe(z.enum(termsOf(mailKindLabels))),
  state: maybe(z.enum(termsOf(mailStateLabels))),
  recipient: z.string(),
  subject: z.string(),
  queued_at: moment,
  sent_at: maybe(moment),
  failure: maybe(z.string()).describe("Why the last attempt failed, without the address."),
});

/** GET mail/ */
export const mailList = z.object({
  sends: orElse(z.boolean(), true).describe("If false, there is no mail server, so messages are kept but not sent."),
  ...paged,
  items: list(mailEntry, 50).describe("Newest first."),
});

/** GET mail/{id}/ */
export const mailMessage = mailEntry.extend({
  text: maybe(z.string()).describe("Null if it can’t be shown without a key to something that belongs to its reader."),
  hides_keys: orElse(z.boolean(), false).describe("Whether links that are such a key have been removed from the text."),
});

/** Body of POST unsubscribe/ */
export const unsubscribeRequest = z.object({ token: z.string().max(500).describe("Token from List-Unsubscribe.") });

/** GET unsubscribe/{token}/ */
export const mailSubscription = z.object({
  kind: z.enum(optionalMail).describe("Kind of mail that the link turns off."),
  address: maybe(z.string()).describe("Enough of the address for its owner to recognize it; null for early messages."),
  on: orElse(z.boolean(), true).describe("If false, it is already off."),
});

export type MailSubscription = z.infer<typeof mailSubscription>;
export type MailEntry = z.infer<typeof mailEntry>;
export type MailList = z.infer<typeof mailList>;
export type MailMessage = z.infer<typeof mailMessage>;
