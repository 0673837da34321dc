export const dealKindLabels = { "price-cut": "Price cut", code: "Code", gift: "Gift" } as const;

export const dealStateLabels = { running: "Running", upcoming: "Upcoming", ended: "Ended" } as const;

/** The first is the default. */
export const dealSortLabels = {
  ending: { label: "Ending", rule: "Ends soonest first; deals without a stated end come last." },
  saving: { label: "Saving", rule: "Furthest under the usual price first; gifts come last." },
  newest: { label: "Newest", rule: "Begun most recently first." },
  brand: { label: "Brand", rule: "By brand from A to Z." },
} as const;
