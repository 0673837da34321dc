import type { MailSettings } from "../mail/settings";
import type { QueuedMail } from "../mail/queue-mail";

interface Saved {
  token: string;
  kept_until: string | null;
}

const inWords = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

type Site = Pick<MailSettings, "siteUrl" | "siteName"> & { demo: boolean };

/** The way back to saved results. The path is the site's own (app/paths.ts; a test keeps them the same). */
export function savedMatchMail(recipient: string, { token, ...saved }: Saved, site: Site): QueuedMail {
  return {
    recipient,
    subject: `Your mattress matches from ${site.siteName}`,
    body: [
      `Here are the mattress matches you saved on ${site.siteName}:`,
      "",
      `${site.siteUrl}/mattress-finder/results/${token}/`,
      "",
      ...(site.demo ? ["This is a demo: the beds, stores and prices are made up.", ""] : []),
      "They’ll stay as they are today, even if we change how we score beds. Anyone with this link can open them.",
      ...(saved.kept_until === null ? [] : [`We’ll keep them until ${inWords.format(new Date(saved.kept_until))}.`]),
      "",
      "This is the only email we’ll send you about these matches, and we’ll delete your address after 30 days. If you",
      "didn’t ask for it, you can ignore it.",
      "",
    ].join("\n"),
  };
}
