export const dealKindLabels = { "price-cut": "Price cut", code: "Code", gift: "Gift" } as const;

export const dealStateLabels = { running: "On now", upcoming: "Coming up", ended: "Ended" } as const;

/** The first is the default. */
export const dealSortLabels = {
  ending: { label: "Ending soonest", by: "end date", rule: "Ending soonest first. Deals with no end date come last." },
  price: { label: "Price", rule: "Lowest price first, after any code. Deals we haven’t seen a price for come last." },
  saving: { label: "Savings", rule: "Biggest savings first. Gifts come last." },
  newest: { label: "Newest", rule: "Newest first." },
  brand: { label: "Brand", rule: "By brand from A to Z." },
} as const;

/** What sorting by end date means if all deals are upcoming, and if all have ended. */
export const dealSortLabelsIn = {
  upcoming: { label: "Starting soonest", by: "start date", rule: "Starting soonest first." },
  ended: { label: "Ended last", by: "end date", rule: "Ended most recently first." },
} as const;

/** Facets of the list of deals, by parameter name. */
export const dealFacetKeys = ["type", "price", "brand", "kind", "state"] as const;
