/** Guides, glossary and information pages: the names available to writers, and kinds of terms. */

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
export const catalogueTableNames = ["types", "sizes", "trials", "warranties"] as const;

/** What it fills from our own rules. */
export const ruleTableNames = ["scores", "bed-rules", "store-rules", "post-rules", "decline-reasons"] as const;

/** What it fills from the upstream's disclosures; only for information pages. */
export const disclosureTableNames = ["cookies", "retention", "partners"] as const;

export const tableNames: readonly string[] = [...catalogueTableNames, ...ruleTableNames, ...disclosureTableNames];

/** Texts of our own that staff edit besides guides and terms. */
export const informationSlugs = [
  "about",
  "help",
  "content-guidelines",
  "siteterms",
  "privacy",
  "disclosure-policy",
] as const;
export type InformationSlug = (typeof informationSlugs)[number];

/** Those that the operator's counsel has to review. */
export const legalSlugs: readonly InformationSlug[] = ["siteterms", "privacy", "disclosure-policy"];

/** What `:live{of=…}` can report as on or off: what this site sends to other companies, if anything. */
export const serviceNames = ["error-reports", "analytics", "tag-manager", "map-tiles"] as const;
export type ServiceName = (typeof serviceNames)[number];

/** The name in `:live{of=…}` for how many days the site's log is kept. */
export const logDays = "log-days";

/** Possible names in `::anchor{name=…}`: places in a text that other pages link to, whatever its headings say. */
export const anchorNames = ["scores", "money", "demonstration-data", "accessibility"] as const;

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
