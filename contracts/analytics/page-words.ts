/** What a page is, in words for the data layer (specification, section 3). */

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

/** As a route's handle says it: type, subtype and, of an editorial page, of what kind its text is. */
export type PageWords = readonly [PageType, string] | readonly ["editorial", string, EditorialType];
