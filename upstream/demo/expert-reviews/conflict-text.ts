import type { Acquisition } from "#contracts/expert-reviews/review";

/** How the bed was come by and who has ties to whom. `{brand}` made it. */
export const conflictText: Readonly<Record<Acquisition, readonly string[]>> = {
  bought: [
    "We paid the price anyone pays, and {brand} didn’t know about the test before it was published. No one who slept on it has ever worked for a mattress company.",
    "Bought with our own money under a private name. {brand} had no part in the test, and no one who slept on it has ties to the brand.",
    "We bought it like anyone else, and the receipt is in our drawer. No one here has ever taken money from {brand} for a review.",
  ],
  lent: [
    "{brand} lent us this bed and picked it up after the test, so it knew that a test was coming. It didn’t see a word before you did. No one who slept on the bed has ties to the brand.",
    "A loan from {brand}, sent back within two months. We chose the model, not the brand. No one who slept on it has ever worked for a mattress company.",
  ],
  given: [
    "{brand} sent us this bed free of charge, and a bed that’s sent may have been picked with care. We had it recycled afterward. No one who slept on it has ties to {brand}.",
    "We didn’t pay for this one: {brand} gave it to us. Nothing was promised in return, and we had it recycled after the test. Only we paid the people who slept on it.",
  ],
};
