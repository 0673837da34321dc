/** Emails that the site sends: their reasons and statuses. */

export const mailKindLabels = {
  "saved-match": "Link to saved results",
  "confirm-account": "Confirm a new account",
  "already-account": "Sign-up with an address that has an account",
  "reset-password": "Link for a new password",
  "no-account": "New password asked for, but there is no account",
  "confirm-address": "Confirm a new email address",
  "address-changed": "Email address is changing",
  "password-changed": "Password was changed",
  "account-deleted": "Account was deleted",
  "review-published": "Review was published",
  "review-refused": "Review was not published",
  "review-appeal": "Appeal about a review was decided",
  "review-taken-down": "Review was taken down",
  "review-reminder": "Reminder to update a review",
  "confirm-review": "Confirm a review",
  "review-received": "Review received",
  "confirm-claim": "Confirm the address of a cash back claim",
  "claim-changed": "What became of a cash back claim",
  "discussion-news": "New posts in discussions you follow",
  "post-decided": "Post was hidden, or shown again",
  "contact-received": "Reference number of a message to us",
  "contact-notice": "Notice to us of a message",
} as const;

export type MailKind = keyof typeof mailKindLabels;

/**
 * Mail that recipients may turn off; all other mail responds to something they did, or concerns access to the account.
 */
export const optionalMail = [
  "saved-match",
  "review-reminder",
  "discussion-news",
] as const satisfies readonly MailKind[];

export type OptionalMail = (typeof optionalMail)[number];

export const mailStateLabels = {
  queued: "Waiting",
  sent: "Sent",
  failed: "Not delivered",
} as const;
