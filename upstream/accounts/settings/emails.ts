import { confirmEmailPath, resetPasswordPath, signInPath } from "#contracts/site-paths";
import { compose } from "../../mail/compose";
import type { QueuedMail } from "../../mail/queue-mail";
import type { MailSite } from "../../mail/settings";

/** Emails to an owner about changes to the account. */

export const confirmAddress = (recipient: string, token: string, usefulUntil: Date, site: MailSite): QueuedMail =>
  compose(
    { kind: "confirm-address", recipient, usefulUntil },
    {
      subject: `Confirm your new email address at ${site.siteName}`,
      parts: [
        `Confirm that this is your email address, and you’ll log in to ${site.siteName} with it from then on.`,
        { words: "Confirm my new address", key: confirmEmailPath(token) },
        "You’ll have to be logged in, or enter your password. The link works once, within 24 hours.",
      ],
      foot: ["If you didn’t ask for this, you can ignore it: nothing happens without the password of that account."],
    },
    site,
  );

/** For somebody who already has the address; like the mail that others get, it expires when a link would. */
export const addressTaken = (recipient: string, usefulUntil: Date, site: MailSite): QueuedMail =>
  compose(
    { kind: "already-account", recipient, usefulUntil },
    {
      subject: `You already have a ${site.siteName} account`,
      parts: [
        `Someone, probably you, asked to log in to another ${site.siteName} account with this email address. It has an ` +
          "account already, so we haven’t changed anything.",
        { words: "Log in", path: signInPath },
        { words: "Choose a new password, if you don’t remember yours", path: resetPasswordPath },
      ],
      foot: ["If it wasn’t you, you can ignore this. Nothing about your account has changed."],
    },
    site,
  );

export const addressChanging = (recipient: string, site: MailSite): QueuedMail =>
  compose(
    { kind: "address-changed", recipient },
    {
      subject: `Your ${site.siteName} email address is changing`,
      parts: [
        "Someone, probably you, asked to change the email address of your account. Once the new address is confirmed, " +
          "you’ll log in with that one.",
        "If it wasn’t you, choose a new password right away. That stops the change too.",
        { words: "Choose a new password", path: resetPasswordPath },
      ],
      foot: ["We send this whenever an address is about to change, so you can’t turn it off."],
    },
    site,
  );

export const accountDeleted = (recipient: string, site: MailSite): QueuedMail =>
  compose(
    { kind: "account-deleted", recipient },
    {
      subject: `Your ${site.siteName} account is deleted`,
      parts: [
        "As you asked, we’ve deleted your account, how you sleep, the matches that you saved, and your reviews.",
        "We’ll delete this message, and your address with it, after 30 days.",
      ],
      foot: ["You don’t have to do anything."],
    },
    site,
  );
