/** Topics of messages to the site, in the order of the form. */
export const contactTopics = {
  site: "Question about the site",
  cashback: "Cash back",
  correction: "Something we got wrong",
  privacy: "Privacy and your data",
  press: "Press",
  retailer: "I’m with a store or brand",
  other: "Something else",
} as const;

export type ContactTopic = keyof typeof contactTopics;

/** Maximum length of a message in characters. */
export const longestMessage = 3000;

/** Which messages the staff list shows; the first is the default. */
export const messageViews = { open: "Open", answered: "Answered" } as const;

export type MessageView = keyof typeof messageViews;
