export const dealKindLabels = { "price-cut": "Price cut", code: "Code", gift: "Gift" } as const;

export const dealStateLabels = { running: "Running", upcoming: "Upcoming", ended: "Ended" } as const;

/** The first is the default. */
export const dealSortLabels = {
  ending: { label: "Ending", rule: "Ends soonest first; deals without a stated end come last." },
  price: { label: "Price", rule: "Lowest price with the deal first, code taken off; deals without a price come last." },
  saving: { label: "Saving", rule: "Furthest under the usual price first; gifts come last." },
  newest: { label: "Newest", rule: "Begun most recently first." },
  brand: { label: "Brand", rule: "By brand from A to Z." },
} as const;

/** Facets of the list of deals, by the names of their parameters. */
export const dealFacetKeys = ["type", "price", "brand", "kind", "state"] as const;
