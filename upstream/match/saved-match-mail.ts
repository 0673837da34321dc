import type { MailSettings } from "../mail/settings";
import type { QueuedMail } from "../mail/queue-mail";

interface Saved {
  token: string;
  ruleset_version: string;
  kept_until: string | null;
}

const inWords = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** The way back to saved results. The path is the site's own (app/paths.ts; a test keeps them the same). */
export function savedMatchMail(recipient: string, { token, ...saved }: Saved, { siteUrl }: MailSettings): QueuedMail {
  return {
    recipient,
    subject: "Your mattress matches",
    body: [
      "Here is the way back to the mattress matches that you saved:",
      "",
      `${siteUrl}/mattress-finder/results/${token}/`,
      "",
      `They stay as they are today, under version ${saved.ruleset_version} of our rules. Whoever has this address can open them.`,
      ...(saved.kept_until === null ? [] : [`They are kept until ${inWords.format(new Date(saved.kept_until))}.`]),
      "",
      "We send this once, and forget your e-mail address after 30 days. If it was not you who asked for it, there is",
      "nothing you need to do.",
      "",
    ].join("\n"),
  };
}
