import type { ContactTopic } from "#contracts/contact/topics";
import { contactTopics } from "#contracts/contact/topics";
import { helpPath, messagePath } from "#contracts/site-paths";
import { compose } from "../mail/compose";
import type { QueuedMail } from "../mail/queue-mail";
import type { MailSite } from "../mail/settings";

/** To the sender of a message. Anybody can have it sent to anybody, so it contains nothing that was typed. */
export const messageReceived = (recipient: string, reference: string, site: MailSite): QueuedMail =>
  compose(
    { kind: "contact-received", recipient },
    {
      subject: `We have your message: ${reference}`,
      parts: [
        `Thanks for writing to ${site.siteName}. Your message is with us, and its reference number is ${reference}.`,
        "We’ll answer to this address. If you write to us about it again, tell us the number and we’ll find it.",
        { words: "See whether it’s answered in our help pages already", path: helpPath },
      ],
      foot: ["If you didn’t write to us, someone typed your address by mistake, and you can ignore this."],
    },
    site,
  );

/** To the operator. The message itself stays on the site, because mailboxes keep things longer than we do. */
export const messageArrived = (
  recipient: string,
  { reference, topic }: { reference: string; topic: ContactTopic },
  site: MailSite,
): QueuedMail =>
  compose(
    { kind: "contact-notice", recipient },
    {
      subject: `New message ${reference}: ${contactTopics[topic]}`,
      parts: [
        `Someone wrote to ${site.siteName}.`,
        { words: `Read message ${reference}`, path: messagePath(reference) },
      ],
      foot: ["This comes with every message from the contact page. The address is set by UPSTREAM_CONTACT_MAIL."],
    },
    site,
  );
