/** Radii in miles that a search offers. */
export const storeRadii = [5, 10, 25, 50, 100] as const;

/** Radius in miles of a search that names none. */
export const defaultRadius = 25;

/** The first is the default. */
export const storeSortLabels = {
  distance: { label: "Distance", rule: "Nearest first, in a straight line. No one can pay to be listed first." },
  models: { label: "Most beds", rule: "Most beds first, then the nearest." },
  name: { label: "Name", rule: "Stores from A to Z, then the nearest." },
} as const;
