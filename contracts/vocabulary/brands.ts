/** Facets of the brand listing; each is a query parameter with comma-separated values. */
export const brandFacetKeys = ["type", "price", "firmness", "sold", "certificate"] as const;

/** The first is the default. The page states the rule of each; the upstream breaks ties by name. */
export const brandSortLabels = {
  name: { label: "Name", rule: "From A to Z." },
  score: { label: "Score", rule: "Brands whose beds score highest on average first." },
  price: {
    label: "Price",
    rule: "Lowest price first. Brands with no published price come last.",
  },
  models: { label: "Number of beds", rule: "Most beds first." },
} as const;
