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
  /** Part of a sentence. */
  rule: string;
  /** Mattresses without this figure come last. */
  unknownLast?: boolean;
}

/** The first is the default; the upstream breaks remaining ties by name. */
export const mattressSortLabels = {
  score: { label: "Score", rule: "highest score" },
  price: { label: "Price, low first", rule: "lowest price", unknownLast: true },
  "price-down": { label: "Price, high first", rule: "highest price", unknownLast: true },
  saving: { label: "Saving", rule: "furthest under its usual price", unknownLast: true },
  firmness: { label: "Firmness", rule: "softest" },
  rating: { label: "Owners", rule: "best rated by owners", unknownLast: true },
  trial: { label: "Trial", rule: "longest trial", unknownLast: true },
  name: { label: "Name", rule: "by name from A to Z" },
} satisfies Record<string, SortWords>;
