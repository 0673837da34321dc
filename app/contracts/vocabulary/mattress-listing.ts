/** Facets of the listing of mattresses sold online; each is a query parameter holding comma-separated values. */
export const mattressFacetKeys = [
  "type",
  "firmness",
  "price",
  "size",
  "brand",
  "certificate",
  "trial",
  "cooling",
  "weight",
  "deal",
] as const;

interface SortWords {
  label: string;
  /** What the list is sorted by, where the label does not say it. */
  by?: string;
  /** Part of the sentence that says the order. */
  phrase: string;
  /** Mattresses without this figure come last. */
  unknownLast?: boolean;
}

/** The first is the default; the upstream breaks remaining ties by name. */
export const mattressSortLabels = {
  score: { label: "Score", phrase: "highest score" },
  price: { label: "Price: low to high", phrase: "lowest price", unknownLast: true },
  "price-down": { label: "Price: high to low", phrase: "highest price", unknownLast: true },
  saving: { label: "Savings", phrase: "biggest savings", unknownLast: true },
  firmness: { label: "Softest first", by: "firmness", phrase: "softest" },
  rating: { label: "Owner rating", phrase: "best rated by owners", unknownLast: true },
  trial: { label: "Longest trial", by: "trial", phrase: "longest trial", unknownLast: true },
  name: { label: "Name", phrase: "by name from A to Z" },
} satisfies Record<string, SortWords>;
