import { createTransport } from "nodemailer";
import type { MailServer } from "./settings";

export interface Message {
  /** The same for every try, so that a mail program can drop a second copy. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string | null;
  /** Address that turns such mail off with one press (RFC 8058). */
  unsubscribe: string | null;
}

export interface Mailer {
  /** Resolves when the mail server has taken the message over. */
  send(message: Message): Promise<void>;
}

/** Far shorter than the pause before the next try, so that no message is under way twice. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000, dnsTimeout: 10_000 };

export function createMailer({ smtpUrl, from, name }: MailServer): Mailer {
  const transport = createTransport({ url: smtpUrl, ...patience, disableFileAccess: true, disableUrlAccess: true });
  const domain = from.slice(from.lastIndexOf("@") + 1);
  return {
    async send({ id, to, subject, text, html, unsubscribe }) {
      await transport.sendMail({
        // As an object an address is taken as it is, never read as a list of several.
        from: { name, address: from },
        to: { name: "", address: to },
        subject,
        text,
        messageId: `<${id}@${domain}>`,
        ...(html !== null && { html }),
        headers: {
          // No person writes any of it, so a mailbox whose owner is away needn't answer (RFC 3834).
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
