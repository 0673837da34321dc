/** Refused ones, each with a text that the reason is true of. */
export const refusedStoreTexts = [
  {
    reason: "advertising",
    author: "Gregory P.",
    rating: 5,
    title: "Cheaper there",
    body: "Nice store, but you get the same beds for less at https://example.com/outlet with the code NAP10.",
  },
  {
    reason: "advertising",
    author: "Tina R.",
    rating: 2,
    title: "Call me instead",
    body: "Their delivery is slow. I have a van and I’m free on weekends, 555-0161.",
  },
  {
    reason: "personal",
    author: "Malik J.",
    rating: 1,
    title: "Don’t let him help you",
    body: "Casey Samplewright sold me the wrong size and lives at 4 Placeholder Road, so you can tell him what you think.",
  },
  {
    reason: "abusive",
    author: "Bonnie",
    rating: 1,
    title: "Idiots",
    body: "The whole staff are idiots and thieves, and whoever shops there is another one.",
  },
  {
    reason: "off-topic",
    author: "Hector M.",
    rating: 3,
    title: "My mattress is too soft",
    body: "I’ve had the mattress for a year and it’s gotten soft on my side. The bathroom light in our hall flickers, too.",
  },
  {
    reason: "not-visited",
    author: "Paula G.",
    rating: 1,
    title: "Looks bad from outside",
    body: "I drive by every day and there’s never anyone in there. I’ve never been in and don’t plan to.",
  },
  {
    reason: "duplicate",
    author: "Ernest",
    rating: 4,
    title: "Again, good store",
    body: "I wrote about my visit last month already, and this is just to push it up again.",
  },
  {
    reason: "paid",
    author: "Dee W.",
    rating: 5,
    title: "Five stars for a pillow",
    body: "They said I’d get a free pillow for five stars, so here are the five stars.",
  },
] as const;
