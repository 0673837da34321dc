/** Guides and glossary: the names that writers may use in a text, and kinds of terms. */

/** What `::figure{name=…}` draws. */
export const figureNames = [
  "coil-kinds",
  "foam-layers",
  "firmness-scale",
  "firmness-by-sleeper",
  "sizes-to-scale",
  "life-in-years",
  "density-scale",
  "ild-scale",
  "top-styles",
  "spine-alignment",
  "trial-nights",
  "slat-spacing",
  "ifd-test",
  "motion-transfer",
  "warranty-years",
  "zones",
] as const;
export type FigureName = (typeof figureNames)[number];

/** What `::table{name=…}` fills from the catalogue. */
export const tableNames = ["types", "sizes", "trials", "warranties"] as const;
export type TableName = (typeof tableNames)[number];

/** In the order in which they are offered as a filter. */
export const termKindLabels = {
  construction: "How beds are built",
  materials: "Materials",
  comfort: "Comfort and feel",
  foundations: "Sizes, bases and bedding",
  buying: "Buying and returning",
  certificates: "Safety and certificates",
} as const;
export type TermKind = keyof typeof termKindLabels;
