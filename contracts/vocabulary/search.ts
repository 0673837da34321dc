/** What a search finds. "Manufacturer" is the upstream's word; shoppers say brand. */
export const searchKindLabels = {
  manufacturer: { one: "brand", many: "brands" },
  collection: { one: "collection", many: "collections" },
  line: { one: "line", many: "lines" },
  model: { one: "bed", many: "beds" },
  retailer: { one: "retailer", many: "retailers" },
  store: { one: "store", many: "stores" },
} as const;

/** Texts that a search finds, in display order. */
export const textKindLabels = {
  term: { one: "glossary term", many: "glossary terms" },
  guide: { one: "guide", many: "guides" },
  question: { one: "question", many: "questions" },
  thread: { one: "forum thread", many: "forum threads" },
  page: { one: "page about Bedlark", many: "pages about Bedlark" },
} as const;

/** What a part of a query can ask for, in the order in which parts are restated. */
export const queryPartLabels = {
  manufacturer: "Brand",
  retailer: "Retailer",
  collection: "Collection",
  line: "Line",
  model: "Model",
  alias: "Name in a store",
  store: "Store",
  firmness: "Firmness",
  sides: "Firmness of each side",
  flip: "Sides to sleep on",
  "made-for": "Made for",
  type: "Type",
  material: "Material",
  size: "Size",
  price: "Price",
  height: "Height",
  cooling: "Cooling",
  weight: "Body weight",
  certificate: "Certificate",
  trial: "Trial",
  deal: "Deal",
  need: "Good for",
  order: "Sort by",
  place: "Place",
  page: "Page",
} as const;

/** Pages of this site that a word in a query can ask for. */
export const askedPages = [
  "quiz",
  "allergies",
  "deals",
  "cash-back",
  "stores",
  "brands",
  "compare",
  "comparisons",
  "reviews",
  "about",
  "sign-in",
  "guides",
  "accessories",
  "glossary",
] as const;
