import { z } from "zod";
import { formKey } from "../form-key";
import { line, lines } from "../text/plain-text";
import { count } from "../quantities";
import { emailAddress } from "../session";
import { demo, list, maybe, moment, orElse, paged } from "../tolerance";
import { contactTopics, longestMessage, messageViews } from "./topics";
import { termsOf } from "../vocabulary/terms";

/** Messages to the site, and how staff process them. */

export const contactTopic = z.enum(termsOf(contactTopics), { error: "Choose what it’s about" });
export const messageView = z.enum(termsOf(messageViews));

/** "BL-7K3M9Q": without I, O, 0 and 1, which are easily confused. */
export const reference = z.string().regex(/^BL-[2-9A-HJ-NP-Z]{6}$/);

/** Body of POST contact/ */
export const contactMessage = z.object({
  topic: contactTopic,
  message: lines({
    missing: "Write your message",
    most: longestMessage,
    what: "your message",
  }),
  name: line({
    missing: "Enter your name, or leave this empty",
    most: 80,
    what: "your name",
  }).optional(),
  email: emailAddress,
  key: formKey.optional().describe("Repeating the same form repeats the same message; 409 if its content differs."),
});

/** The response. */
export const contactSent = z.object({
  reference,
  mail: orElse(z.enum(["queued", "not-configured"]), "queued").describe(
    "not-configured: there is no mail server, and staff find the message in the outbox.",
  ),
});

const messageEntry = z.object({
  reference,
  topic: maybe(contactTopic),
  name: maybe(z.string()),
  email: z.string(),
  sent_at: moment,
  answered_at: maybe(moment),
  answered_by: maybe(z.string()).describe("First name of the person who marked it."),
});

/** GET contact/messages/ */
export const contactMessages = z.object({
  demo,
  ...paged,
  view: orElse(messageView, "open"),
  open: maybe(count).describe("Number of open messages."),
  items: list(messageEntry, 50).describe("Open ones are sorted oldest first, answered ones newest first."),
});

/** GET contact/messages/{reference}/ */
export const contactMessageDetail = messageEntry.extend({
  demo,
  message: z.string(),
  has_account: orElse(z.boolean(), false).describe("Whether it was sent by someone who was signed in."),
});

/** Body of POST contact/messages/{reference}/ */
export const messageMark = z.object({
  answered: z.enum(["yes", "no"], { error: "Open the page again and press the button there" }),
});

export type ContactMessage = z.infer<typeof contactMessage>;
export type ContactSent = z.infer<typeof contactSent>;
export type ContactMessages = z.infer<typeof contactMessages>;
export type ContactMessageDetail = z.infer<typeof contactMessageDetail>;
export type MessageMark = z.infer<typeof messageMark>;
