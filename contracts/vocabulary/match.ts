/** Terms of the match engine's results. */

/** Parts of a score, in the order in which they are added up. */
export const matchPartLabels = {
  firmness: "Firmness fit",
  support: "Support",
  pressure_relief: "Pressure relief",
  motion_isolation: "Motion isolation",
  cooling: "Cooling",
  durability: "Durability",
  edge_support: "Edge support",
  responsiveness: "Responsiveness",
  feel: "Feel",
  owners: "Similar owners",
} as const;

export const matchBandLabels = {
  excellent: "Excellent match",
  good: "Good match",
  fair: "Fair match",
  weak: "Weak match",
  possible: "Possible match",
} as const;

/** Beds to look at first, and how each stands out. */
export const matchPickLabels = {
  "best-match": "Best match",
  "best-value": "Best value",
  strongest: "Strong where you need it",
  "different-feel": "A different feel",
  adjustable: "A side for each of you",
  "split-pair": "A bed for each of you",
} as const;

export const matchConfidenceLabels = {
  high: "We’re sure of this score",
  medium: "We’re fairly sure of this score",
  low: "This score is a rough guess",
} as const;

/** How risky it is to buy a bed, depending on how it can be returned. */
export const riskLabels = {
  low: "Easy to return",
  medium: "You can return it, within limits",
  high: "Hard to return",
  unknown: "We don’t know how returns work for it",
} as const;

export const sleeperLabels = { you: "You", partner: "Your partner" } as const;

/** What hides models: most because of an answer, some because of what a bed is made of or sold for. */
export const hardFilterNames = [
  "size",
  "budget",
  "delivery",
  "try-in-store",
  "allergy",
  "adjustable-base",
  "bunk",
  "air-for-child",
  "capacity",
  "made-for-children",
  "made-for-rvs",
] as const;

/** Whether a bed is made for others than the sleeper: it isn’t matched to them, so how well it fits says nothing. */
export const isForOthers = (leftOutBy: (typeof hardFilterNames)[number] | null): boolean =>
  leftOutBy === "made-for-children" || leftOutBy === "made-for-rvs";

/** Answers that hide models, with a link text for taking each one back. */
export const dropLabels = {
  size: "Show every size",
  budgetRange: "Show every price",
  deliveryZip: "Don’t check delivery",
  tryInStore: "Include beds no store has",
  allergies: "Ignore allergies",
  adjustableBase: "Don’t check the base",
  bunk: "Include taller beds",
  weight: "Don’t check the weight",
} as const;

/** Facets of the results; each is a query parameter with comma-separated values. */
export const matchFacetKeys = ["type", "price", "brand", "floor"] as const;

/** Sort orders for results, the default first. Beds without a price to compare with the budget are last in each. */
export const matchSortLabels = {
  match: {
    label: "Best match",
    phrase: "best first",
    rule: "When two beds score the same, the one we’re surer of comes first.",
  },
  price: {
    label: "Price",
    phrase: "lowest price first",
    rule: "Lowest price first. Beds with no published price come last.",
  },
  brand: { label: "Brand", phrase: "by brand", rule: "Brands from A to Z, each brand's best match first." },
} as const;

/** Whether a part loses so much of its potential that a bed is not recommended without mentioning it. */
export const losesMuch = ({ points, most }: { points: number; most: number }) => points <= most * 0.7;
