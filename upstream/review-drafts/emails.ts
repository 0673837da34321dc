import { confirmReviewPath } from "#contracts/site-paths";
import { isolated } from "#contracts/text/isolated-text";
import type { ReviewKind } from "#contracts/vocabulary/review-drafts";
import { readWithin } from "#contracts/vocabulary/moderation";
import { confirmDays } from "#contracts/vocabulary/review-drafts";
import { compose } from "../mail/compose";
import type { QueuedMail } from "../mail/queue-mail";
import type { MailSite } from "../mail/settings";

/**
 * Emails to somebody who writes a review without an account. Anybody can have the first one sent to anybody, so it
 * contains nothing that was typed: the bed or store is named as in the catalogue, or not at all.
 */

const things: Record<ReviewKind, string> = { bed: "a bed", store: "a store" };

export const confirmReview = (
  recipient: string,
  { kind, name, token, usefulUntil }: { kind: ReviewKind; name: string | null; token: string; usefulUntil: Date },
  site: MailSite,
): QueuedMail =>
  compose(
    { kind: "confirm-review", recipient, usefulUntil },
    {
      subject: `Confirm your review at ${site.siteName}`,
      parts: [
        `Confirm that you wrote a review of ${name ?? things[kind]} at ${site.siteName}, and we’ll read it.`,
        { words: "Confirm my review", key: confirmReviewPath(token) },
        `The link works for ${confirmDays} days. Nobody sees your address.`,
      ],
      foot: ["If you didn’t write one, you can ignore this: nothing happens until you press the button on that page."],
    },
    site,
  );

export const reviewReceived = (
  recipient: string,
  { name, path }: { name: string; path: string },
  site: MailSite,
): QueuedMail =>
  compose(
    { kind: "review-received", recipient },
    {
      subject: `We have your review of ${isolated(name)}`,
      parts: [
        `Thanks for writing. A person reads every review before it’s public, within ${readWithin} days, ` +
          "and we’ll write to you when that’s done.",
        { words: "See, change or delete your review", key: path },
        "Keep this link to yourself: whoever has it can change what you wrote.",
      ],
      foot: ["We send this once for every review."],
    },
    site,
  );
