/** What a search finds. "Manufacturer" is the upstream's word; shoppers say brand. */
export const searchKindLabels = {
  manufacturer: { one: "brand", many: "brands" },
  collection: { one: "collection", many: "collections" },
  line: { one: "line", many: "lines" },
  model: { one: "model", many: "models" },
} as const;
