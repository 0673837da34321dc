import { confirmSignUpPath, newPasswordPath, resetPasswordPath, signInPath, signUpPath } from "#contracts/site-paths";
import { compose } from "../../mail/compose";
import type { QueuedMail } from "../../mail/queue-mail";
import type { MailSite } from "../../mail/settings";

/**
 * Emails about getting into an account. Anybody can have the first two sent to anybody, so they contain nothing that
 * was typed.
 */

const ignore =
  "If you didn’t ask for this, you can ignore this email: nobody gets an account without the password that was chosen.";

export const confirmAccount = (recipient: string, token: string, usefulUntil: Date, site: MailSite): QueuedMail =>
  compose(
    { kind: "confirm-account", recipient, usefulUntil },
    {
      subject: `Confirm your ${site.siteName} account`,
      parts: [
        `You’re almost done. Confirm that this is your email address, and your ${site.siteName} account is ready.`,
        { words: "Confirm my account", key: confirmSignUpPath(token) },
        "We’ll ask for the password that you chose. The link works once, within 24 hours.",
      ],
      foot: [ignore],
    },
    site,
  );

export const alreadyAccount = (recipient: string, site: MailSite): QueuedMail =>
  compose(
    { kind: "already-account", recipient },
    {
      subject: `You already have a ${site.siteName} account`,
      parts: [
        `Someone, probably you, signed up for ${site.siteName} with this email address. It has an account already, so ` +
          "we haven’t made another one.",
        { words: "Log in", path: signInPath },
        { words: "Choose a new password, if you don’t remember yours", path: resetPasswordPath },
      ],
      foot: ["If it wasn’t you, you can ignore this. Nothing about your account has changed."],
    },
    site,
  );

export const resetPassword = (recipient: string, token: string, usefulUntil: Date, site: MailSite): QueuedMail =>
  compose(
    { kind: "reset-password", recipient, usefulUntil },
    {
      subject: `Choose a new ${site.siteName} password`,
      parts: [
        `You asked for a new password for your ${site.siteName} account.`,
        { words: "Choose a new password", key: newPasswordPath(token) },
        "The link works once, within an hour.",
      ],
      foot: ["If you didn’t ask for this, you can ignore it: your password stays as it is."],
    },
    site,
  );

export const noAccount = (recipient: string, site: MailSite): QueuedMail =>
  compose(
    { kind: "no-account", recipient },
    {
      subject: `There’s no ${site.siteName} account with this address`,
      parts: [
        `Someone, probably you, asked for a new password at ${site.siteName}. There’s no account with this email address.`,
        "If you have an account, you may have signed up with another address.",
        { words: "Create an account", path: signUpPath },
      ],
      foot: ["If it wasn’t you, you can ignore this."],
    },
    site,
  );

export const passwordChanged = (recipient: string, site: MailSite): QueuedMail =>
  compose(
    { kind: "password-changed", recipient },
    {
      subject: `Your ${site.siteName} password was changed`,
      parts: [
        "Your password has been changed, and we’ve logged you out everywhere else.",
        "If it wasn’t you, choose another password right away. That locks out whoever did it.",
        { words: "Choose a new password", path: resetPasswordPath },
      ],
      foot: ["We send this whenever a password changes, so you can’t turn it off."],
    },
    site,
  );
