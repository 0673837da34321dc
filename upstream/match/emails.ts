import { savedResultsPath } from "#contracts/site-paths";
import { compose } from "../mail/compose";
import type { QueuedMail } from "../mail/queue-mail";
import type { MailSite } from "../mail/settings";

interface Saved {
  token: string;
  kept_until: string | null;
}

const inWords = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Contains the link to saved results. */
export function savedMatchMail(
  recipient: string,
  { token, kept_until }: Saved,
  unsubscribe: string,
  site: MailSite,
): QueuedMail {
  const kept = kept_until === null ? "" : ` We’ll keep them until ${inWords.format(new Date(kept_until))}.`;
  return compose(
    { kind: "saved-match", recipient, unsubscribe },
    {
      subject: `Your mattress matches from ${site.siteName}`,
      parts: [
        `Here are the mattress matches you saved on ${site.siteName}.`,
        { words: "See your matches", key: savedResultsPath(token) },
        "They’ll stay as they are today, even if we change how we score beds. Anyone with this link can open them." +
          kept,
      ],
      foot: [
        "This is the only email we’ll send you about these matches, and we’ll delete your address after 30 days. If " +
          "you didn’t ask for it, you can ignore it.",
      ],
    },
    site,
  );
}
