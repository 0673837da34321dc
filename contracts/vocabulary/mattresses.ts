/** Facets of the listing of mattresses sold online; each is a query parameter with comma-separated values. */
export const mattressFacetKeys = [
  "type",
  "firmness",
  "sides",
  "flip",
  "price",
  "size",
  "brand",
  "certificate",
  "trial",
  "cooling",
  "pressure",
  "motion",
  "hug",
  "lasting",
  "weight",
  "made-for",
  "deal",
] as const;

interface SortWords {
  label: string;
  /** What the list is sorted by, if the label does not say it. */
  by?: string;
  /** Part of the sentence that states the order. */
  phrase: string;
  /** Those that come last because they lack the figure. */
  last?: string;
}

/** The first is the default; the upstream breaks remaining ties by name. */
export const mattressSortLabels = {
  score: { label: "Score", phrase: "highest score", last: "for children, bunks or RVs" },
  match: { label: "Best for you", phrase: "best match for your answers", last: "that your answers leave out" },
  price: { label: "Price: low to high", phrase: "lowest price", last: "with no published price" },
  "price-down": { label: "Price: high to low", phrase: "highest price", last: "with no published price" },
  saving: { label: "Savings", phrase: "biggest percentage off", last: "with no usual price to compare" },
  firmness: { label: "Softest first", by: "firmness", phrase: "softest" },
  rating: { label: "Owner rating", phrase: "best rated by owners", last: "with fewer than five ratings" },
  trial: { label: "Longest trial", by: "trial", phrase: "longest trial", last: "with no published trial" },
  name: { label: "Name", phrase: "by name from A to Z" },
} satisfies Record<string, SortWords>;
