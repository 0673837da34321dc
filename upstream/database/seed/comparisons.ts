import type { SeedComparison } from "./catalogue-data";
import { slugify } from "./slug";

/** Pairs of brands of the fixed lists, with what the comparison of their ranges asks. */
const pairs: readonly (readonly [one: string, other: string, question: string])[] = [
  ["Avocado", "Nest Bedding", "materials and certificates side by side"],
  ["Beautyrest", "Sealy", "which brand fits which sleeper?"],
  ["Brooklyn Bedding", "Puffy", "firmness, cooling and price compared"],
  ["Casper", "Purple", "pressure relief, feel and price compared"],
  ["Helix", "WinkBed", "which firmness for which body weight?"],
  ["King Koil", "Restonic", "two brands side by side"],
  ["Leesa", "Tuft & Needle", "layers, trial and price compared"],
  ["Nectar", "DreamCloud", "which brand fits which sleeper?"],
  ["Saatva", "Stearns & Foster", "what's inside, edges and prices side by side"],
  ["Sealy", "Serta", "models, firmness and price compared"],
  ["Sleep Number", "TEMPUR-Pedic", "which is better for couples?"],
  ["TEMPUR-Pedic", "Purple", "pressure relief and cooling compared"],
];

/** The popular comparisons, with headers "A vs. B"; the same for every seed, since menus and tests name them. */
export function popularComparisons(): SeedComparison[] {
  return pairs.map(([one, other, question]) => ({
    url: `${slugify(one)}-vs-${slugify(other)}`,
    header: `${one} vs. ${other}`,
    title: `${one} vs. ${other}: ${question}`,
    left_brand_slug: slugify(one),
    right_brand_slug: slugify(other),
  }));
}
