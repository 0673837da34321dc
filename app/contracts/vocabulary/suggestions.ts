const labels: Readonly<Record<string, string>> = {
  manufacturer: "Brand",
  collection: "Collection",
  line: "Line",
  model: "Mattress",
  store: "Store",
  retailer: "Retailer",
};

/** The label of an autocomplete entry's type (specification, section 3); an upstream may know more types. */
export const suggestionLabel = (type: string): string => labels[type] ?? "Other";
