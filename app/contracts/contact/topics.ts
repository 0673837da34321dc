/** Messages to the site: what they may be about, in the order in which the form offers it. */
export const contactTopics = {
  site: "A question about this site",
  cashback: "Cash back",
  correction: "Something we got wrong",
  privacy: "Privacy, or what we keep about you",
  press: "Press",
  retailer: "I work for a store or a brand",
  other: "Something else",
} as const;

export type ContactTopic = keyof typeof contactTopics;

/** Of a message, in characters. */
export const longestMessage = 3000;

/** Which messages the list of staff shows; the first is the default. */
export const messageViews = { open: "Open", answered: "Answered" } as const;

export type MessageView = keyof typeof messageViews;
