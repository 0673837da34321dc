/** What counts in a bed’s score: its five parts in a sentence, for pages that show only what they come to. */
export const scoredOn =
  "We score each bed on what’s inside it, how it performs, how long it should last, what its owners say, and its trial and warranty.";
