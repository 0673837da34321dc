/** Moderation of reviews: what is checked, what staff decide, and how long it takes. */

/**
 * The findings of the automatic checks. A check never rejects anything: the writer can fix it or send it as it is, and
 * the moderator sees the passage marked. `rule`: the rule under which a person may reject it; null: none.
 */
export const findingLabels = {
  link: {
    label: "Links and web addresses",
    found: "a link or web address",
    advice: "Write the name of the store or brand instead.",
    looksFor: "Addresses that can be opened, also written out, such as “example dot com.”",
    rule: "advertising",
  },
  phone: {
    label: "Phone numbers",
    found: "a phone number",
    advice: "Leave it out, so that nobody gets calls because of a review.",
    looksFor: "US phone numbers in digits or in words. Prices, sizes and years don’t count.",
    rule: "personal",
  },
  email: {
    label: "Email addresses",
    found: "an email address",
    advice: "Leave it out. Everyone can read a review, and so can those who collect addresses.",
    looksFor: "Email addresses, also written out with “at” and “dot.”",
    rule: "personal",
  },
  code: {
    label: "Discount codes",
    found: "a discount code",
    advice: "Leave it out. Reviews aren’t a place for offers.",
    looksFor: "Codes to type in at a checkout.",
    rule: "advertising",
  },
  "order-number": {
    label: "Order numbers",
    found: "what looks like an order number",
    advice: "Leave it out. Someone could use it to ask the store about your order.",
    looksFor: "Order, invoice and tracking numbers, and other long numbers.",
    rule: "personal",
  },
  repeats: {
    label: "The same thing over and over",
    found: "the same words over and over",
    advice: "Once is enough.",
    looksFor: "A sentence, a word or a letter that comes again and again.",
    rule: null,
  },
  capitals: {
    label: "Capitals throughout",
    found: "a lot of capitals",
    advice: "Write it in small letters, which are easier to read.",
    looksFor: "Whole sentences in capitals. A brand or a word in capitals doesn’t count.",
    rule: null,
  },
  copied: {
    label: "Words of another review",
    found: "words that are in another review",
    advice: "Tell it in your own words.",
    looksFor: "Long passages that another review has word for word.",
    rule: "duplicate",
  },
  twice: {
    label: "A second review by the same person",
    found: "an earlier review of yours about the same thing",
    advice: "You can change that one, or add to it, as often as you like.",
    looksFor: "Two reviews of the same bed, or of the same store, by one person.",
    rule: "duplicate",
  },
} as const;

/** What a decision does, as named for staff and in the history. */
export const decisionLabels = {
  publish: "Published",
  refuse: "Not published",
  "grant-appeal": "Appeal granted, published",
  "deny-appeal": "Appeal turned down",
  "take-down": "Taken down",
  "dismiss-reports": "Reports dismissed",
  "map-bed": "Bed named",
} as const;

/** What awaits a decision, in the order of the queue's choices. */
export const waitingKindLabels = {
  new: "New reviews",
  edit: "Edits",
  update: "Updates",
  appeal: "Appeals",
  reported: "Reported reviews",
} as const;

export const reviewKindLabels = { bed: "A bed", store: "A store" } as const;

/** In days. Stated to writers on the page of rules, and flagged in the queue when exceeded. */
export const readWithin = 3;
export const appealWithin = 30;
export const appealReadWithin = 7;

/** Of versions, oldest first, the one that staff read: the latest with an open decision, else the latest. */
export const versionToRead = <Version extends { decisions: readonly string[] }>(versions: readonly Version[]) =>
  versions.findLast(({ decisions }) => decisions.some((each) => each !== "take-down")) ?? versions.at(-1);
