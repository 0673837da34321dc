import { createTransport } from "nodemailer";
import type { MailServer } from "./settings";

export interface Message {
  /** The same for every attempt, so that a mail program can drop duplicates. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string | null;
  /** URL that turns off this kind of mail in one step (RFC 8058). */
  unsubscribe: string | null;
}

export interface Mailer {
  /** Resolves when the mail server has accepted the message. */
  send(message: Message): Promise<void>;
}

/** Far shorter than the delay before a retry, so that a message is never sent twice concurrently. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000, dnsTimeout: 10_000 };

export function createMailer({ smtpUrl, from, name }: MailServer): Mailer {
  const transport = createTransport({ url: smtpUrl, ...patience, disableFileAccess: true, disableUrlAccess: true });
  const domain = from.slice(from.lastIndexOf("@") + 1);
  return {
    async send({ id, to, subject, text, html, unsubscribe }) {
      await transport.sendMail({
        // As an object, an address is taken literally and never parsed as a list.
        from: { name, address: from },
        to: { name: "", address: to },
        subject,
        text,
        messageId: `<${id}@${domain}>`,
        ...(html !== null && { html }),
        headers: {
          // The message is automatic, so an out-of-office mailbox needn't reply (RFC 3834).
          "Auto-Submitted": "auto-generated",
          ...(unsubscribe !== null && {
            "List-Unsubscribe": `<${unsubscribe}>`,
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          }),
        },
      });
    },
  };
}
