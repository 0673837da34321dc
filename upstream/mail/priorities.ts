import type { MailKind } from "#contracts/vocabulary/mail";

/**
 * The order of sending. 0: account mail, which somebody is waiting for; 1: news about something of theirs; 2:
 * everything else.
 */
export type Priority = 0 | 1 | 2;

export const priorities: Readonly<Record<MailKind, Priority>> = {
  "confirm-account": 0,
  "already-account": 0,
  "reset-password": 0,
  "no-account": 0,
  "confirm-address": 0,
  "address-changed": 0,
  "password-changed": 0,
  "account-deleted": 0,
  "confirm-review": 0,
  "confirm-claim": 0,
  "review-published": 1,
  "review-refused": 1,
  "review-appeal": 1,
  "review-taken-down": 1,
  "review-received": 1,
  "claim-changed": 1,
  "post-decided": 1,
  "saved-match": 2,
  "review-reminder": 2,
  "discussion-news": 2,
  "contact-received": 2,
  "contact-notice": 2,
};

/** Account mail has its own limits where it is requested (accounts/registration/mail-limit.ts). */
export const accountMail: Priority = 0;
