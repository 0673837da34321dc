import type { OptionalMail } from "#contracts/vocabulary/mail";

/** Which emails those of each kind are that their reader may turn off, as a sentence has them. */
export const emailsOf: Readonly<Record<OptionalMail, string>> = {
  "saved-match": "emails with a link to saved results, even if someone else requests one",
  "review-reminder": "emails that remind you to update a review",
  "discussion-news": "emails about new posts in discussions you follow",
};
