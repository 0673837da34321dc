/** The site's statistics on requests it has answered (decision 80), free of zod. */

/** An item is shown by name only if it was requested at least this often in the displayed period. */
export const minimumCount = 10;

/** Counts names that have no row of their own. No slug has this form. */
export const otherSubject = "*";

/** Kinds whose items are counted by slug or, for searches, by term: kept for two months, others for years. */
export const namedKinds = {
  bed: "Beds",
  guide: "Guides",
  store: "Stores",
  deal: "Deals",
  term: "Searches that found nothing",
} as const;

export type NamedKind = keyof typeof namedKinds;

/**
 * "page" and "bot": by type and subtype of the page, "product/model"; "search": by what was found; "step": see below.
 */
export const figureKinds = ["page", "bot", "search", "step", "bed", "guide", "store", "deal", "term"] as const;

export type FigureKind = (typeof figureKinds)[number];

export const figureSteps = {
  "quiz-begun": "Match quiz started",
  "quiz-finished": "Match quiz completed",
  "claim-begun": "Cash back claim started",
  "claim-sent": "Cash back claim sent",
  "review-begun": "Review started",
  "review-sent": "Review sent",
} as const;

export type FigureStep = keyof typeof figureSteps;

/** The period of the figures: today so far, or whole days up to yesterday. */
export const figurePeriods = {
  "1": "Today so far",
  "7": "7 days",
  "28": "28 days",
} as const;

export type FigurePeriod = keyof typeof figurePeriods;

/** Maximum counts per batch: each takes about 100 bytes, and a body has 64 KB. */
export const mostOfBatch = 200;
