/** What a mattress is made of, how it is measured and how its construction scores. */

export const typeLabels = {
  innerspring: "Innerspring",
  hybrid: "Hybrid",
  "memory-foam": "Memory foam",
  polyfoam: "Polyfoam",
  latex: "Latex",
  "latex-hybrid": "Latex hybrid",
  "adjustable-air": "Adjustable air",
  "polymer-grid": "Polymer grid",
} as const;

/** What a bed is sold for, if not for adults: follows "for", next to its type. */
export const madeForLabels = {
  children: "children",
  bunk: "bunk beds",
  rv: "RVs",
} as const;

export const materialLabels = {
  cover: "Cover fabric",
  fiber: "Fiber",
  wool: "Wool",
  polyfoam: "Polyfoam",
  "memory-foam": "Memory foam",
  "gel-memory-foam": "Gel memory foam",
  "dunlop-latex": "Dunlop latex",
  "talalay-latex": "Talalay latex",
  "polymer-grid": "Polymer grid",
  "micro-coils": "Micro-coils",
  "pocketed-coils": "Pocketed coils",
  "bonnell-coils": "Bonnell coils",
  "offset-coils": "Offset coils",
  "continuous-coils": "Continuous coils",
  "air-chamber": "Air chamber",
} as const;

/** From the top down. */
export const layerRoleLabels = {
  cover: "Cover",
  comfort: "Comfort",
  transition: "Transition",
  support: "Support",
  base: "Base",
} as const;

/** The sizes in domain.md section 6 that the catalogue sells, smallest first. */
export const sizeLabels = {
  twin: "Twin",
  "twin-xl": "Twin XL",
  full: "Full",
  queen: "Queen",
  king: "King",
  "cal-king": "Cal king",
  "split-king": "Split king",
} as const;

/** For use next to a price: "cal king", "twin XL"; "mattress" when the size is unknown. */
export const sizeName = (size: keyof typeof sizeLabels | null) =>
  size === null ? "mattress" : sizeLabels[size].toLowerCase().replace("xl", "XL");

/** Like `sizeName`, for the middle of a sentence: "California king". */
export const sizeInSentence = (size: keyof typeof sizeLabels | null) =>
  size === "cal-king" ? "California king" : sizeName(size);

/** The size in a URL; null for an unknown one, which is no reason to show no bed. */
export const knownSize = (text: string | null) =>
  text !== null && Object.hasOwn(sizeLabels, text) ? (text as keyof typeof sizeLabels) : null;

export const topStyleLabels = { tight: "Tight top", pillow: "Pillow top", euro: "Euro top" } as const;

/** Body weight of a sleeper, lightest first. */
export const weightBandLabels = {
  "under-130": "Under 130 lb",
  "130-180": "130 to 180 lb",
  "180-230": "180 to 230 lb",
  "230-300": "230 to 300 lb",
  "over-300": "Over 300 lb",
} as const;

/** Includes bands from earlier releases: they are no longer offered, but answers given then still count. */
export const heldWeightBandLabels = {
  ...weightBandLabels,
  "130-230": "130 to 230 lb",
  "over-230": "Over 230 lb",
} as const;

/** Treatments of a layer's material that change how it feels, how warm it gets or how long it lasts. */
export const treatmentLabels = {
  "open-cell": "Open cells",
  "quick-response": "Quick response",
  ventilated: "Ventilated or convoluted",
  "high-resilience": "High resilience",
  "phase-change": "Phase-change cooling",
  "cool-touch": "Cool-touch yarn",
  organic: "Organic",
  cotton: "Cotton",
  wool: "Wool",
  cashmere: "Cashmere",
  natural: "Natural fiber",
  "stretch-knit": "Stretch knit",
  damask: "Damask",
  quilted: "Quilted",
  tufted: "Hand-tufted",
  "foam-rails": "Foam rails",
} as const;

/**
 * The one scale of firmness in words, from the softest: 1 to 10, 10 the firmest (domain.md section 5). The upper end of
 * each band is exclusive. `range` is the band in everyday words, for guides, filters and the quiz: a firmness rounded
 * to a half is within the range of its word.
 */
export const firmnessScale = [
  { word: "very soft", below: 2.8, range: "under 3" },
  { word: "soft", below: 4.1, range: "3 to 4" },
  { word: "medium-soft", below: 4.9, range: "4 to 5" },
  { word: "medium", below: 6, range: "5 to 6" },
  { word: "medium-firm", below: 7, range: "6 to 7" },
  { word: "firm", below: 8.3, range: "7 to 8" },
  { word: "extra firm", below: Infinity, range: "over 8" },
] as const;

export type FirmnessWord = (typeof firmnessScale)[number]["word"];

/** The word for a firmness, as in "a medium-firm feel". */
export const firmnessWord = (value: number): FirmnessWord => firmnessScale.find(({ below }) => value < below)!.word;

/**
 * The one scale of how deeply a bed hugs (ruleset 2026.3, section 6), deepest first, each starting at its figure: the
 * filter's label, and a phrase.
 */
export const hugScale = [
  { value: "deep", from: 4.2, label: "Deep hug", words: "you sink in deep, and it hugs you" },
  { value: "hug", from: 3.6, label: "Hug", words: "it hugs you" },
  { value: "some", from: 3, label: "Some of both", words: "you lie half in it, half on it" },
  { value: "on-top", from: 2.3, label: "More on top than in", words: "you lie more on it than in it" },
  { value: "float", from: 0, label: "Springy, on top", words: "you lie on top of it" },
] as const;
