import type { MailSettings } from "../mail/settings";
import type { QueuedMail } from "../mail/queue-mail";

/** The way back to saved results. The path is the site's own (app/paths.ts; a test keeps them the same). */
export function savedMatchMail(recipient: string, token: string, version: string, { siteUrl }: MailSettings): QueuedMail {
  return {
    recipient,
    subject: "Your mattress matches",
    body: [
      "Here is the way back to the mattress matches that you saved:",
      "",
      `${siteUrl}/mattress-finder/results/${token}/`,
      "",
      `They stay as they are today, under version ${version} of our rules. Whoever has this address can open them.`,
      "",
      "We send this once, and forget your e-mail address after 30 days. If it was not you who asked for it, there is",
      "nothing you need to do.",
      "",
    ].join("\n"),
  };
}
