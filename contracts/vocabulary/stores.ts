/** The radii in miles that a search offers. */
export const storeRadii = [5, 10, 25, 50, 100] as const;

export const greatestRadius = Math.max(...storeRadii);

/** The default radius in miles. */
export const defaultRadius = 25;

/** The first is the default. */
export const storeSortLabels = {
  distance: {
    label: "Distance",
    rule: "Nearest first. Miles are in a straight line, not by road. No one can pay to be listed first.",
  },
  models: {
    label: "Most beds",
    by: "number of beds",
    rule: "Stores with the most beds to try come first. Ties go to the nearer one.",
  },
  rating: {
    label: "Rating",
    by: "shoppers’ rating",
    rule: "Best rated first. Stores with fewer than five ratings come last, and ties go to the nearer one.",
  },
  name: { label: "Name", rule: "A to Z. Stores with the same name are listed nearest first." },
} as const;
