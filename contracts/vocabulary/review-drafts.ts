import type { reviewKindLabels } from "./moderation";

/** What a review is about. */
export type ReviewKind = keyof typeof reviewKindLabels;

/** What a sent draft becomes: a review, or a version of one. */
export const draftPurposeLabels = { first: "New review", edit: "Change", update: "Update" } as const;
export type DraftPurpose = keyof typeof draftPurposeLabels;

/** Of a bed, best first. */
export const bedStarLabels = {
  "5": { label: "5 stars", hint: "I’d buy it again" },
  "4": { label: "4 stars", hint: "Good, with a weak point or two" },
  "3": { label: "3 stars", hint: "It’s OK" },
  "2": { label: "2 stars", hint: "I wouldn’t buy it again" },
  "1": { label: "1 star", hint: "I regret buying it" },
} as const;

/** Of a store, best first. */
export const storeStarLabels = {
  "5": { label: "5 stars", hint: "I’d send a friend there" },
  "4": { label: "4 stars", hint: "Good, with a weak point or two" },
  "3": { label: "3 stars", hint: "It’s OK" },
  "2": { label: "2 stars", hint: "I wouldn’t go back" },
  "1": { label: "1 star", hint: "I’d warn a friend" },
} as const;

/** What writers say they received, in their own words. */
export const gotLabels = {
  none: { label: "Nothing" },
  cashback: { label: "Cash back through this site", hint: "For buying the bed, whatever you write" },
  gift: { label: "A gift or a discount", hint: "From the store, the brand or anyone else" },
} as const;

export const boughtLabels = { yes: "Yes", no: "No, I looked around" } as const;

/** Limits for the title and the text, in characters. */
export const mostTitle = 100;
export const leastBody = 50;
export const mostBody = 4000;

/** The states of a review and its versions, as their writer sees them. */
export const writtenStateLabels = {
  waiting: { label: "Waiting to be read", means: "A person reads every review before it’s public, good or bad." },
  published: { label: "Published", means: "Everyone can read it." },
  refused: { label: "Not published", means: "" },
} as const;

/** How many days a draft is kept, and how many a link to confirm an address works. */
export const draftDays = 30;
export const confirmDays = 7;
