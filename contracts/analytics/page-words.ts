/** Descriptions of pages for the data layer (specification, section 3). */

export const pageTypes = [
  "home",
  "match quiz",
  "store",
  "product",
  "deal",
  "cash back",
  "comparison",
  "review",
  "editorial",
  "community",
  "search",
  "account",
  "information",
  "staff",
  "error",
] as const;

export const editorialTypes = ["guide", "expert review", "glossary", "questions and answers", "method"] as const;

export type PageType = (typeof pageTypes)[number];
export type EditorialType = (typeof editorialTypes)[number];

/** As in a route's handle: type, subtype and, for an editorial page, the kind of text. */
export type PageWords = readonly [PageType, string] | readonly ["editorial", string, EditorialType];
