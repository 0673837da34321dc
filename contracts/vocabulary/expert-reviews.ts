/** What is measured on a tested bed, and related terms. */

/** In display order: first the scored measurements, then the purely descriptive ones. */
export const measurementLabels = {
  pressure: { label: "Pressure on the shoulder", about: "Less is gentler if you sleep on your side", decimals: 0 },
  hips: {
    label: "Hips out of line",
    about: "How far the hips drop below the shoulders; less keeps your back straighter",
    decimals: 1,
  },
  motion: { label: "Jolt on the other side", about: "What you feel when your partner drops into bed", decimals: 1 },
  heat: { label: "Warming up", about: "How much warmer the surface gets under you in an hour", decimals: 1 },
  edge: { label: "Give at the edge", about: "How far the edge sinks when someone sits on it", decimals: 1 },
  recovery: {
    label: "Time to spring back",
    about: "How long a dent stays; shorter makes it easier to turn over",
    decimals: 1,
  },
  wear: { label: "Worn down", about: "Height lost to years of rolling, in a few days", decimals: 2 },
  firmness: { label: "Force to press it down", about: "More force means a firmer bed", decimals: 1 },
  sinkage: { label: "How deep you sink", about: "A person of 160 lb, lying on their back", decimals: 1 },
  height: { label: "Height", about: "After two days without anyone on it", decimals: 1 },
  weight: { label: "Weight", about: "What you have to get up the stairs", decimals: 0 },
} as const;

/** How a tested bed was obtained. */
export const acquisitionLabels = {
  bought: { label: "We bought it", about: "at a store or online like anyone else, without saying who we are" },
  lent: { label: "Lent by the brand", about: "and picked up again after the test" },
  given: { label: "Given by the brand", about: "and recycled after the test" },
} as const;

/** How a bed’s measured firmness compares with what its brand says. */
export const claimLabels = {
  "as-claimed": "As firm as the brand says",
  softer: "Softer than the brand says",
  firmer: "Firmer than the brand says",
} as const;

/** The claims of a brand that we can measure. */
export const claimedLabels = { firmness: "Firmness", height: "Height" } as const;

/** The first is the default. */
export const expertReviewSortLabels = {
  newest: { label: "Newest", by: "date of the test", rule: "Tested most recently first." },
  score: { label: "Test results", rule: "Best test results first." },
  brand: { label: "Brand", rule: "By brand from A to Z." },
} as const;

/** Facets of the list of expert reviews, by parameter name. */
export const expertReviewFacetKeys = ["brand", "type", "firmness", "claim"] as const;
