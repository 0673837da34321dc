const kinds: Readonly<Record<string, string>> = {
  manufacturer: "Brand",
  collection: "Collection",
  line: "Line",
  model: "Mattress",
  store: "Store",
  retailer: "Retailer",
};

/** The kind of an autocomplete entry in words (types: specification, section 3). */
export const kindInWords = (type: string): string => kinds[type] ?? "Other";
